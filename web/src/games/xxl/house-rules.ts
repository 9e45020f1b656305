/** Which variant of XXL somebody plays at home; 0: all of them. */
import { ownSettings } from '../own-settings'

export const own = ownSettings({ variant: 0 })

/** Up to how many points somebody plays HILO at home. */
import { ownSettings } from '../own-settings'

export const USUAL_LIMIT = 100
export const LIMITS = [20, 50, 100]

export const own = ownSettings({ limit: USUAL_LIMIT })

/** Up to how many points somebody plays HILO at home. */
import { known } from '../../server/known'
import { ownSettings } from '../own-settings'

export const USUAL_LIMIT: number = known.hilo.usual.limit
export const LIMITS = [20, 50, 100]

export const own = ownSettings({ limit: USUAL_LIMIT })

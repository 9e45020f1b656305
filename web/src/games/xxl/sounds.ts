/** What is heard in XXL: two tones a card, so each is softer. */
import type { Happened } from '../../server/types'
import { usually, type Tone } from '../../sound'

export const sounds = (happened: Happened): Tone[] => usually(happened, 0.1)

/** The variants of XXL, in the order of a full match (K4). This is the only place that lists them. */
import { Later } from '../later'
import type { Variant } from './variant'

/** A variant as it is known before anybody plays it. */
export interface Listed {
  /** As the rulebook counts them. */
  readonly number: number
  /** Where its rules begin. */
  readonly rule: string
  readonly played: Later<Variant>
  /** Players may agree on trumps. */
  readonly trumps: boolean
}

const variants: Listed[] = []
export const VARIANTS: readonly Listed[] = variants

/** One more, with the next number. */
export function add(rule: string, load: () => Promise<{ default: Variant }>, { trumps = false } = {}): void {
  variants.push({ number: variants.length + 1, rule, trumps, played: new Later(async () => (await load()).default) })
}

add('K20', () => import('./runs/variant'))
add('K30', () => import('./below/variant'))
add('K40', () => import('./refuse/variant'))
add('K50', () => import('./streets/variant'))
add('K60', () => import('./descents/variant'))
add('K70', () => import('./colour/variant'), { trumps: true })

/** The variant of a round, counted from 0: the one of a series, or each in turn. */
export const variantOf = ({ mode, variant }: Record<string, unknown>, index: number): number =>
  mode === 'series' ? ((variant as number | undefined) ?? 1) : VARIANTS[index % VARIANTS.length]!.number

/** The variant that `variant-3` means. */
export const variantAt = (fragment: string): Listed | undefined => VARIANTS.find(({ number }) => fragment === `variant-${number}`)

/** The variant that is played, for those who sit at its table. */
export const variantIn = (view: { variant: number }): Variant => VARIANTS[view.variant - 1]!.played.here

/** All of them: a match plays one after the other. */
export const openAll = () => Promise.all(VARIANTS.map(({ played }) => played.open()))

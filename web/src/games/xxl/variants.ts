/** The variants of XXL. Whoever adds a folder with a `variant-NUMBER.ts` has added one. */
import { known } from '../../server/known'
import { Later } from '../later'
import type { Variant } from './variant'

/** A variant as it is known before anybody plays it. */
export interface Listed {
  /** As the rulebook counts them. */
  readonly number: number
  /** Where its rules begin. */
  readonly rule: string | null
  readonly played: Later<Variant>
}

type Load = () => Promise<{ default: Variant }>

const RULES: Readonly<Record<number, string>> = known.xxl.firstRules
const variants: Listed[] = []
/** In the order of a full match (K4). */
export const VARIANTS: readonly Listed[] = variants

/** One more, with the next number. Where its rules begin is told by them. */
export function add(load: Load, rule = RULES[variants.length + 1] ?? null): void {
  const number = variants.length + 1
  variants.push({ number, rule, played: new Later(async () => (await load()).default) })
}

const FILES = import.meta.glob<{ default: Variant }>('./*/variant-*.ts')
const numberOf = (file: string) => Number(/variant-(\d+)/.exec(file)![1])
for (const [, load] of Object.entries(FILES).sort(([a], [b]) => numberOf(a) - numberOf(b))) add(load)

/** The variant that an address of the rules means: `variant-NUMBER`. */
export const variantAt = (fragment: string): Listed | undefined => VARIANTS.find(({ number }) => fragment === `variant-${number}`)

/** The variant that is played, for those who sit at its table. */
export const variantIn = (view: { variant: number }): Variant => VARIANTS[view.variant - 1]!.played.here

/** All of them: a match plays one after the other. */
export const openAll = () => Promise.all(VARIANTS.map(({ played }) => played.open()))

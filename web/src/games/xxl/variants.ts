/** The variants of XXL. Whoever adds a folder with a `variant-NUMBER.ts` has added one. */
import { Later } from '../later'
import type { Variant } from './variant'

/** A variant as it is known before anybody plays it. */
export interface Listed {
  /** As the rulebook counts them. */
  readonly number: number
  /** Where its rules begin: those of variant 1 at K20, those of variant 2 at K30, and so on. */
  readonly rule: string
  readonly played: Later<Variant>
}

type Load = () => Promise<{ default: Variant }>

const variants: Listed[] = []
/** In the order of a full match (K4). */
export const VARIANTS: readonly Listed[] = variants

/** One more, with the next number. */
export function add(load: Load): void {
  const number = variants.length + 1
  variants.push({ number, rule: `K${10 * (number + 1)}`, played: new Later(async () => (await load()).default) })
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

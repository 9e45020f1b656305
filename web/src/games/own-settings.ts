/** What somebody has set for themselves in one game: kept with everything else that they have set. */
import { settings } from '../settings.svelte'

/** The settings of a game, by what they are as long as nobody has changed them. */
export function ownSettings<Own extends Record<string, unknown>>(usual: Own): Own {
  const kept = settings as unknown as Record<string, unknown>
  const own = {} as Own
  for (const name of Object.keys(usual))
    Object.defineProperty(own, name, {
      get: () => kept[name] ?? usual[name],
      set: (value: unknown) => {
        kept[name] = value
      },
    })
  return own
}

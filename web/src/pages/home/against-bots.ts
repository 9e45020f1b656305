/** A table where one plays at once, against bots. Without a server it stands on one's own desk. */
import { numberFor } from '../../fair/promises'
import { newSeed, playOn } from '../../rulebook/laid-out'
import { Rulebook } from '../../rulebook/rulebook'
import { go } from '../../router.svelte'
import { command, createTable, Refused } from '../../server/api'
import { gameCalled } from '../../games/games'
import { settings } from '../../settings.svelte'
import { t } from '../../words/words.svelte'

export async function playAgainstBots(game: string, options: Record<string, unknown>): Promise<void> {
  const name = settings.name.trim() || t('guest')
  const { players: howMany, table } = gameCalled(game)
  const players = settings.players[game] ?? howMany.usual
  table.open().catch(() => {}) // on its way while the server makes room
  try {
    const seats = Array.from({ length: players }, (_, i) => (i ? { bot: settings.level } : {}))
    const { code, shuffle } = await createTable({ game, seats, options, name })
    await command(code, { do: 'mix', entropy: numberFor(shuffle) })
    await command(code, { do: 'start' })
    go(`/t/${code}`)
  } catch (error) {
    if (!(error instanceof Refused) || error.refusal.message !== 'no-connection') throw error
    await onOwnDesk(game, options, name, players)
  }
}

async function onOwnDesk(game: string, options: Record<string, unknown>, name: string, players: number): Promise<void> {
  const names = [name, ...Array.from({ length: players - 1 }, (_, i) => `${t('bot')} ${i + 1}`)]
  const rulebook = new Rulebook()
  const [seat, ...others] = await rulebook.seats(game, players).finally(() => rulebook.close())
  playOn({
    record: { format: 'atout/1', game, players: names, options, seed: newSeed(), deals: [], moves: [] },
    seat: seat!,
    bots: Object.fromEntries(others.map((other) => [other, settings.level])),
  })
}

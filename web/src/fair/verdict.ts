/**
 * What is to be said of a record: checked twice, in two ways that share no line.
 *
 * The shuffles are computed by the client's own few files (verify.ts, deals.ts). Then the rulebook plays the match once more
 * from its seed, every move, and compares deals, dealers and the result. Only what both believe fits.
 */
import { gameCalled } from '../games/games'
import { NotByTheRules, type Played, type Wrong } from '../rulebook/rulebook'
import { contradictions, noted, type Noted, type Otherwise } from './promises'
import { isRecord, verify, type FairRecord, type Verified } from './verify'

export interface Verdict {
  record: FairRecord
  /** Null if the record does not say how its seed came about: then there is nothing to check. */
  shuffles: Verified | null
  /** What came of playing it; null if it could not be played here, for want of the rulebook. */
  play: Played | { wrong: Wrong } | null
  /** What this device remembers otherwise; null if it was not there. */
  remembered: Otherwise[] | null
  fits: boolean
}

/** Null if the text is no record at all. `play`: the rulebook, which refuses with `NotByTheRules`. */
export async function judge(
  text: string,
  play: (record: string) => Promise<Played>,
  known: (commitment: string) => Noted | null = noted,
): Promise<Verdict | null> {
  const found = await looked(text)
  if (!found) return null
  const { record, shuffles } = found
  if (!shuffles) return { record, shuffles, play: null, remembered: null, fits: false }
  const played = await through(text, play)
  const remembered = contradictions(record, shuffles, known(record.fairness!.commitment))
  const fits = shuffles.fair && played !== null && !('wrong' in played) && !remembered?.length
  return { record, shuffles, play: played, remembered, fits }
}

async function looked(text: string): Promise<{ record: FairRecord; shuffles: Verified | null } | null> {
  const record = parsed(text)
  if (!isRecord(record)) return null
  await gameCalled(record.game).fair.open()
  try {
    return { record, shuffles: verify(record) }
  } catch {
    return null // whatever else such a file holds, it is not what its keys say
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function through(text: string, play: (record: string) => Promise<Played>): Promise<Verdict['play']> {
  try {
    return await play(text)
  } catch (error) {
    return error instanceof NotByTheRules ? { wrong: error.refusal } : null
  }
}

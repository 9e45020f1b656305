/** The ways in which a table can be laid out. Which of them is best in a window is found out by trying. */
import { columns, grid, rows, type Part } from './parts'

/** Where somebody sits, as the viewer sees it. */
export type Side = 'left' | 'far' | 'right' | 'near'

export interface Arrangement {
  /** `around`: people sit around the middle. `column`: all in a band above it. `beside`: one's own cards beside the middle. */
  form: 'around' | 'column' | 'beside'
  sides: Side[]
  whole: Part
}

/** What there is to lay out; `middle` and `status` are always there. */
export interface Pieces {
  others: Part[]
  /** The middle knows who sits where: cards of a trick lie before those who played them. */
  middle: (sides: Side[]) => Part
  status: Part
  own: Part | null
}

const all = (count: number, side: Side): Side[] => Array.from({ length: count }, () => side)
const AROUND = [0.18, 0.22, 0.26, 0.3]
const BESIDE = [0.26, 0.34, 0.42, 0.5, 0.6]

export function* arrangements(pieces: Pieces): Generator<Arrangement> {
  yield* inABand(pieces)
  yield* aroundTheMiddle(pieces)
  if (pieces.own) yield* ownBesideTheMiddle(pieces, pieces.own)
}

const below = ({ status, own }: Pieces): Part[] => (own ? [status, own] : [status])

function* inABand(pieces: Pieces): Generator<Arrangement> {
  const { others } = pieces
  const sides = all(others.length, 'far')
  for (let across = 1; across <= others.length; across++)
    yield { form: 'column', sides, whole: rows(...grid(others, across), pieces.middle(sides), ...below(pieces)) }
  if (pieces.own) return
  for (let upper = 1; upper < others.length; upper++) {
    const facing = [...all(upper, 'far'), ...all(others.length - upper, 'near')]
    const [far, near] = [others.slice(0, upper), others.slice(upper).toReversed()]
    for (let across = 1; across <= Math.max(far.length, near.length); across++) {
      const halves = [...grid(far, across), pieces.middle(facing), ...grid(near, across)]
      yield { form: 'column', sides: facing, whole: rows(...halves, pieces.status) }
    }
  }
}

/** Clockwise from the viewer's left: up on the left, across the top, down on the right. Nobody in the viewer's place: somebody else sits there. */
function* aroundTheMiddle(pieces: Pieces): Generator<Arrangement> {
  const lower = pieces.own || pieces.others.length < 4 ? [] : pieces.others.slice(-1)
  const others = pieces.others.slice(0, pieces.others.length - lower.length)
  for (let beside = 1; 2 * beside <= others.length; beside++) {
    const [left, top, right] = [others.slice(0, beside), others.slice(beside, -beside), others.slice(-beside)]
    const sides = [
      ...all(beside, 'left' as Side),
      ...all(top.length, 'far'),
      ...all(beside, 'right'),
      ...all(lower.length, 'near'),
    ]
    const middle = pieces.middle(sides)
    const centre = [...(top.length ? [columns(top)] : []), middle]
    for (const share of AROUND) {
      const across = (inner: Part[]) =>
        columns([rows(...left.toReversed()), rows(...inner), rows(...right)], [share, 1 - 2 * share, share])
      yield { form: 'around', sides, whole: rows(across([...centre, ...lower]), ...below(pieces)) }
      if (!pieces.own) continue
      yield { form: 'around', sides, whole: rows(across([...centre, pieces.status]), pieces.own) }
      yield { form: 'around', sides, whole: across([...centre, pieces.status, pieces.own]) }
    }
  }
}

function* ownBesideTheMiddle(pieces: Pieces, own: Part): Generator<Arrangement> {
  const { others, status } = pieces
  const sides = all(others.length, 'far')
  const middle = pieces.middle(sides)
  for (const share of BESIDE) {
    for (let across = 1; across <= others.length; across++) {
      const band = grid(others, across)
      yield { form: 'beside', sides, whole: rows(...band, status, columns([middle, own], [1 - share, share])) }
      yield { form: 'beside', sides, whole: columns([rows(...band, middle, status), own], [1 - share, share]) }
      yield { form: 'beside', sides, whole: rows(columns([rows(...band), middle], [share, 1 - share]), status, own) }
      yield { form: 'beside', sides, whole: rows(columns([rows(...band), rows(middle, status)], [share, 1 - share]), own) }
      for (const seats of AROUND)
        yield {
          form: 'beside',
          sides,
          whole: columns([rows(...band), rows(middle, status), own], [seats, 1 - seats - share, share]),
        }
    }
  }
}

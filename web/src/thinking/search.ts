/**
 * The search of one kind of deal: the functions of the rulebook that think, compiled to WebAssembly by web/wasm. It gets the numbers
 * and records of a question (src/atout/bots/question.py) and answers with numbers; what they mean is known in Python.
 */

export interface Question {
  kind: string
  numbers: number[]
  /** In base64. */
  records: string[]
  simulations: number
  seconds: number
}

export interface Thought {
  simulations: number
  worlds: number
  /** Actions, each with how often it was tried, and what that brought in worth, points and squares of points. */
  tried: number[][]
}

/** What a module says of itself, in its section `atout`. */
interface Described {
  /** Of memory, 64 kB each. */
  pages: number
  /** Where its stack begins. */
  stack: number
  /** Address and bytes of whatever it works in. */
  places: Record<string, [number, number]>
  /** The places that each function takes. */
  entries: Record<string, string[]>
  /** How many numbers of an answer stand before those of the first action. */
  first: number
}

/** Simulations at a time: between them somebody looks at the clock. */
const CHUNK = 100
/** Numbers of an action in an answer. */
const EACH = 4

export class Search {
  private readonly described: Described
  private readonly memory: WebAssembly.Memory
  private readonly functions: Record<string, (...numbers: number[]) => void>

  constructor(module: WebAssembly.Module) {
    const [section] = WebAssembly.Module.customSections(module, 'atout')
    this.described = JSON.parse(new TextDecoder().decode(section)) as Described
    this.memory = new WebAssembly.Memory({ initial: this.described.pages })
    const stack = new WebAssembly.Global({ value: 'i32', mutable: true }, this.described.stack)
    const { exports } = new WebAssembly.Instance(module, { env: { __linear_memory: this.memory, __stack_pointer: stack } })
    this.functions = exports as never
  }

  think(question: Question, now: () => number = () => performance.now()): Thought {
    const end = now() + 1000 * question.seconds
    this.imagine(question)
    for (let left = this.thought().worlds ? question.simulations : 0; left > 0 && now() < end; left -= CHUNK)
      this.simulate(Math.min(CHUNK, left))
    return this.thought()
  }

  /** Draws the worlds of a question. */
  imagine({ numbers, records }: Question): void {
    this.numbers('question').set(numbers)
    const [, ...places] = this.described.entries.imagine!
    records.forEach((text, i) => this.put(places[i]!, fromBase64(text)))
    this.call('imagine')
  }

  simulate(count: number): void {
    this.call('simulate', count)
  }

  /** The bytes at a place: for whoever compares. */
  bytes(name: string): Uint8Array {
    return new Uint8Array(this.memory.buffer, ...this.described.places[name]!)
  }

  /** What has come of it so far. */
  thought(): Thought {
    this.call('tell')
    const [simulations, worlds] = this.numbers('answer') as unknown as [number, number]
    const each = this.numbers('answer').subarray(this.described.first)
    const tried: number[][] = []
    for (let i = 0; i < each.length; i += EACH) if (each[i]) tried.push([i / EACH, ...each.subarray(i, i + EACH)])
    return { simulations, worlds, tried }
  }

  private call(name: string, ...numbers: number[]): void {
    const addresses = this.described.entries[name]!.map((place) => this.described.places[place]![0])
    this.functions[name]!(...addresses, ...numbers)
  }

  private numbers(name: string): Float64Array {
    const [address, size] = this.described.places[name]!
    return new Float64Array(this.memory.buffer, address, size / Float64Array.BYTES_PER_ELEMENT)
  }

  private put(name: string, bytes: Uint8Array): void {
    const room = this.bytes(name)
    if (bytes.length > room.length) throw new RangeError(`${name}: ${bytes.length} bytes of ${room.length}`)
    room.set(bytes)
  }
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** A piece of a file that should be one JSON object, and the line on which it begins. */
export interface FoundObject {
  readonly line: number
  readonly text: string
}

/** The file as a whole is no list of objects: where, and why. */
export class BrokenFile extends Error {
  override readonly name = 'BrokenFile'

  constructor(
    readonly line: number,
    problem: string,
  ) {
    super(`Line ${line}: ${problem}.`)
  }
}

const LONGEST_OBJECT = 4_000_000
const [QUOTE, BACKSLASH, LINE_FEED] = [0x22, 0x5c, 0x0a]
const [BRACE, BRACE_END, BRACKET, BRACKET_END] = [0x7b, 0x7d, 0x5b, 0x5d]

/**
 * Finds the objects of a list in JSON that comes in pieces: those of the array `elements` (Overpass) or `features`
 * (GeoJSON), or objects that stand one after another (GeoJSON by lines). Only the object at hand is in memory. Throws
 * {@link BrokenFile}.
 */
export class ObjectSplitter {
  private line = 1

  /** The line that was reached. */
  get lineNow(): number {
    return this.line
  }

  private open: number[] = []
  private quoted = false
  private escaped = false
  /** The last text between quotation marks in the outermost object: the key of what follows. */
  private key = ''
  private inKey = false
  private listDepth = -1
  private seen = false
  private begun: { line: number; parts: string[]; length: number; depth: number } | undefined;

  /** The objects that end in this piece. */
  *push(piece: string): Generator<FoundObject> {
    let from = 0
    for (let at = 0; at < piece.length; at++) {
      const code = piece.charCodeAt(at)
      if (this.quoted) {
        this.inText(code, piece, at)
        continue
      }
      if (code === LINE_FEED) this.line++
      else if (code === QUOTE) this.beginText()
      else if (code === BRACE || code === BRACKET) {
        if (this.begin(code)) from = at
      } else if (code === BRACE_END || code === BRACKET_END) {
        const ended = this.end(code)
        if (!ended) continue
        const text = ended.parts.join('') + piece.slice(from, at + 1)
        // A list's own wrapper is no object of it.
        if (ended.depth > 0 || !this.seen) yield { line: ended.line, text }
        if (ended.depth === 0) this.seen = false
      }
    }
    this.keep(piece.slice(from))
  }

  /** Says that the file is over. Throws when it ends within something. */
  finish(): void {
    if (this.quoted || this.open.length > 0) throw this.broken('the file ends in the middle')
  }

  private inText(code: number, piece: string, at: number): void {
    if (this.escaped) this.escaped = false
    else if (code === BACKSLASH) this.escaped = true
    else if (code === QUOTE) {
      this.quoted = false
      return
    } else if (code === LINE_FEED) throw this.broken('a closing quotation mark is missing')
    if (this.inKey) this.key += piece.charAt(at)
  }

  private beginText(): void {
    this.quoted = true
    this.inKey = this.open.length === 1 && this.open[0] === BRACE
    if (this.inKey) this.key = ''
  }

  /** Whether an object of the list, or what may be one, begins here. */
  private begin(code: number): boolean {
    const depth = this.open.length
    const isList =
      code === BRACKET && (depth === 0 || (depth === 1 && ['elements', 'features'].includes(this.key)))
    this.open.push(code)
    if (isList) {
      this.listDepth = depth + 1
      this.seen = true
      if (this.begun?.depth === 0) this.begun = undefined
      return false
    }
    if (code !== BRACE || (depth !== this.listDepth && depth !== 0)) return false
    this.begun = { line: this.line, parts: [], length: 0, depth }
    return true
  }

  private end(code: number) {
    const opened = this.open.pop()
    if (opened !== (code === BRACE_END ? BRACE : BRACKET)) {
      throw this.broken(`“${String.fromCharCode(code)}” is unexpected here`)
    }
    const depth = this.open.length
    if (code === BRACKET_END) {
      if (depth < this.listDepth) this.listDepth = -1
      return undefined
    }
    if (depth === 0 && !this.begun) this.seen = false
    if (this.begun?.depth !== depth) return undefined
    const ended = this.begun
    this.begun = undefined
    return ended
  }

  private keep(rest: string): void {
    if (!this.begun) return
    this.begun.parts.push(rest)
    this.begun.length += rest.length
    if (this.begun.length > LONGEST_OBJECT)
      throw this.broken('an object is longer than four million characters')
  }

  private broken = (problem: string) => new BrokenFile(this.line, problem)
}

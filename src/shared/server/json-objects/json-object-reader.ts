import { TextDecoder } from 'node:util'
import { JSONParser, TokenParser } from '@streamparser/json'
import { JsonPosition } from './json-position.ts'

/** An object of a list in a JSON file, and the line on which it begins. */
export interface FoundObject {
  readonly line: number
  readonly value: unknown
}

/** The file is not valid: where, and why. */
export class BrokenFile extends Error {
  override readonly name = 'BrokenFile'

  constructor(
    readonly line: number,
    problem: string,
  ) {
    super(`Line ${line}: ${problem}.`)
  }
}

const MAX_OBJECT_BYTES = 4_000_000
const BRACKET = 0x5b
const BYTES_BEFORE_TEXT = [0xef, 0xbb, 0xbf, 0x20, 0x09, 0x0a, 0x0d]
const lists = ['elements', 'features']

/**
 * Reads the objects of a JSON file in chunks of UTF-8: those of the array `elements` (Overpass) or `features`
 * (GeoJSON), of a plain array, or objects one after another (GeoJSON by lines). Holds one object in memory at a time.
 * Throws {@link BrokenFile}.
 */
export class JsonObjectReader {
  private readonly decoder = new TextDecoder('utf-8', { fatal: true })
  private parser: JSONParser | undefined
  /** Reads whole objects until the first one turns out to be the wrapper of a list. */
  private wholeObjects: TokenParser | undefined
  private found: FoundObject[] = []
  private readonly position = new JsonPosition()
  /** How deep the listed objects are nested. */
  private objectDepth = 0

  /** Returns the objects that end in this chunk. */
  push(chunk: Uint8Array): readonly FoundObject[] {
    this.found = []
    this.position.beginChunk(chunk)
    this.checkEncoding(chunk)
    this.parser ??= this.parserFor(chunk.find((byte) => !BYTES_BEFORE_TEXT.includes(byte)))
    this.guard(() => this.parser?.write(chunk))
    this.position.endChunk()
    if (this.position.bytesSince(this.objectDepth) > MAX_OBJECT_BYTES) {
      throw this.broken('an object is longer than four million bytes')
    }
    return this.found
  }

  /** Ends the file. Throws when it ends inside an object or array. */
  finish(): void {
    if (this.position.isInside) throw this.broken('the file ends unexpectedly')
    this.guard(() => this.parser?.isEnded || this.parser?.end())
  }

  /** `undefined` as long as there is only white space. */
  private parserFor(firstByte: number | undefined): JSONParser | undefined {
    if (firstByte === undefined) return undefined
    const isArray = firstByte === BRACKET
    this.objectDepth = isArray ? 1 : 0
    const paths = isArray ? ['$.*'] : lists.map((name) => `$.${name}.*`)
    const parser = new JSONParser({ paths, keepStack: false, separator: '' })
    if (!isArray) this.wholeObjects = this.wholeObjectParser()
    parser.onToken = (token) => {
      this.position.track(token.token, token.offset)
      this.wholeObjects?.write(token)
    }
    parser.onValue = ({ value, stack }) => {
      this.wholeObjects = undefined
      this.objectDepth = stack.length
      this.add(value, stack.length)
    }
    return parser
  }

  private wholeObjectParser(): TokenParser {
    const parser = new TokenParser({ paths: ['$'], separator: '' })
    parser.onValue = ({ value }) => {
      const isWrapper = lists.some((name) => Array.isArray(Object(value)[name]))
      if (!isWrapper) this.add(value, 0)
    }
    return parser
  }

  private add(value: unknown, depth: number): void {
    this.found.push({ line: this.position.lineOf(depth), value })
  }

  private checkEncoding(chunk: Uint8Array): void {
    try {
      this.decoder.decode(chunk, { stream: true })
    } catch {
      throw this.broken('the text from here on is not UTF-8')
    }
  }

  private guard(work: () => unknown): void {
    try {
      work()
    } catch {
      throw this.broken('the JSON is not valid here')
    }
  }

  private broken = (problem: string) => new BrokenFile(this.position.line, problem)
}

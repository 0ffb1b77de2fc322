import type { ReadingProblem } from '../reading-problem.ts'

/** A value of JSON that knows its line, which `JSON.parse` forgets. */
export type JsonNode = { readonly line: number } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'list'; readonly items: readonly JsonNode[] }
  | { readonly kind: 'object'; readonly entries: readonly (readonly [string, JsonNode])[] }
  | { readonly kind: 'constant' }
)

const MAX_DEPTH = 12
const number = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const constant = /true|false|null/y

class NotJson extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message)
  }
}

/** Reads JSON; an object keeps entries that are there twice. A slip in writing is returned as a problem. */
export function readJsonWithLines(text: string): JsonNode | ReadingProblem {
  const reader = new JsonReader(text)
  try {
    return reader.document()
  } catch (error) {
    if (error instanceof NotJson) return { line: error.line, what: `this is not JSON: ${error.message}.` }
    throw error
  }
}

class JsonReader {
  private at = 0
  private line = 1

  constructor(private readonly text: string) {}

  document(): JsonNode {
    const node = this.value(0)
    if (this.next() !== undefined) this.fail('there is text after its end')
    return node
  }

  private value(depth: number): JsonNode {
    if (depth > MAX_DEPTH) this.fail('it is nested too deeply')
    const first = this.next()
    const { line } = this
    if (first === '[') {
      return { kind: 'list', line, items: this.members(']', () => this.value(depth + 1)) }
    }
    if (first === '{') {
      return { kind: 'object', line, entries: this.members('}', () => this.entry(depth + 1)) }
    }
    if (first === '"') return { kind: 'text', line, text: this.string() }
    const digits = this.take(number)
    if (digits !== undefined) return { kind: 'number', line, number: Number(digits) }
    if (this.take(constant) !== undefined) return { kind: 'constant', line }
    return this.fail(first === undefined ? 'the file ends in the middle' : 'a value is missing')
  }

  private members<Member>(end: string, read: () => Member): Member[] {
    this.at++
    const members: Member[] = []
    if (this.next() !== end) {
      members.push(read())
      for (; this.next() === ','; members.push(read())) this.at++
      if (this.next() !== end) {
        this.fail(this.next() === undefined ? 'the file ends in the middle' : `a comma or ${end} is missing`)
      }
    }
    this.at++
    return members
  }

  private entry(depth: number): readonly [string, JsonNode] {
    if (this.next() !== '"') this.fail('a name in quotation marks is missing')
    const name = this.string()
    if (this.next() !== ':') this.fail('a colon is missing')
    this.at++
    return [name, this.value(depth)]
  }

  private string(): string {
    const end = closingQuote(this.text, this.at)
    if (end === undefined) return this.fail('a quotation mark is not closed on its line')
    const written = this.text.slice(this.at, end + 1)
    this.at = end + 1
    try {
      return JSON.parse(written)
    } catch {
      return this.fail('a text holds a control character or an unknown escape')
    }
  }

  /** The next character that is not white space, not yet taken; `undefined` at the end. */
  private next(): string | undefined {
    for (; /[ \t\r\n]/.test(this.text[this.at] ?? ''); this.at++) if (this.text[this.at] === '\n') this.line++
    return this.text[this.at]
  }

  private take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at
    const taken = pattern.exec(this.text)?.[0]
    this.at += taken?.length ?? 0
    return taken
  }

  private fail(message: string): never {
    throw new NotJson(this.line, message)
  }
}

function closingQuote(text: string, open: number): number | undefined {
  for (let at = open + 1; at < text.length && text[at] !== '\n'; at++) {
    if (text[at] === '"') return at
    if (text[at] === '\\') at++
  }
  return undefined
}

import { type Node, type ParseErrorCode, parseTree, printParseErrorCode, visit } from 'jsonc-parser'
import type { ImportProblem } from '../import-problem.ts'

export type JsonNode = Node

export interface JsonTree {
  readonly root: JsonNode
  /** The line of the text where a node begins, from 1. */
  readonly lineOf: (node: JsonNode) => number
}

/** Translations are nested four levels deep. The limit protects the parser, which is recursive. */
const MAX_DEPTH = 12
const strictJson = { disallowComments: true }

/**
 * Parses JSON into nodes with line numbers, or returns the first syntax error. The tree includes duplicate
 * keys.
 */
export function parseJsonTree(text: string): JsonTree | ImportProblem {
  const problem = findSyntaxError(text)
  if (problem) return problem
  const root = parseTree(text, [], strictJson) ?? { type: 'null' as const, offset: 0, length: 0 }
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return { root, lineOf: ({ offset }) => countUpTo(starts, offset) }
}

class JsonSyntaxError extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message)
  }
}

function findSyntaxError(text: string): ImportProblem | undefined {
  const end = text.trimEnd().length
  const open: (']' | '}')[] = []
  const begin = (bracket: ']' | '}', startLine: number) => {
    if (open.push(bracket) > MAX_DEPTH) throw new JsonSyntaxError(startLine + 1, 'it is nested too deeply')
  }
  const close = () => void open.pop()
  try {
    visit(
      text,
      {
        onArrayBegin: (_offset, _length, startLine) => begin(']', startLine),
        onObjectBegin: (_offset, _length, startLine) => begin('}', startLine),
        onArrayEnd: close,
        onObjectEnd: close,
        onError: (error, offset, _length, startLine) => {
          throw new JsonSyntaxError(startLine + 1, messageFor(error, offset >= end, open.at(-1)))
        },
      },
      strictJson,
    )
    return undefined
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error
    return { line: error.line, message: `this is not JSON: ${error.message}.` }
  }
}

/** By the parser's error names. */
const textErrors: Readonly<Record<string, string>> = {
  UnexpectedEndOfString: 'a quotation mark is not closed on its line',
  InvalidUnicode: 'a text holds a control character or an unknown escape',
  InvalidEscapeCharacter: 'a text holds a control character or an unknown escape',
  InvalidCharacter: 'a text holds a control character or an unknown escape',
}
const syntaxErrors: Readonly<Record<string, string>> = {
  PropertyNameExpected: 'a name in quotation marks is missing',
  ColonExpected: 'a colon is missing',
  CommaExpected: 'a comma or {bracket} is missing',
  CloseBraceExpected: 'a comma or {bracket} is missing',
  CloseBracketExpected: 'a comma or {bracket} is missing',
  EndOfFileExpected: 'there is text after its end',
}

function messageFor(error: ParseErrorCode, atEnd: boolean, bracket = ''): string {
  const name = printParseErrorCode(error)
  const message = atEnd ? 'the file ends in the middle' : syntaxErrors[name]
  return textErrors[name] ?? message?.replace('{bracket}', bracket) ?? 'a value is missing'
}

/** How many of the ascending numbers are not greater than `value`. */
function countUpTo(ascending: readonly number[], value: number): number {
  let [low, high] = [0, ascending.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ascending[middle] ?? 0) <= value) low = middle + 1
    else high = middle
  }
  return low
}

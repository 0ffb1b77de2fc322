import { type Node, type ParseErrorCode, parseTree, printParseErrorCode, visit } from 'jsonc-parser'
import type { ImportFault, ImportProblem } from '../import-problem.ts'

export type JsonNode = Node

export interface JsonTree {
  readonly root: JsonNode
  /** The line of the text where a node begins, from 1. */
  readonly lineOf: (node: JsonNode) => number
}

/** Translations are nested four levels deep. The limit protects the parser, which is recursive. */
const MAX_DEPTH = 12
/** A verse may be an object with several fields. The limit protects the memory. */
const MAX_VALUES = 150_000
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
  constructor(readonly problem: ImportProblem) {
    super(problem.code)
  }
}

function findSyntaxError(text: string): ImportProblem | undefined {
  const end = text.trimEnd().length
  const open: (']' | '}')[] = []
  const begin = (bracket: ']' | '}', startLine: number) => {
    if (open.push(bracket) > MAX_DEPTH)
      throw new JsonSyntaxError({ line: startLine + 1, code: 'json_depth', values: {} })
  }
  const close = () => void open.pop()
  let count = 0
  const countValue = (startLine: number) => {
    if (++count <= MAX_VALUES) return
    throw new JsonSyntaxError({ line: startLine + 1, code: 'json_values', values: { most: MAX_VALUES } })
  }
  try {
    visit(
      text,
      {
        onArrayBegin: (_offset, _length, startLine) => begin(']', startLine),
        onObjectBegin: (_offset, _length, startLine) => begin('}', startLine),
        onLiteralValue: (_value, _offset, _length, startLine) => countValue(startLine),
        onArrayEnd: close,
        onObjectEnd: close,
        onError: (error, offset, _length, startLine) => {
          const bracket = open.at(-1) ?? ''
          const code = codeFor(error, offset >= end)
          throw new JsonSyntaxError({ line: startLine + 1, code, values: { bracket } })
        },
      },
      strictJson,
    )
    return undefined
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error
    return error.problem
  }
}

type Code = ImportFault['code']

/** By the parser's error names. */
const textErrors: Readonly<Record<string, Code>> = {
  UnexpectedEndOfString: 'json_quote',
  InvalidUnicode: 'json_character',
  InvalidEscapeCharacter: 'json_character',
  InvalidCharacter: 'json_character',
}
const syntaxErrors: Readonly<Record<string, Code>> = {
  PropertyNameExpected: 'json_name',
  ColonExpected: 'json_colon',
  CommaExpected: 'json_comma',
  CloseBraceExpected: 'json_comma',
  CloseBracketExpected: 'json_comma',
  EndOfFileExpected: 'json_rest',
}

function codeFor(error: ParseErrorCode, atEnd: boolean): Code {
  const name = printParseErrorCode(error)
  return textErrors[name] ?? (atEnd ? 'json_end' : syntaxErrors[name]) ?? 'json_value'
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

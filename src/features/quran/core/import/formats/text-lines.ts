import type { ImportProblem } from '../import-problem.ts'
import type { ParsedFile, ParsedVerse } from '../parsed-file.ts'
import { versesInOrder } from '../verses-in-order.ts'

const numbered = /^(\d{1,3})\|(\d{1,3})\|(.*)$/

/** Whether the first line that is neither blank nor a comment is `sura|aya|text`. */
export function isNumberedLines(text: string): boolean {
  const first = text.split('\n').find((line) => line.trim() !== '' && !line.startsWith('#'))
  return first !== undefined && numbered.test(first.trim())
}

/** Parses Tanzil's numbered text, `sura|aya|text`. Blank lines and comments (`#`) are skipped. */
export function parseNumberedLines(text: string): ParsedFile {
  const verses: ParsedVerse[] = []
  const problems: ImportProblem[] = []
  for (const [index, untrimmed] of text.split('\n').entries()) {
    const line = index + 1
    const content = untrimmed.trim()
    if (content === '' || content.startsWith('#')) continue
    const [, surah, verse, translation] = numbered.exec(content) ?? []
    if (translation === undefined) problems.push({ line, code: 'not_numbered', values: {} })
    else verses.push({ place: { surah: Number(surah), verse: Number(verse) }, text: translation, line })
  }
  return { format: 'sura|aya|text', verses, problems }
}

/**
 * Parses Tanzil's plain text: one verse per line, then comments (`#`). A blank line between verses counts as a verse
 * without text.
 */
export function parsePlainLines(text: string): ParsedFile {
  const lines = text.split('\n').map((line, index) => ({ text: line.trim(), line: index + 1 }))
  const content = lines.filter((line) => !line.text.startsWith('#'))
  const end = content.findLastIndex((line) => line.text !== '') + 1
  return { format: 'one verse per line', ...versesInOrder(content.slice(0, end)) }
}

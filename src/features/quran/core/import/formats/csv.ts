import type { FoundVerse, FoundVerses } from '../found-verses.ts'
import type { ReadingProblem } from '../reading-problem.ts'
import { csvRows } from './csv-rows.ts'

const HEADER_WITHIN_LINES = 60
const surahNames = ['sura', 'surah', 'chapter']
const verseNames = ['aya', 'ayah', 'verse']
const textNames = ['translation', 'text']

/** The line that names the columns, near the beginning, and what separates them; `undefined` when it is no table. */
export function csvHeader(text: string): { line: number; separator: string; names: string[] } | undefined {
  const lines = text.split('\n', HEADER_WITHIN_LINES)
  for (const separator of [',', ';', '\t']) {
    for (const [index, line] of lines.entries()) {
      const names = line.split(separator).map((name) => name.replaceAll('"', '').trim().toLowerCase())
      const has = (wanted: readonly string[]) => names.some((name) => wanted.includes(name))
      if (has(surahNames) && has(verseNames) && has(textNames)) return { line: index + 1, separator, names }
    }
  }
  return undefined
}

/**
 * A table with a line of column names, as QuranEnc gives: `sura`, `aya` and `translation` count, other columns are
 * left out, and so are footnotes.
 */
export function readCsv(text: string, header: NonNullable<ReturnType<typeof csvHeader>>): FoundVerses {
  const columnOf = (wanted: readonly string[]) => header.names.findIndex((name) => wanted.includes(name))
  const columns = [surahNames, verseNames, textNames].map(columnOf)
  const above = text.split('\n', header.line).join('\n').length + 1
  const { rows, unclosed } = csvRows(text.slice(above), header.separator)
  const verses: FoundVerse[] = []
  const problems: ReadingProblem[] = []
  for (const { cells, line: below } of rows) {
    const line = header.line + below
    const [first = ''] = cells
    if (first.startsWith('#') || (cells.length === 1 && first.trim() === '')) continue
    const [surah = '', verse = '', words] = columns.map((column) => cells[column]?.trim())
    if (/^\d{1,3}$/.test(surah) && /^\d{1,3}$/.test(verse) && words !== undefined) {
      verses.push({ place: { surah: Number(surah), verse: Number(verse) }, text: words, line })
    } else {
      problems.push({
        line,
        what: 'this row has no surah, verse and text in the columns that the first row names.',
      })
    }
  }
  if (unclosed !== undefined) {
    problems.push({ line: header.line + unclosed, what: 'this quotation mark is never closed.' })
  }
  const left = header.names.filter((_, index) => !columns.includes(index))
  const notes = left.length > 0 ? [`Ignored columns: ${left.join(', ')}.`] : []
  return { format: 'CSV', verses, problems, notes }
}

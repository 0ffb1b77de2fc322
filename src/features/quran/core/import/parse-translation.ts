import { surahCount, verseCount, verseKey, verseNumber, verseTotal } from '../index.ts'
import { checkVersePlaces } from './check-verse-places.ts'
import { cleanImportedVerse } from './clean-imported-verse.ts'
import { findCsvHeader, parseCsv } from './formats/csv.ts'
import { parseJson } from './formats/json.ts'
import { parseTanzilXml } from './formats/tanzil-xml.ts'
import { isNumberedLines, parseNumberedLines, parsePlainLines } from './formats/text-lines.ts'
import type { ImportNote, Removal } from './import-note.ts'
import type { ImportProblem } from './import-problem.ts'
import type { ParsedFile, ParsedVerse } from './parsed-file.ts'

/** A file with a line for each value has about 40,000. The limit protects the memory. */
const MAX_LINES = 200_000
/** More verses than these are not checked one by one. */
const MAX_VERSES = 2 * verseTotal

export interface ParsedTranslation {
  /** The format's name, to show to people. */
  readonly format: string
  /** The verses of each surah, complete and in order if there are no problems. */
  readonly surahs: readonly (readonly string[])[]
  /** In the order of their lines. */
  readonly problems: readonly ImportProblem[]
  /** The ignored and removed content. */
  readonly notes: readonly ImportNote[]
}

/** Detects the format of a file and parses it. Lines may end with LF, CRLF or CR. */
export function parseTranslation(text: string): ParsedTranslation {
  const file = parseFormat(text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n'))
  const extra = file.verses[MAX_VERSES]
  if (extra) {
    const values = { total: verseTotal, count: file.verses.length, extra: file.verses.length - verseTotal }
    const problem = { line: extra.line, code: 'too_many_verses' as const, values }
    return { format: file.format, surahs: bySurah([]), problems: [problem], notes: [] }
  }
  const { verses, problems, notes } = cleanVerses(file.verses)
  const places = file.placesReported ? [] : checkVersePlaces(file.verses)
  const all = [...file.problems, ...places, ...problems].sort((a, b) => a.line - b.line)
  return {
    format: file.format,
    surahs: bySurah(verses),
    problems: all,
    notes: [...(file.notes ?? []), ...notes],
  }
}

function parseFormat(text: string): ParsedFile {
  if (text.split('\n', MAX_LINES + 1).length > MAX_LINES) {
    const problem = { line: MAX_LINES, code: 'too_many_lines' as const, values: { most: MAX_LINES } }
    return { format: 'text', verses: [], problems: [problem], placesReported: true }
  }
  const start = text.trimStart()
  if (start === '') {
    return {
      format: 'nothing',
      verses: [],
      problems: [{ line: 1, code: 'empty_file', values: {} }],
      placesReported: true,
    }
  }
  if (/^[[{]/.test(start)) return parseJson(text)
  if (/^<(\?xml|!|quran\b|html\b)/i.test(start)) return parseTanzilXml(text)
  if (isNumberedLines(text)) return parseNumberedLines(text)
  const header = findCsvHeader(text)
  return header ? parseCsv(text, header) : parsePlainLines(text)
}

function cleanVerses(parsed: readonly ParsedVerse[]) {
  const problems: ImportProblem[] = []
  const removed = new Map<Removal, { first: ParsedVerse; count: number }>()
  const verses = parsed.map((verse) => {
    const clean = cleanImportedVerse(verse.text)
    if (clean.problem) problems.push({ line: verse.line, place: verse.place, ...clean.problem })
    for (const kind of clean.removed) {
      const seen = removed.get(kind)
      removed.set(kind, { first: seen?.first ?? verse, count: (seen?.count ?? 0) + 1 })
    }
    return { ...verse, text: clean.text }
  })
  const notes = [...removed].map(([code, { first, count }]) => ({
    code,
    values: { count, verse: verseKey(first.place), line: first.line },
  }))
  return { verses, problems, notes }
}

function bySurah(verses: readonly ParsedVerse[]): string[][] {
  const texts = new Array<string>(verseTotal).fill('')
  for (const { place, text } of verses) {
    if (place.verse >= 1 && place.verse <= verseCount(place.surah)) texts[verseNumber(place) - 1] = text
  }
  return Array.from({ length: surahCount }, (_, index) => {
    const first = verseNumber({ surah: index + 1, verse: 1 }) - 1
    return texts.slice(first, first + verseCount(index + 1))
  })
}

import { surahCount, verseCount, verseKey, verseNumber, verseTotal } from '../index.ts'
import { placeProblems } from './check-verses.ts'
import { cleanImportedVerse } from './clean-imported-verse.ts'
import { csvHeader, readCsv } from './formats/csv.ts'
import { readJson } from './formats/json.ts'
import { isNumberedLines, readNumberedLines } from './formats/numbered-lines.ts'
import { readPlainLines } from './formats/plain-lines.ts'
import { readTanzilXml } from './formats/tanzil-xml.ts'
import type { FoundVerse, FoundVerses } from './found-verses.ts'
import type { ReadingProblem } from './reading-problem.ts'

/** What a translation's file holds. */
export interface ReadTranslation {
  /** What the format is called, for people. */
  readonly format: string
  /** The verses of each surah; complete and in order when there are no problems. */
  readonly surahs: readonly (readonly string[])[]
  /** What is wrong, in the order of lines. */
  readonly problems: readonly ReadingProblem[]
  /** What was left out on purpose, in sentences. */
  readonly notes: readonly string[]
}

/** Reads the text of a file in whichever of the known formats it is. Lines may end as on any system. */
export function readTranslation(text: string): ReadTranslation {
  const found = readFormat(text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n'))
  const { verses, problems, notes } = cleanVerses(found.verses)
  const places = found.placesAreSaid ? [] : placeProblems(found.verses)
  const all = [...found.problems, ...places, ...problems].sort((a, b) => a.line - b.line)
  return {
    format: found.format,
    surahs: bySurah(verses),
    problems: all,
    notes: [...(found.notes ?? []), ...notes],
  }
}

function readFormat(text: string): FoundVerses {
  const start = text.trimStart()
  if (start === '') {
    return {
      format: 'nothing',
      verses: [],
      problems: [{ line: 1, what: 'the file is empty.' }],
      placesAreSaid: true,
    }
  }
  if (/^[[{]/.test(start)) return readJson(text)
  if (/^<(\?xml|!|quran\b|html\b)/i.test(start)) return readTanzilXml(text)
  if (isNumberedLines(text)) return readNumberedLines(text)
  const header = csvHeader(text)
  return header ? readCsv(text, header) : readPlainLines(text)
}

function cleanVerses(found: readonly FoundVerse[]) {
  const problems: ReadingProblem[] = []
  const removed = new Map<string, { first: FoundVerse; count: number }>()
  const verses = found.map((verse) => {
    const clean = cleanImportedVerse(verse.text)
    if (clean.problem !== undefined)
      problems.push({ line: verse.line, place: verse.place, what: clean.problem })
    for (const kind of clean.removed) {
      const seen = removed.get(kind)
      removed.set(kind, { first: seen?.first ?? verse, count: (seen?.count ?? 0) + 1 })
    }
    return { ...verse, text: clean.text }
  })
  const notes = [...removed].map(
    ([kind, { first, count }]) =>
      `Removed: ${kind}, in ${count} ${count === 1 ? 'verse' : 'verses'}, first in ${verseKey(first.place)} (line ${first.line}).`,
  )
  return { verses, problems, notes }
}

function bySurah(verses: readonly FoundVerse[]): string[][] {
  const texts = new Array<string>(verseTotal).fill('')
  for (const { place, text } of verses) {
    if (place.verse >= 1 && place.verse <= verseCount(place.surah)) texts[verseNumber(place) - 1] = text
  }
  return Array.from({ length: surahCount }, (_, index) => {
    const first = verseNumber({ surah: index + 1, verse: 1 }) - 1
    return texts.slice(first, first + verseCount(index + 1))
  })
}

import SearchableMap from 'minisearch/SearchableMap'
import type { VerseRange } from '../divisions.ts'
import type { NamedSurah } from '../surah-match.ts'
import { type VersePlace, verseCount, verseNumber } from '../verse-counts.ts'
import { nameKey, withAndWithoutArticle } from './name-key.ts'
import { otherSurahNames } from './surah-names.ts'
import { wellKnownPassages } from './well-known-passages.ts'

/** Looks up surahs and passages by name. */
export interface KnownNames {
  /** The surah with this name; `loosely` also tries the meaning and names with one wrong letter. */
  readonly surah: (name: string, loosely: boolean) => number | undefined
  readonly passage: (name: string) => readonly VerseRange[] | undefined
}

/** One wrong letter turns a shorter name into another name. */
const SHORTEST_WITH_ERROR = 5
const SHORTEST_PASSAGE_WITH_ERROR = 8

/** Builds the lookup from the content's surahs, their alternative names and the well-known passages. */
export function knownNames(surahs: readonly NamedSurah[]): KnownNames {
  const names = new SearchableMap<number>()
  const meanings = new Map<string, number>()
  for (const { number, name, englishName, englishNameTranslation } of surahs) {
    for (const each of [name, englishName, ...(otherSurahNames[number] ?? [])])
      setOnce(names, nameKey(each), number)
    setOnce(meanings, nameKey(englishNameTranslation.replace(/^The /, '')), number)
  }
  for (const { number, translated = [] } of surahs) {
    for (const title of translated) {
      setOnce(names, nameKey(title.name), number)
      setOnce(meanings, nameKey(title.meaning), number)
    }
  }
  const passages = new SearchableMap<readonly VerseRange[]>()
  for (const { verses, names: given } of wellKnownPassages) {
    for (const each of given) setOnce(passages, nameKey(each), verses.map(parseRange))
  }
  // The same query is looked up first as a passage, then as a surah.
  let last = { name: '', key: '' }
  const keyOf = (name: string) => {
    if (last.name !== name) last = { name, key: nameKey(name) }
    return last.key
  }
  return {
    surah: (name, loosely) => {
      const keys = withAndWithoutArticle(keyOf(name))
      const exact = keys.map((key) => names.get(key)).find((number) => number !== undefined)
      if (exact !== undefined || !loosely) return exact
      return meanings.get(nameKey(name.replace(/^the /i, ''))) ?? nearest(names, keys, SHORTEST_WITH_ERROR)
    },
    passage: (name) => {
      const key = keyOf(name)
      return passages.get(key) ?? nearest(passages, [key], SHORTEST_PASSAGE_WITH_ERROR)
    },
  }
}

function setOnce<Value>(
  map: { get: (key: string) => Value | undefined; set: (key: string, value: Value) => unknown },
  key: string,
  value: Value,
): void {
  if (key !== '' && map.get(key) === undefined) map.set(key, value)
}

function nearest<Value>(
  map: SearchableMap<Value>,
  keys: readonly string[],
  shortest: number,
): Value | undefined {
  for (const key of keys) {
    if (key.length < shortest) continue
    const [found] = map.fuzzyGet(key, 1).values()
    if (found) return found[0]
  }
  return undefined
}

/** Parses `2:255`, `2:285-286` or `78:1-114:6`. Throws `RangeError` for an unknown verse. */
function parseRange(reference: string): VerseRange {
  const [from = '', to = from] = reference.split('-')
  const [surah = 0, verse = 0] = from.split(':').map(Number)
  const [lastSurah = 0, lastVerse] = to.includes(':') ? to.split(':').map(Number) : [surah, Number(to)]
  return {
    first: verseNumber({ surah, verse }),
    last: verseNumber({ surah: lastSurah, verse: lastVerse ?? 0 }),
  }
}

/** The range of verses `first` to `last` of a surah; `undefined` for unknown verses. */
export function surahVerseRange(surah: number, first = 1, last = verseCount(surah)): VerseRange | undefined {
  if (surah < 1 || first < 1 || last < first || last > verseCount(surah)) return undefined
  const number = (verse: number) => verseNumber({ surah, verse } satisfies VersePlace)
  return { first: number(first), last: number(last) }
}

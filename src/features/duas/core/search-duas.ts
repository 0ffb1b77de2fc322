import { everydaySpelling, searchableText, textMatcher } from '#shared/core/text-search.ts'
import type { ReadableDua } from './dua.ts'

const searchable = new WeakMap<ReadableDua, string>()

/**
 * The duas in which every word of `query` begins a word: of the title, the Arabic (vowels don’t matter), the
 * transliteration (marks and hyphens don’t matter) or the meaning. An empty query finds all. In their order, or with those
 * that have the words in their titles first.
 */
export function searchDuas(
  duas: readonly ReadableDua[],
  query: string,
  order: 'their order' | 'titles first' = 'their order',
): readonly ReadableDua[] {
  if (query.trim() === '') return duas
  const matches = textMatcher(everydaySpelling(query))
  const found = duas.filter((dua) => {
    const text = searchable.get(dua) ?? searchableText(everydaySpelling(wordsIn(dua)))
    searchable.set(dua, text)
    return matches(text)
  })
  if (order === 'their order') return found
  const isInTitle = ({ title, translated }: ReadableDua) =>
    matches(searchableText(everydaySpelling([title.en, title.ar, translated?.[0]].join(' '))))
  return [...found.filter(isInTitle), ...found.filter((dua) => !isInTitle(dua))]
}

/** The transliteration twice: as words set apart by hyphens, and joined, as people type it. */
function wordsIn({ title, arabic, transliteration, meaning, when, quran, translated }: ReadableDua): string {
  const latin = transliteration.replaceAll(/[ʿʾ]/g, '')
  return [
    title.en,
    title.ar,
    arabic,
    latin,
    latin.replaceAll('-', ''),
    meaning.en,
    when?.en,
    when?.ar,
    quran?.verse,
    quran?.surah.en,
    quran?.surah.ar,
    ...(translated ?? []),
  ].join(' ')
}

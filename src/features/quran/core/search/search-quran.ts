import type { VerseRange } from '../divisions.ts'
import type { TextRange } from './highlight.ts'
import type { KnownNames } from './known-names.ts'
import { type Hit, tiers } from './rank.ts'
import { type Reference, readReference } from './references.ts'
import { searchText, type TextAnswer } from './search-text.ts'
import type { SearchedText } from './searched-text.ts'
import { type SearchedTranslation, type TextQuery, textsToSearch } from './texts-to-search.ts'

/** What there is to search, opened when it is needed. */
export interface SearchShelf {
  readonly names: KnownNames
  /** Opens `arabic`, `transliteration` or a translation by its id. */
  readonly open: (id: string) => Promise<SearchedText>
  /** Translations that may be opened, the preferred of a language first. */
  readonly translations: readonly SearchedTranslation[]
}

export interface SearchRequest {
  readonly text: string
  /** Id of the translation that the reader reads. */
  readonly translation: string
  readonly limit: number
  readonly offset: number
}

/** A verse that was found, with where it is lit. */
export interface FoundPlace {
  /** In the whole Quran, from 1. */
  readonly verse: number
  /** Id of the translation to show it in: the one that it was found in, else the reader's. */
  readonly translation: string
  /** In which of its texts it was found; `undefined` for a reference. */
  readonly field: SearchField | undefined
  readonly ranges: readonly TextRange[]
}

export type SearchField = 'arabicText' | 'translation' | 'transliteration'

interface Found {
  readonly hit: Hit
  readonly order: number
  readonly text: SearchedText
  readonly answer: TextAnswer
}

/** The verses that answer a query, best first; none when nothing does. */
export async function searchQuran(shelf: SearchShelf, request: SearchRequest): Promise<FoundPlace[]> {
  const reference = readReference(request.text, shelf.names)
  const named = reference && versesIn(reference.ranges)
  if (reference?.kind === 'place') return pageOf(named ?? [], request).map((verse) => plain(verse, request))
  const found = await searchTexts(shelf, request)
  const first = reference ? firstOf(reference, found) : []
  const rest = found.filter(({ hit }) => !first.includes(hit.verse + 1))
  const page = pageOf<number | Found>([...first, ...rest], request)
  return page.map((each) =>
    typeof each === 'number' ? litOrPlain(each, found, request) : lit(each, request),
  )
}

const pageOf = <Item>(items: readonly Item[], { offset, limit }: SearchRequest) =>
  items.slice(offset, offset + limit)

const versesIn = (ranges: readonly VerseRange[]) =>
  ranges.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, index) => first + index))

/** What stands before the text's answers: all of a passage; of a surah only its beginning when others say its name. */
function firstOf({ kind, ranges }: Reference, found: readonly Found[]): number[] {
  const verses = versesIn(ranges)
  if (kind !== 'surah') return verses
  const elsewhere = found.some(({ hit }) => hit.tier <= tiers.allWords && !verses.includes(hit.verse + 1))
  return elsewhere ? verses.slice(0, 1) : verses
}

const plain = (verse: number, { translation }: SearchRequest): FoundPlace => ({
  verse,
  translation,
  field: undefined,
  ranges: [],
})

function litOrPlain(verse: number, found: readonly Found[], request: SearchRequest): FoundPlace {
  const same = found.find(({ hit }) => hit.verse === verse - 1 && hit.tier <= tiers.allWords)
  return same ? lit(same, request) : plain(verse, request)
}

function lit({ hit, text, answer }: Found, request: SearchRequest): FoundPlace {
  const field = text.id === 'arabic' ? 'arabicText' : text.id === 'transliteration' ? text.id : 'translation'
  return {
    verse: hit.verse + 1,
    translation: field === 'translation' ? text.id : request.translation,
    field,
    ranges: answer.ranges(hit),
  }
}

async function searchTexts(shelf: SearchShelf, request: SearchRequest): Promise<Found[]> {
  const plans = textsToSearch(shelf.translations, request)
  let found = await searchAll(shelf, plans.first, 0)
  if (!found.some(({ hit }) => hit.tier <= tiers.allWords)) {
    found = [...found, ...(await searchAll(shelf, plans.otherwise, plans.first.length))]
  }
  const isAnswered = found.some(({ hit }) => hit.tier <= tiers.allWords)
  const best = new Map<number, Found>()
  for (const each of found) {
    if (isAnswered && each.hit.tier === tiers.someWords) continue
    const there = best.get(each.hit.verse)
    if (!there || compare(each, there) < 0) best.set(each.hit.verse, each)
  }
  return [...best.values()].sort(compare)
}

const compare = (a: Found, b: Found) =>
  a.hit.tier - b.hit.tier || a.order - b.order || b.hit.score - a.hit.score || a.hit.verse - b.hit.verse

async function searchAll(shelf: SearchShelf, plans: readonly TextQuery[], order: number): Promise<Found[]> {
  const found = await Promise.all(
    plans.map(async ({ id, query }, index) => {
      const text = await shelf.open(id)
      const answer = searchText(text, query)
      return answer.hits.map((hit) => ({ hit, order: order + index, text, answer }))
    }),
  )
  return found.flat()
}

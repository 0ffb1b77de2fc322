import type { VerseRange } from '../divisions.ts'
import {
  acquireBestHits,
  anyHasAllWords,
  type BestHits,
  bestVerses,
  hasAllWords,
  hitOf,
  releaseBestHits,
} from './best-hits.ts'
import type { TextRange } from './highlight.ts'
import type { KnownNames } from './known-names.ts'
import { cachedQueryWords } from './query-words.ts'
import { parseReference } from './references.ts'
import { highlightRanges, searchText, type TextResult } from './search-text.ts'
import type { SearchableText } from './searchable-text.ts'
import { type SearchableTranslation, type TextQuery, textsToSearch } from './texts-to-search.ts'

/** The searchable texts, opened on demand. */
export interface IndexStore {
  readonly names: KnownNames
  /** Opens `arabic`, `transliteration` or a translation by id. */
  readonly open: (id: string) => Promise<SearchableText>
  /** The available translations, the preferred one of a language first. */
  readonly translations: readonly SearchableTranslation[]
}

export interface SearchRequest {
  readonly text: string
  /** The id of the user's translation. */
  readonly translation: string
  readonly limit: number
  readonly offset: number
}

/** A verse found, with the ranges to highlight. */
export interface SearchHit {
  /** The number in the whole Quran, from 1. */
  readonly verse: number
  /** The id of the translation to show: the one with the match, else the user's. */
  readonly translation: string
  /** The field with the match; `undefined` for a reference. */
  readonly field: MatchField | undefined
  readonly ranges: readonly TextRange[]
}

export type MatchField = 'arabicText' | 'translation' | 'transliteration'

/** Searches for verses; the best are first. */
export async function searchQuran(store: IndexStore, request: SearchRequest): Promise<SearchHit[]> {
  const { text, offset, limit } = request
  const reference = parseReference(text, store.names)
  const named = reference ? versesIn(reference.ranges) : []
  if (reference?.kind === 'place')
    return named.slice(offset, offset + limit).map((verse) => withoutHighlight(verse, request))
  const best = acquireBestHits()
  try {
    const answers = await searchTexts(store, request, best)
    const first = reference?.kind === 'surah' ? limitNamedSurah(named, best) : named
    const before = new Set(first)
    const most = offset + limit - first.length
    const rest = bestVerses(best, most, (verse) => !before.has(verse + 1)).map((verse) => verse + 1)
    return [...first, ...rest].slice(offset, offset + limit).map((verse, place) => {
      const isFound = offset + place >= first.length || hasAllWords(best, verse - 1)
      return isFound ? withHighlight(verse, answers, best, request) : withoutHighlight(verse, request)
    })
  } finally {
    releaseBestHits(best)
  }
}

const versesIn = (ranges: readonly VerseRange[]) =>
  ranges.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, index) => first + index))

/** If other verses mention the surah's name, only the surah's first verse is placed before them. */
function limitNamedSurah(verses: readonly number[], best: BestHits): readonly number[] {
  const own = new Set(verses)
  return anyHasAllWords(best, (verse) => !own.has(verse + 1)) ? verses.slice(0, 1) : verses
}

const withoutHighlight = (verse: number, { translation }: SearchRequest): SearchHit => ({
  verse,
  translation,
  field: undefined,
  ranges: [],
})

/** The verse with the field and ranges of its best hit. */
function withHighlight(
  verse: number,
  answers: readonly TextResult[],
  best: BestHits,
  request: SearchRequest,
): SearchHit {
  const hit = hitOf(best, verse - 1)
  const answer = answers[hit.text]
  if (!answer) return withoutHighlight(verse, request)
  const { id } = answer.text
  const field = id === 'arabic' ? 'arabicText' : id === 'transliteration' ? id : 'translation'
  return {
    verse,
    translation: field === 'translation' ? id : request.translation,
    field,
    ranges: highlightRanges(answer, verse - 1, hit),
  }
}

/** Searches the likely texts, and the other texts if no verse has all words. */
async function searchTexts(store: IndexStore, request: SearchRequest, best: BestHits): Promise<TextResult[]> {
  const plans = textsToSearch(store.translations, request)
  const queryWordsFor = cachedQueryWords()
  const answers: TextResult[] = []
  const search = async (texts: readonly TextQuery[]) => {
    const opened = await Promise.all(texts.map(({ id }) => store.open(id)))
    for (const [place, text] of opened.entries()) {
      const words = queryWordsFor(texts[place]?.query ?? '', text.words.kind)
      answers.push(searchText(text, words, best, answers.length))
    }
  }
  await search(plans.first)
  if (plans.otherwise.length > 0 && !anyHasAllWords(best)) await search(plans.otherwise)
  return answers
}

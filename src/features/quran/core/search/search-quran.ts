import type { VerseRange } from '../divisions.ts'
import {
  acquireBestHits,
  anyHasAllWords,
  type BestHits,
  bestTierByWords,
  bestTierOf,
  bestVerses,
  clearBestHits,
  hasAllWords,
  hitOf,
  releaseBestHits,
} from './best-hits.ts'
import type { TextRange } from './highlight.ts'
import type { KnownNames } from './known-names.ts'
import { anyWords, cachedQueryWords, queryWords } from './query-words.ts'
import { subjectOf } from './question.ts'
import { parseReference } from './references.ts'
import { highlightRanges, searchText, searchTextForAny, type TextResult } from './search-text.ts'
import type { SearchableText } from './searchable-text.ts'
import { type SearchableTranslation, type TextQuery, textsToSearch } from './texts-to-search.ts'
import { versesOfThemes } from './theme-search.ts'
import { tiers } from './tiers.ts'

/** The minimum share of a query's words that its subjects must cover. */
const MOST_OF_QUERY = 0.5

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
    const { answers, themed } = await findHits(store, request, best)
    const limited = reference?.kind === 'surah' ? limitNamedSurah(named, best) : named
    const first = [...new Set([...limited, ...(reference ? [] : themed)])]
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

interface FoundHits {
  readonly answers: readonly TextResult[]
  /** Verses about the subjects that the query names; they precede the hits. */
  readonly themed: readonly number[]
}

/**
 * Searches for the query as it is, then for the subject of a question, then for any of the words. Each step
 * runs only if no earlier one found a verse with all words exactly.
 */
async function findHits(store: IndexStore, request: SearchRequest, best: BestHits): Promise<FoundHits> {
  const { text } = request
  let answers = await searchTexts(store, request, best, together)
  const subject = subjectOf(text)
  // The letters of a question, regardless of the spaces, can only occur in the Quran by chance.
  const tier = subject === undefined ? bestTierOf(best) : bestTierByWords(best)
  if (tier <= tiers.phrase) return { answers, themed: [] }
  if (subject !== undefined && tier >= tiers.near) {
    clearBestHits(best)
    answers = await searchTexts(store, { ...request, text: subject }, best, together)
    // The subject's approximate words are no better than those of the whole question.
    if (tier === tiers.near && bestTierOf(best) >= tiers.near) {
      clearBestHits(best)
      answers = await searchTexts(store, request, best, together)
    }
  }
  const themed = themedVerses(text, subject !== undefined, tier, bestTierOf(best))
  if (best.count === 0) answers = await searchTexts(store, request, best, anyOfThem)
  return { answers, themed }
}

/**
 * A mere subject comes after the verses with all words, unless the query asks for it. If there are such
 * verses, the subject must cover the whole query.
 */
function themedVerses(text: string, isQuestion: boolean, tier: number, foundTier: number): readonly number[] {
  if (!isQuestion && tier <= tiers.allWords) return []
  const mayBePart = isQuestion ? foundTier > tiers.allWords : foundTier > tiers.near
  return versesOfThemes(text, mayBePart ? MOST_OF_QUERY : 1)
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

/** How the words of a query are read and searched for. */
interface Manner {
  readonly wordsOf: typeof queryWords
  readonly searchText: typeof searchText
}

const together: Manner = { wordsOf: queryWords, searchText }
const anyOfThem: Manner = { wordsOf: anyWords, searchText: searchTextForAny }

/** Searches the likely texts, and the other texts if no verse has all words. */
async function searchTexts(
  store: IndexStore,
  request: SearchRequest,
  best: BestHits,
  { wordsOf, searchText: search }: Manner,
): Promise<TextResult[]> {
  const plans = textsToSearch(store.translations, request)
  const queryWordsFor = cachedQueryWords(wordsOf)
  const answers: TextResult[] = []
  const searchAll = async (texts: readonly TextQuery[]) => {
    const opened = await Promise.all(texts.map(({ id }) => store.open(id)))
    for (const [place, text] of opened.entries()) {
      const words = queryWordsFor(texts[place]?.query ?? '', text.words.kind)
      answers.push(search(text, words, best, answers.length))
    }
  }
  await searchAll(plans.first)
  if (plans.otherwise.length > 0 && !anyHasAllWords(best)) await searchAll(plans.otherwise)
  return answers
}

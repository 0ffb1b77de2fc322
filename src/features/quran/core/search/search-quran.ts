import type { VerseRange } from '../divisions.ts'
import {
  type BestHits,
  bestVerses,
  borrowBestHits,
  giveBack,
  hitOf,
  holdsAll,
  someHoldsAll,
} from './best-hits.ts'
import type { TextRange } from './highlight.ts'
import type { KnownNames } from './known-names.ts'
import { queryReader } from './query-words.ts'
import { readReference } from './references.ts'
import { rangesIn, searchText, type TextAnswer } from './search-text.ts'
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

/** The verses that answer a query, best first; none when nothing does. */
export async function searchQuran(shelf: SearchShelf, request: SearchRequest): Promise<FoundPlace[]> {
  const { text, offset, limit } = request
  const reference = readReference(text, shelf.names)
  const named = reference ? versesIn(reference.ranges) : []
  if (reference?.kind === 'place')
    return named.slice(offset, offset + limit).map((verse) => plain(verse, request))
  const best = borrowBestHits()
  try {
    const answers = await searchTexts(shelf, request, best)
    const first = reference?.kind === 'surah' ? ofSurah(named, best) : named
    const before = new Set(first)
    const most = offset + limit - first.length
    const rest = bestVerses(best, most, (verse) => !before.has(verse + 1)).map((verse) => verse + 1)
    return [...first, ...rest].slice(offset, offset + limit).map((verse, place) => {
      const isFound = offset + place >= first.length || holdsAll(best, verse - 1)
      return isFound ? lit(verse, answers, best, request) : plain(verse, request)
    })
  } finally {
    giveBack(best)
  }
}

const versesIn = (ranges: readonly VerseRange[]) =>
  ranges.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, index) => first + index))

/** Of a surah that was named only its beginning stands before the others when others say its name. */
function ofSurah(verses: readonly number[], best: BestHits): readonly number[] {
  const own = new Set(verses)
  return someHoldsAll(best, (verse) => !own.has(verse + 1)) ? verses.slice(0, 1) : verses
}

const plain = (verse: number, { translation }: SearchRequest): FoundPlace => ({
  verse,
  translation,
  field: undefined,
  ranges: [],
})

/** The verse as the text has it in which it was found best. */
function lit(
  verse: number,
  answers: readonly TextAnswer[],
  best: BestHits,
  request: SearchRequest,
): FoundPlace {
  const hit = hitOf(best, verse - 1)
  const answer = answers[hit.text]
  if (!answer) return plain(verse, request)
  const { id } = answer.text
  const field = id === 'arabic' ? 'arabicText' : id === 'transliteration' ? id : 'translation'
  return {
    verse,
    translation: field === 'translation' ? id : request.translation,
    field,
    ranges: rangesIn(answer, verse - 1, hit),
  }
}

/** Searches the texts that a query may be in, and the others when those have no good answer. */
async function searchTexts(
  shelf: SearchShelf,
  request: SearchRequest,
  best: BestHits,
): Promise<TextAnswer[]> {
  const plans = textsToSearch(shelf.translations, request)
  const words = queryReader()
  const answers: TextAnswer[] = []
  const search = async (texts: readonly TextQuery[]) => {
    const opened = await Promise.all(texts.map(({ id }) => shelf.open(id)))
    for (const [place, text] of opened.entries()) {
      const asked = words(texts[place]?.query ?? '', text.words.kind)
      answers.push(searchText(text, asked, best, answers.length))
    }
  }
  await search(plans.first)
  if (plans.otherwise.length > 0 && !someHoldsAll(best)) await search(plans.otherwise)
  return answers
}

import type { AnswerOf, Endpoint, QueryOf } from '#shared/core/contract/endpoint.ts'
import { answerCache } from '#shared/server/http/answer-cache.ts'
import { prebuildAnswer, prebuiltRoute } from '#shared/server/http/prebuilt-answer.ts'
import type { RafiqServer } from '#shared/server/services.ts'
import {
  type RecitationHosts,
  type TranslationLanguage,
  translationAccepted,
  verseAudioUrl,
} from '../core/index.ts'
import { searchQuranService, searchVerses } from '../core/quran-search.contract.ts'
import { foundVerse } from '../core/search/found-verse.ts'
import { searchQuran } from '../core/search/search-quran.ts'
import { inServiceForm } from './found-in-service-form.ts'
import type { QuranRepository } from './quran.repository.ts'
import { searchShelf } from './search-shelf.ts'

const KEPT_BYTES = 4_000_000
/** What an entry of the cache takes beside the answer and two bytes a letter of its key. */
const ENTRY_BYTES = 500

interface SearchOptions {
  /** The header that says how long an answer may be kept. */
  readonly cacheControl: string
  readonly hosts: RecitationHosts
}

/** The calls that search the Quran. */
export function registerSearch(
  app: RafiqServer,
  quran: QuranRepository,
  { cacheControl, hosts }: SearchOptions,
): void {
  const shelf = searchShelf(quran)
  const answers = answerCache(KEPT_BYTES)

  type SearchQuery = QueryOf<typeof searchVerses>
  const find = async (query: SearchQuery, language: TranslationLanguage) => {
    const { q: text, limit, offset } = query
    const places = await searchQuran(shelf, { text, translation: language, limit, offset })
    return Promise.all(places.map((place) => foundVerse(shelf, quran.surahs, place)))
  }
  const searchRoute = <E extends Endpoint>(
    call: E,
    answerTo: (query: SearchQuery, language: TranslationLanguage) => Promise<AnswerOf<E>>,
  ) =>
    prebuiltRoute(
      app,
      call,
      ({ query: given, request, reply }) => {
        const query = given as SearchQuery
        if (query.language === undefined) reply.header('vary', 'Accept-Language')
        const language = query.language ?? translationAccepted(request.headers['accept-language'])
        const key = `${call.path} ${language} ${query.language} ${query.limit} ${query.offset} ${query.q}`
        return answers.get(key, async () => {
          const answer = await prebuildAnswer(call, await answerTo(query, language))
          return { ...answer, bytes: answer.bytes + ENTRY_BYTES + 2 * key.length }
        })
      },
      { cacheControl },
    )

  searchRoute(searchVerses, async (query, language) =>
    (await find(query, language)).map(({ match, ...verse }) => {
      const place = { surah: verse.surahNumber, verse: verse.verseNumber }
      return { ...verse, audioUrl: verseAudioUrl(place, hosts), match }
    }),
  )
  searchRoute(searchQuranService, async (query, language) => {
    const [english, found] = await Promise.all([shelf.open('en'), find(query, language)])
    return found.map((verse) =>
      inServiceForm(verse, quran.surah(verse.surahNumber), english.texts, query.language),
    )
  })
}

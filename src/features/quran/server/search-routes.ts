import type { AnswerOf, Endpoint, QueryOf } from '#shared/core/contract/endpoint.ts'
import { answerCache } from '#shared/server/http/answer-cache.ts'
import { acceptedCoding, prebuildAnswer, prebuiltRoute } from '#shared/server/http/prebuilt-answer.ts'
import type { RafiqServer } from '#shared/server/services.ts'
import { type RecitationHosts, verseAudioUrl } from '../core/index.ts'
import { searchQuranService, searchVerses } from '../core/quran-search.contract.ts'
import { toFoundVerses } from '../core/search/found-verse.ts'
import { type IndexStore, searchQuran } from '../core/search/search-quran.ts'
import type { CatalogueTranslation } from './catalogue.ts'
import type { QuranRepository } from './quran.repository.ts'
import { toServiceVerse } from './to-service-verse.ts'
import { type Translations, withCatalogue } from './translations.ts'

const CACHE_BYTES = 4_000_000

interface SearchOptions {
  /** The `Cache-Control` header. */
  readonly cacheControl: string
  readonly hosts: RecitationHosts
  readonly storeFor: (translations: readonly CatalogueTranslation[]) => IndexStore
}

/** Registers the search calls. */
export function registerSearch(
  app: RafiqServer,
  quran: QuranRepository,
  translations: Translations,
  { cacheControl, hosts, storeFor }: SearchOptions,
): void {
  const answers = answerCache(CACHE_BYTES)

  type SearchQuery = QueryOf<typeof searchVerses>
  const find = async (store: IndexStore, query: SearchQuery, translation: string) => {
    const { q: text, limit, offset } = query
    const places = await searchQuran(store, { text, translation, limit, offset })
    return toFoundVerses(store, quran.surahs, places)
  }
  const searchRoute = <E extends Endpoint>(
    call: E,
    answerTo: (store: IndexStore, query: SearchQuery, translation: string) => Promise<AnswerOf<E>>,
  ) =>
    prebuiltRoute(
      app,
      call,
      ({ query: given, request, reply }) => {
        const query = given as SearchQuery
        const coding = acceptedCoding(request)
        if (!isRequested(query)) reply.header('vary', 'Accept-Language')
        return withCatalogue(translations, async (catalogue) => {
          const { id } = catalogue.requested(query) ?? catalogue.preferred(request.languages())
          const { limit, offset, q } = query
          const key = `${call.path} ${coding} ${catalogue.version} ${id} ${isRequested(query)} ${limit} ${offset} ${q}`
          return answers.forceFetch(key, {
            context: async () =>
              prebuildAnswer(call, await answerTo(storeFor(catalogue.translations), query, id), [coding]),
          })
        })
      },
      { cacheControl },
    )

  searchRoute(searchVerses, async (store, query, translation) =>
    (await find(store, query, translation)).map(({ match, ...verse }) => {
      const place = { surah: verse.surahNumber, verse: verse.verseNumber }
      return { ...verse, audioUrl: verseAudioUrl(place, hosts), match }
    }),
  )
  searchRoute(searchQuranService, async (store, query, translation) => {
    const [english, found] = await Promise.all([store.open('en'), find(store, query, translation)])
    return found.map((verse) =>
      toServiceVerse(verse, quran.surah(verse.surahNumber), english.texts, isRequested(query)),
    )
  })
}

const isRequested = ({
  language,
  translation,
}: {
  language?: string | undefined
  translation?: string | undefined
}) => language !== undefined || translation !== undefined

import { join } from 'node:path'
import { answerCache } from '#shared/server/http/answer-cache.ts'
import { prebuildAnswer, prebuiltRoute } from '#shared/server/http/prebuilt-answer.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { recitationSources, reciters } from '../core/index.ts'
import { readSurah, readSurahs, readVerses } from '../core/quran.contract.ts'
import { readReciters } from '../core/reciters.contract.ts'
import { readTranslations } from '../core/translations.contract.ts'
import { registerDailyVerse } from './daily-verse-route.ts'
import { registerDailyVerseFiles } from './daily-verses.ts'
import { registerImportedFiles } from './imported/imported-files.ts'
import { importedFolder } from './imported/imported-translation.ts'
import { importedPacker } from './imported/pack-imported.ts'
import { openIndexStores } from './index-store.ts'
import { openQuran } from './quran.repository.ts'
import { recitationHosts } from './recitation-hosts.ts'
import { registerSearch } from './search-routes.ts'
import { surahVerses } from './surah-verses.ts'
import { openTranslations, withCatalogue } from './translations.ts'
import { translationsAdminRoutes } from './translations-admin.routes.ts'
import { verseList } from './verse-list.ts'

/** Enough for all surahs in one language, or popular ones in many. */
const CACHE_BYTES = 8_000_000

/** Content changes only with releases, and a stale answer is harmless. */
const REFERENCE = 'public, max-age=3600, stale-while-revalidate=604800'
/** For answers that an import or a restart can change. */
const CHECKED = 'no-cache'

export const quranFeature: ServerFeature = async (app, services) => {
  const { contentFolder, clock, settings, log } = services
  const folder = join(contentFolder, 'quran')
  const quran = await openQuran(folder)
  const root = importedFolder(settings.DATA_DIR)
  const translations = openTranslations(quran.index, folder, root, log)
  const answers = answerCache(CACHE_BYTES)
  const hosts = recitationHosts(settings)
  const reference = { cacheControl: REFERENCE }

  prebuiltRoute(
    app,
    readSurahs,
    () => answers.forceFetch('surahs', { context: () => prebuildAnswer(readSurahs, [...quran.surahs]) }),
    reference,
  )

  prebuiltRoute(
    app,
    readTranslations,
    async () => {
      const { translations: listed, version } = await translations.catalogue()
      return answers.forceFetch(`translations ${version}`, {
        context: () => prebuildAnswer(readTranslations, [...listed]),
      })
    },
    { cacheControl: CHECKED },
  )

  prebuiltRoute(
    app,
    readReciters,
    () =>
      answers.forceFetch('reciters', {
        context: () =>
          prebuildAnswer(
            readReciters,
            reciters.map((reciter) => ({ ...reciter, sources: [...recitationSources(reciter, hosts)] })),
          ),
      }),
    { cacheControl: CHECKED },
  )

  prebuiltRoute(
    app,
    readSurah,
    ({ params: { number }, query }) =>
      withCatalogue(translations, async (catalogue) => {
        const chosen = catalogue.requested(query)
        return answers.forceFetch(`surah ${number} ${chosen?.folder}`, {
          context: async () =>
            prebuildAnswer(readSurah, await surahVerses(quran, number, chosen && translations.open(chosen))),
        })
      }),
    reference,
  )

  prebuiltRoute(
    app,
    readVerses,
    ({ query }) =>
      withCatalogue(translations, async (catalogue) => {
        const chosen = catalogue.requested(query) ?? catalogue.preferred([])
        const { surah, offset, limit } = query
        return answers.forceFetch(`verses ${surah} ${offset} ${limit} ${chosen.folder}`, {
          context: async () =>
            prebuildAnswer(readVerses, await verseList(quran, query, translations.open(chosen), hosts)),
        })
      }),
    reference,
  )

  const packImported = importedPacker(translations, log)
  const storeFor = openIndexStores(quran, packImported)
  registerSearch(app, quran, translations, { cacheControl: REFERENCE, hosts, storeFor })

  registerDailyVerse(app, quran, translations, { answers, clock, hosts })
  registerDailyVerseFiles(app, quran, translations, answers)
  registerImportedFiles(app, translations, { answers, packImported })
  translationsAdminRoutes(app, services, { root, translations })
}

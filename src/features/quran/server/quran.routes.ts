import { join } from 'node:path'
import { civilDateOfDayNumber, formatCivilDate } from '#shared/core/civil-date.ts'
import { answerCache } from '#shared/server/http/answer-cache.ts'
import { prebuildAnswer, prebuiltRoute } from '#shared/server/http/prebuilt-answer.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { recitationSources, reciters, translationAccepted } from '../core/index.ts'
import { readDailyVerse, readSurah, readSurahs, readVerses } from '../core/quran.contract.ts'
import { readReciters } from '../core/reciters.contract.ts'
import { readTranslations } from '../core/translations.contract.ts'
import { openQuran } from './quran.repository.ts'
import { recitationHosts } from './recitation-hosts.ts'
import { registerSearch } from './search-routes.ts'
import { surahVerses } from './surah-verses.ts'
import { verseList } from './verse-list.ts'
import { verseOfDay } from './verse-of-day.ts'

/** Room for every surah in one language, or the usual ones in many. */
const KEPT_BYTES = 8_000_000

/** Content changes with a release at most, and an old answer does no harm while the new one is fetched. */
const REFERENCE = 'public, max-age=3600, stale-while-revalidate=604800'
/** What an import changes at once. */
const CHECKED = 'no-cache'
const SECONDS_PER_DAY = 86_400

export const quranFeature: ServerFeature = async (app, { contentFolder, clock, settings }) => {
  const quran = await openQuran(join(contentFolder, 'quran'))
  const answers = answerCache(KEPT_BYTES)
  const hosts = recitationHosts(settings)
  const reference = { cacheControl: REFERENCE, recentBy: clock }

  prebuiltRoute(
    app,
    readSurahs,
    () => answers.get('surahs', async () => prebuildAnswer(readSurahs, [...quran.surahs])),
    reference,
  )

  prebuiltRoute(
    app,
    readTranslations,
    () => answers.get('translations', () => prebuildAnswer(readTranslations, [...quran.translations])),
    { cacheControl: CHECKED },
  )

  // An operator may change the hosts with a restart.
  prebuiltRoute(
    app,
    readReciters,
    () =>
      answers.get('reciters', () =>
        prebuildAnswer(
          readReciters,
          reciters.map((reciter) => ({ ...reciter, sources: [...recitationSources(reciter, hosts)] })),
        ),
      ),
    { cacheControl: CHECKED },
  )

  prebuiltRoute(
    app,
    readSurah,
    ({ params: { number }, query: { language } }) =>
      answers.get(`surah ${number} ${language}`, async () =>
        prebuildAnswer(readSurah, await surahVerses(quran, number, language)),
      ),
    reference,
  )

  prebuiltRoute(
    app,
    readVerses,
    ({ query }) => {
      const { surah, offset, limit, language } = query
      return answers.get(`verses ${surah} ${offset} ${limit} ${language}`, async () =>
        prebuildAnswer(readVerses, await verseList(quran, query, hosts)),
      )
    },
    reference,
  )

  registerSearch(app, quran, { cacheControl: REFERENCE, hosts })

  prebuiltRoute(app, readDailyVerse, ({ query, request, reply }) => {
    const seconds = Math.floor(clock().getTime() / 1000)
    const date = civilDateOfDayNumber(Math.floor(seconds / SECONDS_PER_DAY))
    reply.header('cache-control', `public, max-age=${SECONDS_PER_DAY - (seconds % SECONDS_PER_DAY)}`)
    if (query.language === undefined) reply.header('vary', 'Accept-Language')
    const language = query.language ?? translationAccepted(request.headers['accept-language'])
    return answers.get(`day ${formatCivilDate(date)} ${language}`, async () =>
      prebuildAnswer(readDailyVerse, await verseOfDay(quran, date, language, hosts)),
    )
  })
}

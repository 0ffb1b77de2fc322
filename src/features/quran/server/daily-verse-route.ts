import { civilDateOfDayNumber, formatCivilDate } from '#shared/core/civil-date.ts'
import { languageOf } from '#shared/core/languages.ts'
import type { AnswerCache } from '#shared/server/http/answer-cache.ts'
import { prebuildAnswer, prebuiltRoute } from '#shared/server/http/prebuilt-answer.ts'
import type { RafiqServer } from '#shared/server/services.ts'
import type { RecitationHosts } from '../core/index.ts'
import { readDailyVerse } from '../core/quran.contract.ts'
import type { QuranRepository } from './quran.repository.ts'
import { type Translations, withCatalogue } from './translations.ts'
import { verseOfDay } from './verse-of-day.ts'

const SECONDS_PER_DAY = 86_400

interface DailyVerseOptions {
  readonly answers: AnswerCache
  readonly clock: () => Date
  readonly hosts: RecitationHosts
}

/** Registers the verse of the day, which changes at midnight UTC. */
export function registerDailyVerse(
  app: RafiqServer,
  quran: QuranRepository,
  translations: Translations,
  { answers, clock, hosts }: DailyVerseOptions,
): void {
  prebuiltRoute(app, readDailyVerse, async ({ query, request, reply }) => {
    const seconds = Math.floor(clock().getTime() / 1000)
    const date = civilDateOfDayNumber(Math.floor(seconds / SECONDS_PER_DAY))
    const answer = await withCatalogue(translations, async (catalogue) => {
      const asked = catalogue.requested(query)
      const chosen = asked ?? catalogue.preferred(request.languages())
      if (!asked) reply.header('vary', 'Accept-Language')
      const wanted = asked ? (query.language ?? chosen.language) : request.languages()[0]
      const names = languageOf(wanted ?? '')?.code ?? 'en'
      return answers.forceFetch(`day ${formatCivilDate(date)} ${chosen.folder} ${names}`, {
        context: async () =>
          prebuildAnswer(
            readDailyVerse,
            await verseOfDay(quran, date, { translated: translations.open(chosen), names, hosts }),
          ),
      })
    })
    reply.header('cache-control', `public, max-age=${SECONDS_PER_DAY - (seconds % SECONDS_PER_DAY)}`)
    return answer
  })
}

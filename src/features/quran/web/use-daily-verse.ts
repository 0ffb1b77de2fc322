import { useQuery } from '@tanstack/react-query'
import { parseCivilDate } from '#shared/core/civil-date.ts'
import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import { embeddedAnswer } from '#shared/web/api/embedded-answer.ts'
import { readAnswer } from '#shared/web/api/reading.ts'
import { addressOf, request } from '#shared/web/api/request.ts'
import { chosenLanguage } from '#shared/web/i18n/i18n.ts'
import { useNow } from '#shared/web/use-now.ts'
import { dailyVerseIndex } from '../core/index.ts'
import { readDailyVerse } from '../core/quran.contract.ts'
import { dailyVersesAddress } from './daily-verses-address.ts'

type DailyVerse = AnswerOf<typeof readDailyVerse>

const MINUTE_MS = 60_000

/** The verse of the UTC day, with its translation in the person's language if there is one. */
export function useDailyVerse() {
  const date = new Date(useNow(MINUTE_MS)).toISOString().slice(0, 10)
  const query = { language: chosenLanguage().code }
  const embedded = embeddedAnswer(addressOf(readDailyVerse.path, query)) as DailyVerse | undefined
  return useQuery({
    queryKey: [readDailyVerse.path, date],
    queryFn: ({ signal }) =>
      readAnswer(readDailyVerse, query, { onDevice: () => offlineVerse(date), signal }),
    ...(embedded?.date === date && { initialData: { answer: embedded, from: 'server' as const } }),
  })
}

/** The verse of `date` from the cached list. */
async function offlineVerse(date: string): Promise<DailyVerse> {
  const verses = (await request(dailyVersesAddress())) as readonly Omit<DailyVerse, 'date'>[]
  const day = parseCivilDate(date)
  const verse = day && verses[dailyVerseIndex(day, verses.length)]
  if (!verse) throw new Error('There is no verse for this day.')
  return { ...verse, date }
}

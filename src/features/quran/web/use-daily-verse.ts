import { useQuery } from '@tanstack/react-query'
import { reading } from '#shared/web/api/reading.ts'
import { currentLanguage } from '#shared/web/i18n/i18n.ts'
import { useNow } from '#shared/web/use-now.ts'
import type { readDailyVerse } from '../core/quran.contract.ts'

const A_MINUTE = 60_000

/** The verse of this UTC day with its translation in the page's language where there is one. */
export function useDailyVerse() {
  const date = new Date(useNow(A_MINUTE)).toISOString().slice(0, 10)
  return useQuery({
    ...reading<typeof readDailyVerse>('/api/daily-verse', { language: currentLanguage().code }),
    queryKey: ['/api/daily-verse', date],
  })
}

import type { ComponentProps, ComponentType } from 'react'
import type { TodayPrayers } from '#features/prayer-log/web/today-prayers.tsx'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'

/** Today's prayer log in one row, loaded after the times. */
export const LazyTodayPrayers = lazyWithMessages<ComponentType<ComponentProps<typeof TodayPrayers>>>(
  async () => ({ default: (await import('#features/prayer-log/web/today-prayers.tsx')).TodayPrayers }),
  'prayer-log',
  'user-data',
)

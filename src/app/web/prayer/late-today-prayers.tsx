import type { ComponentProps, ComponentType } from 'react'
import type { TodayPrayers } from '#features/prayer-log/web/today-prayers.tsx'
import { lazyPart } from '#shared/web/i18n/lazy-part.ts'

/** The prayer log of today in one row, fetched after the times are there. */
export const LateTodayPrayers = lazyPart<ComponentType<ComponentProps<typeof TodayPrayers>>>(
  async () => ({ default: (await import('#features/prayer-log/web/today-prayers.tsx')).TodayPrayers }),
  'prayer-log',
  'own-things',
)

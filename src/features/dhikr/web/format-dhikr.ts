import type { Source } from '#shared/core/source.ts'
import { formatNumber, joinNames } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { formatSource } from '#shared/web/sources/format-source.ts'
import type { Step } from '../core/preset.ts'
import { phraseOf } from './library.ts'

export const formatTimes = (count: number): string => t('dhikr:times', { count, times: formatNumber(count) })

export const formatTarget = (step: Step): string =>
  step.target === undefined ? t('dhikr:freely') : formatTimes(step.target)

/** Where a preset is handed down: `Sahih Muslim 597`, `Quran, Al-Anbya 21:87`. */
export function formatSources(sources: readonly Source[], steps: readonly Step[]): string {
  const surah = phraseOf(steps[0]?.phrase)?.quran?.surah
  return joinNames(...sources.map((source) => formatSource(source, surah)))
}

import { divisionAt } from '#features/quran/core/index.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { ReadingPlan } from '../core/reading-log.ts'
import { formatVerseRange, type GetSurahName } from './format-reading.ts'

/** The title of a plan. */
export function planTitle({ aim, range, schedule: { pace } }: ReadingPlan, names: GetSurahName): string {
  if (aim === 'surah' || aim === 'range') return formatVerseRange(range, names)
  if (aim === 'pages' && pace.kind === 'amount') {
    return t('reading:pagesADay', { count: pace.amount, pages: formatNumber(pace.amount) })
  }
  if (aim === 'juz' && range.first > 1) {
    return t('reading:juzFrom', { juz: formatNumber(divisionAt('juz', range.first)) })
  }
  return t(`reading:aims.${aim}`)
}

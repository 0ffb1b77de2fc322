import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { TimeBasis } from '../../core/index.ts'

/** The basis of a time, in a few words. */
export function formatTimeBasis(basis: TimeBasis): string {
  switch (basis.by) {
    case 'angle':
      return t('prayer-page:basis.angle', {
        degrees: formatNumber(basis.degrees, { maximumFractionDigits: 2 }),
      })
    case 'interval':
      return t('prayer-page:basis.interval', { minutes: formatNumber(basis.minutes) })
    case 'part_of_night':
      return t('prayer-page:basis.part_of_night', { rule: t(`prayer:rules.${basis.rule}`) })
    default:
      return t(`prayer-page:basis.${basis.by}`)
  }
}

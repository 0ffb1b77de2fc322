import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { useNow } from '#shared/web/use-now.ts'

const AN_HOUR = 3_600_000

/** The product's name with the current year. */
export function CopyrightYear() {
  const year = new Date(useNow(AN_HOUR)).getFullYear()
  return t('shell:footer.year', { year: formatNumber(year, { useGrouping: false }) })
}

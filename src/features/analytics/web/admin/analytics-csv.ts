import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import { csvTable } from '#shared/core/csv-table.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { readAnalytics } from '../../core/analytics.contract.ts'

export type Analytics = AnswerOf<typeof readAnalytics>

/** The counts as a table of kind, name and views. Days and codes stay as they are, for programs. */
export function analyticsCsv({ days, pages, languages, referringSites }: Analytics): string {
  const rows = [
    ...days.map(({ day, views }) => ['analytics:day', day, views] as const),
    ...pages.map(({ page, views }) => ['analytics:pages', page, views] as const),
    ...languages.map(({ language, views }) => ['analytics:languages', language, views] as const),
    ...referringSites.map(({ site, views }) => ['analytics:sites', site, views] as const),
  ]
  return csvTable([
    [t('analytics:kind'), t('analytics:name'), t('analytics:views')],
    ...rows.map(([kind, name, views]) => [t(kind), name, String(views)]),
  ])
}

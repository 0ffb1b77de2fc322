import type { Day } from '#shared/core/day.ts'
import { formatDaySpan } from '#shared/web/i18n/format-day.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Card, Row } from '#shared/web/ui/card.tsx'
import type { ReadingPlan } from '../core/reading-log.ts'
import type { GetSurahName } from './format-reading.ts'
import { planTitle } from './plan-title.ts'

/** The completed plans. */
export function FinishedList({
  finished,
  today,
  names,
}: {
  finished: readonly { readonly plan: ReadingPlan; readonly finishedOn: Day }[]
  today: Day
  names: GetSurahName
}) {
  if (finished.length === 0) return null
  return (
    <Card id="finished" title={t('reading:finished.title')}>
      <ul>
        {finished.map(({ plan, finishedOn }) => (
          <Row key={plan.id}>
            <span>{planTitle(plan, names)}</span>
            <span className="text-muted">{formatDaySpan(plan.startedOn, finishedOn, today)}</span>
          </Row>
        ))}
      </ul>
    </Card>
  )
}

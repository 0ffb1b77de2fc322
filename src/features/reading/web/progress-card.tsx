import { useMemo, useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Card } from '#shared/web/ui/card.tsx'
import { Field } from '#shared/web/ui/field.tsx'
import { Select } from '#shared/web/ui/select.tsx'
import { readRanges } from '../core/plan-progress.ts'
import type { ReadingPlan, ReadingSession } from '../core/reading-log.ts'
import type { GetSurahName } from './format-reading.ts'
import { planTitle } from './plan-title.ts'
import { ProgressMap } from './progress-map.tsx'

/** The map of read pages, for one plan or for everything. */
export function ProgressCard({
  first,
  plans,
  sessions,
  names,
}: {
  /** The plan selected first; without one, everything. */
  first: ReadingPlan | undefined
  plans: readonly ReadingPlan[]
  sessions: readonly ReadingSession[]
  names: GetSurahName
}) {
  const [chosen, setChosen] = useState<string>()
  const planId = chosen ?? first?.id ?? ''
  const read = useMemo(
    () => readRanges(sessions.filter((session) => planId === '' || session.planId === planId)),
    [sessions, planId],
  )
  return (
    <Card id="progress" title={t('reading:map.title')}>
      {plans.length > 0 && (
        <Field className="mb-4 max-w-md" label={t('reading:map.of')}>
          <Select onChange={(event) => setChosen(event.target.value)} value={planId}>
            {plans.map((plan) => (
              <option key={plan.id} value={plan.id}>
                {planTitle(plan, names)}
              </option>
            ))}
            <option value="">{t('reading:map.everything')}</option>
          </Select>
        </Field>
      )}
      <ProgressMap read={read} />
    </Card>
  )
}

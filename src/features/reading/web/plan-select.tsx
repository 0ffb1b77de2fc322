import { t } from '#shared/web/i18n/i18n.ts'
import { Field } from '#shared/web/ui/field.tsx'
import { Select } from '#shared/web/ui/select.tsx'
import type { ReadingPlan } from '../core/reading-log.ts'
import type { GetSurahName } from './format-reading.ts'
import { planTitle } from './plan-title.ts'

/** Selects a session's plan, or none (an empty id). Renders nothing without plans. */
export function PlanSelect({
  plans,
  names,
  value,
  onChoose,
}: {
  plans: readonly ReadingPlan[]
  names: GetSurahName
  value: string
  onChoose: (planId: string) => void
}) {
  if (plans.length === 0) return null
  return (
    <Field label={t('reading:session.plan')}>
      <Select onChange={(event) => onChoose(event.target.value)} value={value}>
        {plans.map((plan) => (
          <option key={plan.id} value={plan.id}>
            {planTitle(plan, names)}
          </option>
        ))}
        <option value="">{t('reading:session.noPlan')}</option>
      </Select>
    </Field>
  )
}

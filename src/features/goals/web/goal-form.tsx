import { Archive } from 'lucide-react'
import { useState } from 'react'
import { type Day, dayNumberOf, dayOfNumber } from '#shared/core/day.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { DateInput, Field, NumberInput, TextInput } from '#shared/web/ui/field.tsx'
import { RadioGroup } from '#shared/web/ui/radio-group.tsx'
import { Select } from '#shared/web/ui/select.tsx'
import { checkOf } from '#shared/web/user-data/load-schemas.ts'
import { LONGEST_TEXT, MOST_TARGET, measures, type NamedGoal, periods } from '../core/goal.ts'
import { goalRecords } from '../core/goals.records.ts'
import { archiveGoal, saveGoal } from './change-goals.ts'

const A_MONTH = 30

/** A new goal, or an edited one when it has an id. */
export type GoalDraft = Omit<NamedGoal, 'id'> & { readonly id?: string }

/** A dialog for a goal’s measure, target and period. */
export function GoalForm({ draft, today, onClose }: { draft: GoalDraft; today: Day; onClose: () => void }) {
  const [goal, setGoal] = useState(draft)
  const { id } = draft
  const change = (changes: Partial<GoalDraft>) => setGoal({ ...goal, ...changes })
  return (
    <Dialog onClose={onClose} open title={t(id ? 'goals:form.edit' : 'goals:form.new')}>
      <form
        className="grid gap-5"
        onSubmit={async (event) => {
          event.preventDefault()
          const found = (await checkOf(goalRecords))(trimmed(goal), '')
          if (!found) return
          saveGoal({ ...found, ...(id && { id }) })
          onClose()
        }}
      >
        <GoalFields change={change} goal={goal} today={today} />
        <p className="text-muted text-sm">{t(`goals:form.about.${goal.measure}`)}</p>
        <Button look="action" type="submit">
          {t(id ? 'goals:form.save' : 'goals:form.begin')}
        </Button>
        {id && (
          <Button
            onClick={() => {
              archiveGoal({ ...draft, id }, today)
              onClose()
            }}
          >
            <Archive aria-hidden size={18} />
            {t('goals:archive')}
          </Button>
        )}
      </form>
    </Dialog>
  )
}

function GoalFields({
  goal,
  today,
  change,
}: {
  goal: GoalDraft
  today: Day
  change: (changes: Partial<GoalDraft>) => void
}) {
  return (
    <>
      <Field label={t('goals:form.measure')}>
        <Select
          data-autofocus
          onChange={(event) =>
            change({ measure: measures.find((each) => each === event.target.value) ?? 'own' })
          }
          value={goal.measure}
        >
          {measures.map((each) => (
            <option key={each} value={each}>
              {t(`goals:measures.${each}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t(goal.measure === 'own' ? 'goals:form.title' : 'goals:form.ownTitle')}>
        <TextInput
          maxLength={LONGEST_TEXT}
          onChange={(event) => change({ title: event.target.value })}
          required={goal.measure === 'own'}
          value={goal.title ?? ''}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('goals:form.target')}>
          <NumberInput
            max={MOST_TARGET}
            min={1}
            onNumber={(target) => change({ target })}
            value={goal.target}
          />
        </Field>
        {goal.measure === 'own' && (
          <Field label={t('goals:form.unit')}>
            <TextInput
              maxLength={LONGEST_TEXT}
              onChange={(event) => change({ unit: event.target.value })}
              value={goal.unit ?? ''}
            />
          </Field>
        )}
      </div>
      <RadioGroup
        label={t('goals:form.period')}
        onChoose={(period) => change({ period, by: goal.by ?? dayOfNumber(dayNumberOf(today) + A_MONTH) })}
        options={periods.map((value) => ({ value, text: t(`goals:form.periods.${value}`) }))}
        value={goal.period}
      />
      {goal.period === 'date' && (
        <Field label={t('goals:form.by')}>
          <DateInput
            min={goal.from}
            onChange={(event) => change({ by: event.target.value })}
            required
            value={goal.by ?? ''}
          />
        </Field>
      )}
    </>
  )
}

/** Trims the text fields. */
function trimmed({ title, unit, ...goal }: GoalDraft) {
  return { ...goal, title: title?.trim(), unit: goal.measure === 'own' ? unit?.trim() : undefined }
}

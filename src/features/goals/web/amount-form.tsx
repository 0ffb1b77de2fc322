import { useId, useState } from 'react'
import type { Day } from '#shared/core/day.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { DateInput, Field, NumberInput } from '#shared/web/ui/field.tsx'
import { countId } from '../core/amounts.ts'
import { MOST_TARGET, type NamedGoal } from '../core/goal.ts'
import { addToGoal } from './change-goals.ts'
import { goalTitle } from './format-goal.ts'

/** An amount for today or an earlier day; entering another one corrects it. */
export function AmountForm({
  goal,
  byHand,
  today,
  onClose,
}: {
  goal: NamedGoal
  byHand: ReadonlyMap<string, number>
  today: Day
  onClose: () => void
}) {
  const title = useId()
  const [day, setDay] = useState(today)
  const known = Math.max(0, byHand.get(countId(day, goal.id)) ?? 0)
  const [typed, setTyped] = useState<number>()
  const amount = typed ?? known
  return (
    <Dialog onClose={onClose} open title={t('goals:amount')}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (amount !== known) addToGoal(goal, day, amount - (byHand.get(countId(day, goal.id)) ?? 0))
          onClose()
        }}
      >
        <p className="text-muted [overflow-wrap:anywhere]" id={title}>
          <bdi>{goalTitle(goal)}</bdi>
        </p>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t('goals:amountForm.amount')}>
            <NumberInput
              aria-describedby={title}
              data-autofocus
              max={MOST_TARGET}
              min={0}
              onNumber={setTyped}
              value={amount}
            />
          </Field>
          <Field label={t('goals:amountForm.day')}>
            <DateInput
              max={today}
              onChange={(event) => {
                setDay(event.target.value)
                setTyped(undefined)
              }}
              required
              value={day}
            />
          </Field>
        </div>
        <p className="text-muted text-sm">{t('goals:amountForm.about')}</p>
        <Button look="action" type="submit">
          {t('goals:form.save')}
        </Button>
      </form>
    </Dialog>
  )
}

import { useState } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { Field, NumberInput } from '#shared/web/ui/field.tsx'
import { RadioGroup } from '#shared/web/ui/radio-group.tsx'
import { notifySaveFailed } from '#shared/web/user-data/notify-save-failed.ts'
import {
  daysMissed,
  isMakeUpCount,
  type MakeUpPace,
  type MakeUpStart,
  MOST_TO_MAKE_UP,
  makeUpPaces,
} from '../core/make-up-start.ts'
import { loggedPrayers } from '../core/prayer-entry.ts'
import { type PerPrayer, perPrayer } from '../core/prayers-to-make-up.ts'
import { MAKE_UP_START, makeUpStarts } from './saved-prayers.ts'

/** Sets the prayers to make up from before the log: estimated from a period, or entered for each prayer. */
export function MakeUpForm({ start, onClose }: { start: MakeUpStart; onClose: () => void }) {
  const [prayers, setPrayers] = useState<PerPrayer>(start.prayers)
  const [pace, setPace] = useState<MakeUpPace>(start.pace)
  const valid = loggedPrayers.every((prayer) => isMakeUpCount(prayers[prayer]))
  return (
    <Dialog onClose={onClose} open title={t('prayer-log:makeUp.form.title')}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!valid) return
          void notifySaveFailed(makeUpStarts.put(MAKE_UP_START, { prayers, pace }))
          onClose()
        }}
      >
        <p className="text-muted">{t('prayer-log:makeUp.form.about')}</p>
        <Estimate onDays={(days) => setPrayers(perPrayer(() => days))} />
        <fieldset>
          <legend className="mb-2 font-semibold text-sm">{t('prayer-log:makeUp.form.each')}</legend>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-5">
            {loggedPrayers.map((prayer) => (
              <Field key={prayer} label={t(`prayer:names.${prayer}`)}>
                <NumberInput
                  max={MOST_TO_MAKE_UP}
                  min={0}
                  onNumber={(number) => setPrayers({ ...prayers, [prayer]: number })}
                  value={prayers[prayer]}
                />
              </Field>
            ))}
          </div>
        </fieldset>
        <RadioGroup
          label={t('prayer-log:makeUp.form.pace')}
          onChoose={setPace}
          options={makeUpPaces.map((value) => ({
            value,
            text: t('prayer-log:makeUp.pace', { count: value, pace: formatNumber(value) }),
          }))}
          value={pace}
        />
        <Button look="action" type="submit">
          {t('prayer-log:makeUp.form.save')}
        </Button>
      </form>
    </Dialog>
  )
}

/** Calculates the number of days from years and months. */
function Estimate({ onDays }: { onDays: (days: number) => void }) {
  const [years, setYears] = useState(0)
  const [months, setMonths] = useState(0)
  const [excused, setExcused] = useState(0)
  const change = (next: { years: number; months: number; excused: number }) => {
    setYears(next.years)
    setMonths(next.months)
    setExcused(next.excused)
    if (Object.values(next).every((number) => number >= 0)) onDays(daysMissed(next))
  }
  const now = { years, months, excused }
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-sm">{t('prayer-log:makeUp.form.estimate')}</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        <Field label={t('prayer-log:makeUp.form.years')}>
          <NumberInput
            data-autofocus
            max={100}
            min={0}
            onNumber={(value) => change({ ...now, years: value })}
            value={years}
          />
        </Field>
        <Field label={t('prayer-log:makeUp.form.months')}>
          <NumberInput
            max={11}
            min={0}
            onNumber={(value) => change({ ...now, months: value })}
            value={months}
          />
        </Field>
        <Field label={t('prayer-log:makeUp.form.excused')}>
          <NumberInput
            max={15}
            min={0}
            onNumber={(value) => change({ ...now, excused: value })}
            value={excused}
          />
        </Field>
      </div>
      <p className="mt-2 text-muted text-sm">{t('prayer-log:makeUp.form.excusedAbout')}</p>
    </fieldset>
  )
}

import { useState } from 'react'
import { divisionCount } from '#features/quran/core/index.ts'
import type { Day } from '#shared/core/day.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { Field, NumberInput } from '#shared/web/ui/field.tsx'
import { Select } from '#shared/web/ui/select.tsx'
import { countPages } from '../core/mushaf-pages.ts'
import {
  firstChoices,
  mostOf,
  type NewPlan,
  newPlan,
  type PlanChoices,
  usualChoices,
} from '../core/new-plan.ts'
import { planAims } from '../core/reading-log.ts'
import { formatPageAmount, formatVerseRange, type GetSurahName } from './format-reading.ts'
import { saveReading } from './reading-changes.ts'
import { SurahSelect, VersePicker } from './verse-picker.tsx'

/** The form for a new plan. */
export function PlanForm({
  today,
  names,
  onClose,
}: {
  today: Day
  names: GetSurahName
  onClose: () => void
}) {
  const [choices, setChoices] = useState(firstChoices)
  const change = (part: Partial<PlanChoices>) => setChoices({ ...choices, ...part })
  const { aim, start } = choices
  const plan = newPlan(choices)
  const isPlan = plan.portions.length > 0
  return (
    <Dialog onClose={onClose} open title={t('reading:plan.new')}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isPlan || (aim === 'pages' && Number.isNaN(start))) return
          const { range, pace } = plan
          saveReading('plans', { aim, range, startedOn: today, schedule: { from: today, pace } })
          onClose()
        }}
      >
        <Field label={t('reading:plan.aim')}>
          <Select
            data-autofocus
            onChange={(event) =>
              change(usualChoices(planAims.find((each) => each === event.target.value) ?? 'quran'))
            }
            value={aim}
          >
            {planAims.map((each) => (
              <option key={each} value={each}>
                {t(`reading:aims.${each}`)}
              </option>
            ))}
          </Select>
        </Field>
        <AimFields choices={choices} names={names} onChange={change} />
        <p aria-live="polite" className="min-h-12 text-muted">
          {plan.isBackwards ? t('reading:backwards') : formatPlan(plan, names)}
        </p>
        <Button disabled={!isPlan} look="action" type="submit">
          {t('reading:plan.begin')}
        </Button>
      </form>
    </Dialog>
  )
}

/** The fields that belong to the aim: where the plan begins and ends, and how fast it goes. */
function AimFields({
  choices: { aim, amount, start, surah, first, last },
  names,
  onChange,
}: {
  choices: PlanChoices
  names: GetSurahName
  onChange: (part: Partial<PlanChoices>) => void
}) {
  return (
    <>
      {aim === 'surah' && (
        <SurahSelect names={names} onSurah={(chosen) => onChange({ surah: chosen })} surah={surah} />
      )}
      {aim === 'range' && (
        <>
          <VersePicker
            label={t('reading:from')}
            names={names}
            onVerse={(verse) => onChange({ first: verse })}
            value={first}
          />
          <VersePicker
            label={t('reading:to')}
            names={names}
            onVerse={(verse) => onChange({ last: verse })}
            value={last}
          />
        </>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        {aim === 'juz' && (
          <Field label={t('reading:plan.fromJuz')}>
            <Select onChange={(event) => onChange({ start: Number(event.target.value) })} value={start}>
              {Array.from({ length: divisionCount('juz') }, (_, index) => index + 1).map((juz) => (
                <option key={juz} value={juz}>
                  {formatNumber(juz)}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {aim === 'pages' && (
          <Field label={t('reading:plan.fromPage')}>
            <NumberInput
              max={divisionCount('page')}
              min={1}
              onNumber={(page) => onChange({ start: page })}
              value={start}
            />
          </Field>
        )}
        {aim !== 'juz' && (
          <Field label={t(aim === 'pages' ? 'reading:plan.pagesADay' : 'reading:plan.days')}>
            <NumberInput
              max={mostOf(aim)}
              min={1}
              onNumber={(typed) => onChange({ amount: typed })}
              value={amount}
            />
          </Field>
        )}
      </div>
    </>
  )
}

/** How long the plan takes, and its first portion; `undefined` if there is none. */
function formatPlan({ range, portions }: NewPlan, names: GetSurahName): string | undefined {
  const [opening] = portions
  if (!opening) return undefined
  const about = t('reading:plan.about', {
    count: portions.length,
    days: formatNumber(portions.length),
    amount: formatPageAmount(countPages(opening)),
  })
  const verses = { first: range.first, last: opening.at(-1)?.last ?? range.first }
  return `${about} ${t('reading:plan.opening', { verses: formatVerseRange(verses, names) })}`
}

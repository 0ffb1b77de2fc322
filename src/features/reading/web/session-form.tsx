import { useState } from 'react'
import type { VerseRange } from '#features/quran/core/index.ts'
import type { Day } from '#shared/core/day.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { DateInput, Field, NumberInput } from '#shared/web/ui/field.tsx'
import { MOST_SECONDS } from '../core/reading.records.ts'
import type { ReadingPlan, ReadingSession } from '../core/reading-log.ts'
import type { GetSurahName } from './format-reading.ts'
import { PlanSelect } from './plan-select.tsx'
import { type Draft, saveReading } from './reading-changes.ts'
import { VersePicker } from './verse-picker.tsx'

const MINUTE_SECONDS = 60

/** The known part of a session. */
export type SessionDraft = Draft<ReadingSession>

/** The form for a new or existing session: verses, day and time. */
export function SessionForm({
  draft,
  plans,
  nextOf,
  today,
  names,
  onClose,
  onKept,
}: {
  draft: SessionDraft
  plans: readonly ReadingPlan[]
  /** The next verses of a plan. */
  nextOf: (planId: string) => VerseRange | undefined
  today: Day
  names: GetSurahName
  onClose: () => void
  onKept?: (() => void) | undefined
}) {
  const [planId, setPlanId] = useState(draft.planId ?? '')
  const [day, setDay] = useState(draft.day)
  const usual = Math.round(draft.seconds / MINUTE_SECONDS)
  const [minutes, setMinutes] = useState(usual)
  const [withVerses, setWithVerses] = useState(draft.range !== undefined || isBlank(draft))
  const [range, setRange] = useState(draft.range ?? { first: 1, last: 1 })
  const backwards = withVerses && range.last < range.first
  const nothing = !withVerses && !(minutes > 0)
  const choosePlan = (id: string) => {
    setPlanId(id)
    const next = nextOf(id)
    if (next && draft.id === undefined) setRange(next)
  }
  return (
    <Dialog onClose={onClose} open title={t(draft.id ? 'reading:session.edit' : 'reading:session.new')}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (backwards || nothing) return
          // Unchanged minutes keep the timer's exact seconds.
          const seconds = minutes === usual ? draft.seconds : (minutes || 0) * MINUTE_SECONDS
          const { planId: _, range: __, ...rest } = draft
          saveReading('sessions', {
            ...rest,
            day,
            seconds,
            ...(planId && { planId }),
            ...(withVerses && { range }),
          })
          onKept?.()
          onClose()
        }}
      >
        <PlanSelect names={names} onChoose={choosePlan} plans={plans} value={planId} />
        <label className="flex min-h-11 items-center gap-3">
          <input
            checked={withVerses}
            className="size-5 accent-action"
            onChange={(event) => setWithVerses(event.target.checked)}
            type="checkbox"
          />
          {t('reading:session.withVerses')}
        </label>
        {withVerses && (
          <>
            <VersePicker
              label={t('reading:from')}
              names={names}
              onVerse={(first) => setRange({ ...range, first })}
              value={range.first}
            />
            <VersePicker
              label={t('reading:upTo')}
              names={names}
              onVerse={(last) => setRange({ ...range, last })}
              value={range.last}
            />
          </>
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t('reading:session.minutes')}>
            <NumberInput
              max={MOST_SECONDS / MINUTE_SECONDS}
              min={0}
              onNumber={setMinutes}
              required={false}
              value={minutes}
            />
          </Field>
          <Field label={t('reading:session.day')}>
            <DateInput
              max={day > today ? day : today}
              onChange={(event) => setDay(event.target.value)}
              required
              value={day}
            />
          </Field>
        </div>
        <p aria-live="polite" className="min-h-6 text-ending">
          {backwards && t('reading:backwards')}
          {nothing && t('reading:session.nothing')}
        </p>
        <Button disabled={backwards || nothing} look="action" type="submit">
          {t('reading:session.save')}
        </Button>
      </form>
    </Dialog>
  )
}

/** Whether the draft has neither verses nor time. */
const isBlank = ({ id, seconds }: SessionDraft) => id === undefined && seconds === 0

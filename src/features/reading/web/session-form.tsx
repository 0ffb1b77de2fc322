import type { VerseRange } from '#features/quran/core/index.ts'
import type { Day } from '#shared/core/day.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { DateInput, Field, NumberInput } from '#shared/web/ui/field.tsx'
import { MOST_SECONDS } from '../core/reading.records.ts'
import type { ReadingPlan } from '../core/reading-log.ts'
import type { GetSurahName } from './format-reading.ts'
import { PlanSelect } from './plan-select.tsx'
import { saveReading } from './reading-changes.ts'
import { type SessionDraft, useSessionDraft } from './use-session-draft.ts'
import { VersePicker } from './verse-picker.tsx'

/** The form for a new or existing session: verses, day and time. */
export function SessionForm({
  draft,
  plans,
  nextOf,
  today,
  names,
  onClose,
  onSaved,
}: {
  draft: SessionDraft
  plans: readonly ReadingPlan[]
  /** The next verses of a plan. */
  nextOf: (planId: string) => VerseRange | undefined
  today: Day
  names: GetSurahName
  onClose: () => void
  onSaved?: (() => void) | undefined
}) {
  const session = useSessionDraft(draft, nextOf)
  const { planId, day, minutes, withVerses, range, problem } = session
  return (
    <Dialog onClose={onClose} open title={t(draft.id ? 'reading:session.edit' : 'reading:session.new')}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (problem) return
          saveReading('sessions', session.filled())
          onSaved?.()
          onClose()
        }}
      >
        <PlanSelect names={names} onChoose={session.choosePlan} plans={plans} value={planId} />
        <label className="flex min-h-11 items-center gap-3">
          <input
            checked={withVerses}
            className="size-5 accent-action"
            onChange={(event) => session.setWithVerses(event.target.checked)}
            type="checkbox"
          />
          {t('reading:session.withVerses')}
        </label>
        {withVerses && <RangePicker names={names} onRange={session.setRange} range={range} />}
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t('reading:session.minutes')}>
            <NumberInput
              max={MOST_SECONDS / 60}
              min={0}
              onNumber={session.setMinutes}
              required={false}
              value={minutes}
            />
          </Field>
          <Field label={t('reading:session.day')}>
            <DateInput
              max={day > today ? day : today}
              onChange={(event) => session.setDay(event.target.value)}
              required
              value={day}
            />
          </Field>
        </div>
        <p aria-live="polite" className="min-h-6 text-ending">
          {problem && t(problem === 'backwards' ? 'reading:backwards' : 'reading:session.nothing')}
        </p>
        <Button disabled={problem !== undefined} look="action" type="submit">
          {t('reading:session.save')}
        </Button>
      </form>
    </Dialog>
  )
}

function RangePicker({
  range,
  onRange,
  names,
}: {
  range: VerseRange
  onRange: (range: VerseRange) => void
  names: GetSurahName
}) {
  return (
    <>
      <VersePicker
        label={t('reading:from')}
        names={names}
        onVerse={(first) => onRange({ ...range, first })}
        value={range.first}
      />
      <VersePicker
        label={t('reading:upTo')}
        names={names}
        onVerse={(last) => onRange({ ...range, last })}
        value={range.last}
      />
    </>
  )
}

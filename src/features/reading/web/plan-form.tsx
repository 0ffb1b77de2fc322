import { useState } from 'react'
import {
  divisionCount,
  divisionVerses,
  verseCount,
  verseNumber,
  verseTotal,
} from '#features/quran/core/index.ts'
import type { Day } from '#shared/core/day.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { Field, NumberInput } from '#shared/web/ui/field.tsx'
import { Select } from '#shared/web/ui/select.tsx'
import { countPages } from '../core/mushaf-pages.ts'
import { portionsOf } from '../core/portions.ts'
import { MOST_DAYS } from '../core/reading.records.ts'
import { type Pace, type PlanAim, planAims } from '../core/reading-log.ts'
import { formatPageAmount, formatVerseRange, type GetSurahName } from './format-reading.ts'
import { saveReading } from './reading-changes.ts'
import { SurahSelect, VersePicker } from './verse-picker.tsx'

const usualDays: Readonly<Record<PlanAim, number>> = { quran: 30, juz: 30, surah: 7, pages: 5, range: 7 }
const YASEEN = 36

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
  const [aim, setAim] = useState<PlanAim>('quran')
  const [amount, setAmount] = useState(usualDays.quran)
  const [start, setStart] = useState(1)
  const [surah, setSurah] = useState(YASEEN)
  const [first, setFirst] = useState(1)
  const [last, setLast] = useState(verseNumber({ surah: 2, verse: verseCount(2) }))

  const range = {
    quran: { first: 1, last: verseTotal },
    juz: { first: aim === 'juz' ? divisionVerses('juz', start).first : 1, last: verseTotal },
    pages: { first: aim === 'pages' ? firstOfPage(start) : 1, last: verseTotal },
    surah: {
      first: verseNumber({ surah, verse: 1 }),
      last: verseNumber({ surah, verse: verseCount(surah) }),
    },
    range: { first, last },
  }[aim]
  const backwards = range.last < range.first
  const most = aim === 'pages' ? divisionCount('page') : MOST_DAYS
  const whole = Number.isInteger(amount) && amount >= 1 && amount <= most
  const pace: Pace =
    aim === 'juz'
      ? { kind: 'amount', unit: 'juz', amount: 1 }
      : aim === 'pages'
        ? { kind: 'amount', unit: 'page', amount }
        : { kind: 'days', days: amount }
  const portions = whole && !backwards ? portionsOf([range], pace) : []
  const opening = portions[0]

  return (
    <Dialog onClose={onClose} open title={t('reading:plan.new')}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!opening || (aim === 'pages' && Number.isNaN(start))) return
          saveReading('plans', { aim, range, startedOn: today, schedule: { from: today, pace } })
          onClose()
        }}
      >
        <Field label={t('reading:plan.aim')}>
          <Select
            data-autofocus
            onChange={(event) => {
              const chosen = planAims.find((each) => each === event.target.value) ?? 'quran'
              setAim(chosen)
              setAmount(usualDays[chosen])
              setStart(1)
            }}
            value={aim}
          >
            {planAims.map((each) => (
              <option key={each} value={each}>
                {t(`reading:aims.${each}`)}
              </option>
            ))}
          </Select>
        </Field>
        {aim === 'surah' && <SurahSelect names={names} onSurah={setSurah} surah={surah} />}
        {aim === 'range' && (
          <>
            <VersePicker label={t('reading:from')} names={names} onVerse={setFirst} value={first} />
            <VersePicker label={t('reading:to')} names={names} onVerse={setLast} value={last} />
          </>
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          {aim === 'juz' && (
            <Field label={t('reading:plan.fromJuz')}>
              <Select onChange={(event) => setStart(Number(event.target.value))} value={start}>
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
              <NumberInput max={divisionCount('page')} min={1} onNumber={setStart} value={start} />
            </Field>
          )}
          {aim !== 'juz' && (
            <Field label={t(aim === 'pages' ? 'reading:plan.pagesADay' : 'reading:plan.days')}>
              <NumberInput max={most} min={1} onNumber={setAmount} value={amount} />
            </Field>
          )}
        </div>
        <p aria-live="polite" className="min-h-12 text-muted">
          {backwards && t('reading:backwards')}
          {opening && (
            <>
              {t('reading:plan.about', {
                count: portions.length,
                days: formatNumber(portions.length),
                amount: formatPageAmount(countPages(opening)),
              })}{' '}
              {t('reading:plan.opening', {
                verses: formatVerseRange(
                  { first: range.first, last: opening.at(-1)?.last ?? range.first },
                  names,
                ),
              })}
            </>
          )}
        </p>
        <Button disabled={!opening} look="action" type="submit">
          {t('reading:plan.begin')}
        </Button>
      </form>
    </Dialog>
  )
}

function firstOfPage(page: number): number {
  return Number.isInteger(page) && page >= 1 && page <= divisionCount('page')
    ? divisionVerses('page', page).first
    : 1
}

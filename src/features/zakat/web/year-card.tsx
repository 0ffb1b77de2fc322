import { CalendarPlus, X } from 'lucide-react'
import { type CivilDate, dayNumber, formatCivilDate, parseCivilDate } from '#shared/core/civil-date.ts'
import { type Day, dayNumberOf } from '#shared/core/day.ts'
import { formatDate, formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { DateInput, Field } from '#shared/web/ui/field.tsx'
import { notifySaveFailed } from '#shared/web/user-data/notify-save-failed.ts'
import { nextHawlEnd } from '../core/hawl.ts'
import { YEAR, zakatYear } from './saved-zakat.ts'

/** The day on which the lunar year began, and its next end in both calendars. */
export function YearCard({
  today,
  adjustment,
  hijri,
}: {
  today: Day
  adjustment: number
  /** Formats a day in the Hijri calendar. */
  hijri: (day: Day) => string
}) {
  const start = zakatYear.useOne(YEAR)?.start
  return (
    <Card id="year" title={t('zakat:year.title')}>
      <div className="flex items-end gap-2">
        <Field className="flex-1" label={t('zakat:year.start')}>
          <DateInput
            max={today}
            onChange={({ target }) => {
              const { value } = target
              if (parseCivilDate(value) && value <= today)
                void notifySaveFailed(zakatYear.put(YEAR, { start: value }))
            }}
            value={start ?? ''}
          />
        </Field>
        {start && (
          <Button
            aria-label={t('zakat:year.forget')}
            look="plain"
            onClick={() => void notifySaveFailed(zakatYear.remove(YEAR))}
            round
          >
            <X aria-hidden size={18} />
          </Button>
        )}
      </div>
      <p className="mt-2 text-muted text-sm">{t('zakat:year.about')}</p>
      {start && <NextEnd adjustment={adjustment} hijri={hijri} start={start} today={today} />}
    </Card>
  )
}

function NextEnd({
  start,
  today,
  adjustment,
  hijri,
}: {
  start: Day
  today: Day
  adjustment: number
  hijri: (day: Day) => string
}) {
  const end = endAfter(start, today, adjustment)
  if (!end) return <p className="mt-4">{t('zakat:year.outOfRange')}</p>
  const days = dayNumber(end) - dayNumberOf(today)
  const inHijri = hijri(formatCivilDate(end))
  const download = async () => {
    const { saveZakatDay } = await import('./save-zakat-day.ts')
    saveZakatDay(end, inHijri)
  }
  return (
    <div className="mt-4 rounded-xl bg-action-soft px-4 py-3">
      <p className="text-sm">{t('zakat:year.next')}</p>
      <p className="mt-1 font-display text-xl">{formatDate(end)}</p>
      <p>{inHijri}</p>
      <p className="mt-1 text-sm">
        {days === 0
          ? t('zakat:year.today')
          : t('zakat:year.inDays', { count: days, days: formatNumber(days) })}
      </p>
      <Button className="mt-3" onClick={() => void download()}>
        <CalendarPlus aria-hidden size={18} />
        {t('zakat:year.calendar')}
      </Button>
    </div>
  )
}

/** `undefined` outside the years of the Hijri calendar. */
function endAfter(start: Day, today: Day, adjustment: number): CivilDate | undefined {
  const [begun, now] = [parseCivilDate(start), parseCivilDate(today)]
  try {
    return begun && now && nextHawlEnd(begun, now, adjustment).date
  } catch {
    return undefined
  }
}

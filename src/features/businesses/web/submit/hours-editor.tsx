import { Plus, X } from 'lucide-react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import {
  closedWeek,
  formatOpeningWeek,
  isOpenTime,
  MOST_TIMES,
  type OpeningWeek,
  type OpenTime,
  openAlways,
  parseOpeningWeek,
  type Weekday,
  weekdays,
} from '../../core/opening-week.ts'
import { formatWeekday } from './format-weekday.ts'
import { useTyped } from './use-typed.ts'

const USUAL: OpenTime = ['09:00', '17:00']

/** The opening hours, a row for each day. `onHours` gets them as `opening_hours` of OpenStreetMap. */
export function HoursEditor({ hours, onHours }: { hours: string; onHours: (hours: string) => void }) {
  const [week, setWeek] = useTyped<OpeningWeek>(hours, (text) => parseOpeningWeek(text) ?? closedWeek)
  const change = (next: OpeningWeek) => {
    const complete = Object.fromEntries(weekdays.map((day) => [day, next[day].filter(isOpenTime)]))
    const written = formatOpeningWeek(complete as unknown as OpeningWeek) ?? ''
    setWeek(next, written)
    onHours(written)
  }
  const set = (day: Weekday, times: readonly OpenTime[]) => change({ ...week, [day]: times })
  const copyDown = (from: Weekday) => {
    const later = weekdays.slice(weekdays.indexOf(from) + 1)
    change({ ...week, ...Object.fromEntries(later.map((day) => [day, week[from]])) })
  }
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold text-[0.9375rem]">{t('business-submission:hours.label')}</legend>
      <p className="mb-2 text-muted text-sm">{t('business-submission:hours.hint')}</p>
      <ul className="grid gap-1">
        {weekdays.map((day) => (
          <li className="border-hairline border-b py-2 last:border-b-0" key={day}>
            <DayHours
              day={day}
              onCopy={day === 'Su' || week[day].length === 0 ? undefined : () => copyDown(day)}
              onTimes={(times) => set(day, times)}
              times={week[day]}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function DayHours({
  day,
  times,
  onTimes,
  onCopy,
}: {
  day: Weekday
  times: readonly OpenTime[]
  onTimes: (times: readonly OpenTime[]) => void
  onCopy: (() => void) | undefined
}) {
  const name = formatWeekday(day)
  const isAllDay = times.length === 1 && times[0]?.join() === openAlways[0]?.join()
  const replace = (at: number, time: OpenTime) =>
    onTimes(times.map((each, index) => (index === at ? time : each)))
  return (
    <div className="grid gap-2 sm:grid-cols-[minmax(8rem,auto)_1fr]">
      <label className="flex min-h-11 items-center gap-3">
        <input
          checked={times.length > 0}
          className="size-5 shrink-0 accent-action"
          onChange={({ target }) => onTimes(target.checked ? [USUAL] : [])}
          type="checkbox"
        />
        {name}
      </label>
      {times.length === 0 ? (
        <p className="flex items-center text-muted max-sm:sr-only">{t('businesses:opening.closed')}</p>
      ) : (
        <div className="grid min-w-0 gap-2">
          {isAllDay ? (
            <p className="flex min-h-11 items-center">{t('businesses:opening.allDay')}</p>
          ) : (
            times.map((time, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: times of a day have nothing but their position.
              <div className="flex flex-wrap items-center gap-2" key={at}>
                <TimeField
                  label={t('business-submission:hours.from', { day: name })}
                  onTime={(from) => replace(at, [from, time[1]])}
                  time={time[0]}
                />
                <span aria-hidden="true">–</span>
                <TimeField
                  label={t('business-submission:hours.until', { day: name })}
                  onTime={(until) => replace(at, [time[0], until])}
                  time={time[1]}
                />
                {times.length > 1 && (
                  <Button
                    aria-label={t('business-submission:hours.remove', { day: name })}
                    look="plain"
                    onClick={() => onTimes(times.filter((_, index) => index !== at))}
                    round
                  >
                    <X aria-hidden size={18} />
                  </Button>
                )}
              </div>
            ))
          )}
          <div className="flex flex-wrap gap-2 text-sm">
            <SmallButton
              onClick={() => onTimes(isAllDay ? [USUAL] : openAlways)}
              text={t(isAllDay ? 'business-submission:hours.someHours' : 'businesses:opening.allDay')}
            />
            {!isAllDay && times.length < MOST_TIMES && (
              <SmallButton
                icon={<Plus aria-hidden size={15} />}
                onClick={() => onTimes([...times, ['18:00', '22:00']])}
                text={t('business-submission:hours.add')}
              />
            )}
            {onCopy && <SmallButton onClick={onCopy} text={t('business-submission:hours.copy')} />}
          </div>
        </div>
      )}
    </div>
  )
}

function TimeField({ label, time, onTime }: { label: string; time: string; onTime: (time: string) => void }) {
  return (
    <input
      aria-invalid={time === '' || undefined}
      aria-label={label}
      className="min-h-11 rounded-xl border border-hairline bg-paper px-3"
      // A field for times has no 24:00; midnight as an end is the same.
      onChange={({ target }) => onTime(target.value)}
      required
      type="time"
      value={time === '24:00' ? '00:00' : time}
    />
  )
}

function SmallButton({ text, icon, onClick }: { text: string; icon?: React.ReactNode; onClick: () => void }) {
  return (
    <button
      className="inline-flex min-h-11 items-center gap-1 rounded-full px-2 text-start text-action underline-offset-4 hover:underline"
      onClick={onClick}
      type="button"
    >
      {icon}
      {text}
    </button>
  )
}

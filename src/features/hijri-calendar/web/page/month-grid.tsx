import { type KeyboardEvent, useEffect, useId, useMemo, useRef } from 'react'
import { type CivilDate, formatCivilDate, parseCivilDate } from '#shared/core/civil-date.ts'
import type { LanguageCode } from '#shared/core/languages.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { firstWeekday, weekdays } from '#shared/web/i18n/week.ts'
import { inWeeks } from '../../core/calendar-moves.ts'
import type { HijriMonth } from '../../core/index.ts'
import type { MoonOfDay } from '../../core/moon-of-days.ts'
import { dayByKey } from './day-by-key.ts'
import { DayCell } from './day-cell.tsx'

/**
 * A Hijri month as a grid, following WAI-ARIA: one tab stop, and keys to move between days. The selected day
 * has the focus.
 */
export function MonthGrid({
  month,
  moons,
  chosen,
  today,
  onChoose,
}: {
  month: HijriMonth
  moons: ReadonlyMap<string, MoonOfDay>
  chosen: CivilDate
  today: CivilDate
  onChoose: (date: CivilDate) => void
}) {
  const keysId = useId()
  const weekBegins = useMemo(firstWeekday, [])
  const names = useMemo(weekdays, [])
  const chosenDate = formatCivilDate(chosen)
  const todayDate = formatCivilDate(today)
  const { chosenDay, onKeyDown } = useDayKeys(month, chosen, onChoose)
  return (
    <>
      <table
        aria-describedby={keysId}
        aria-labelledby="month-title"
        className="-mx-3 w-[calc(100%+--spacing(6))] table-fixed border-separate border-spacing-0.5 max-[23rem]:-mx-5 max-[23rem]:w-[calc(100%+--spacing(10))] sm:-mx-1 sm:w-[calc(100%+--spacing(2))] sm:border-spacing-1"
        onKeyDown={onKeyDown}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: WAI-ARIA's own calendar is a table so
        role="grid"
      >
        <WeekdayHeads names={names} />
        <tbody>
          {inWeeks(month.days, weekBegins).map((week) => (
            <tr key={week.find(Boolean)?.date}>
              {names.map(({ long }, column) => {
                const day = week[column]
                if (!day) return <td key={long} />
                const isChosen = day.date === chosenDate
                return (
                  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid a cell is a gridcell
                  <td aria-selected={isChosen} className="p-0 align-top" key={long}>
                    <DayCell
                      buttonRef={isChosen ? chosenDay : undefined}
                      day={day}
                      events={month.events.filter(
                        (event) => event.day <= day.day && day.day <= event.lastDay,
                      )}
                      isChosen={isChosen}
                      isToday={day.date === todayDate}
                      month={month}
                      moon={moons.get(day.date)}
                      onChoose={() => onChoose(parseCivilDate(day.date) ?? chosen)}
                    />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 hidden text-muted text-sm lg:block" id={keysId}>
        {t('calendar-page:grid.keys')}
      </p>
    </>
  )
}

/** Languages whose short names of days are too wide for a phone. */
const WITHOUT_SHORT_DAYS: readonly LanguageCode[] = ['ml', 'bn', 'fa']

function WeekdayHeads({ names }: { names: ReturnType<typeof weekdays> }) {
  return (
    <thead>
      <tr>
        {names.map(({ long, short, narrow }) => (
          <th className="pb-1 font-normal text-muted text-sm" key={long} scope="col">
            <span className="sr-only">{long}</span>
            <span
              aria-hidden="true"
              className="block truncate max-sm:text-[min(1em,5.6vw)] max-sm:rtl:text-[min(1em,3.6vw)]"
            >
              {WITHOUT_SHORT_DAYS.includes(currentLanguage().code) ? (
                <>
                  <span className="sm:hidden">{narrow}</span>
                  <span className="max-sm:hidden">{short}</span>
                </>
              ) : (
                short
              )}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** Moves through the days by keys; the focus follows the chosen day. */
function useDayKeys({ adjustment }: HijriMonth, chosen: CivilDate, onChoose: (date: CivilDate) => void) {
  const chosenDay = useRef<HTMLButtonElement>(null)
  const byKey = useRef(false)
  const chosenDate = formatCivilDate(chosen)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the chosen day
  useEffect(() => {
    if (byKey.current) chosenDay.current?.focus()
    byKey.current = false
  }, [chosenDate])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const rightToLeft = currentLanguage().direction === 'rtl'
    const day = dayByKey(chosen, event, { rightToLeft, firstWeekday: firstWeekday(), adjustment })
    if (!day) return
    event.preventDefault()
    byKey.current = true
    onChoose(day)
  }
  return { chosenDay, onKeyDown }
}

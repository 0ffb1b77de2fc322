import { useMemo } from 'react'
import { addDays, type CivilDate, compareDates } from '#shared/core/civil-date.ts'
import { monthsLater, withinCalendar } from '../../core/calendar-moves.ts'
import { gregorianDate, hijriDate, hijriMonth } from '../../core/index.ts'
import { moonOfDays } from '../../core/moon-of-days.ts'
import { useCalendarSettings } from '../calendar-settings.ts'
import { ChosenDay } from './chosen-day.tsx'
import { ComingCard } from './coming-card.tsx'
import { Converter } from './converter.tsx'
import { MajorEventsCards } from './major-events-card.tsx'
import { MonthBar } from './month-bar.tsx'
import { MonthGrid } from './month-grid.tsx'
import { OwnCalendarCard } from './own-calendar-card.tsx'
import { useChosenDate } from './use-chosen-date.ts'

/** The month of the selected day, and the cards about the whole calendar. */
export function MonthView({ today, timeZone }: { today: CivilDate; timeZone: string }) {
  const { adjustment } = useCalendarSettings()
  const [chosen, choose] = useChosenDate(today, adjustment)
  const hijri = hijriDate(chosen, adjustment)
  const { year, month: monthNumber, day } = hijri
  const month = useMemo(() => hijriMonth(year, monthNumber, adjustment), [year, monthNumber, adjustment])
  const [first, last, moons] = useMemo(() => {
    const begins = gregorianDate({ year, month: monthNumber, day: 1 }, adjustment)
    const ends = addDays(begins, month.monthLength - 1)
    return [begins, ends, moonOfDays(begins, ends, timeZone)] as const
  }, [year, monthNumber, adjustment, month.monthLength, timeZone])
  const isToday = compareDates(chosen, withinCalendar(today, adjustment)) === 0
  return (
    <>
      <div className="grid gap-6 @min-[60rem]:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <section aria-labelledby="month-title">
          <MonthBar
            first={first}
            last={last}
            month={monthNumber}
            onMonths={(months) => choose(monthsLater(chosen, months, adjustment))}
            onToday={isToday ? undefined : () => choose(today)}
            year={year}
          />
          <MonthGrid chosen={chosen} month={month} moons={moons} onChoose={choose} today={today} />
        </section>
        <div className="flex flex-col gap-6">
          <ChosenDay
            date={chosen}
            events={month.events.filter((event) => event.day <= day && day <= event.lastDay)}
            hijri={hijri}
            moon={[...moons.values()][day - 1]}
          />
          <ComingCard today={today} />
        </div>
      </div>
      <div className="mt-6 grid items-start gap-6 @min-[60rem]:grid-cols-2">
        <Converter onShow={choose} today={today} />
        <OwnCalendarCard today={today} />
        <MajorEventsCards className="@min-[60rem]:col-span-2" today={today} />
      </div>
    </>
  )
}

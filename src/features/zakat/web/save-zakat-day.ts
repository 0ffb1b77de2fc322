import { ICalAlarmType, ICalEventTransparency } from 'ical-generator'
import { addDays, type CivilDate, formatCivilDate } from '#shared/core/civil-date.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { newCalendar, saveCalendar } from '#shared/web/save-calendar.ts'

const WEEK_SECONDS = 7 * 86_400

/** Downloads a calendar file with the zakat day and a reminder a week before it. `hijri` is the day in words. */
export function saveZakatDay(date: CivilDate, hijri: string): void {
  const day = formatCivilDate(date)
  const calendar = newCalendar()
  calendar.createEvent({
    id: `zakat-${day}@rafiq`,
    summary: t('zakat:year.event'),
    description: t('zakat:year.eventText', { hijri }),
    allDay: true,
    start: midnight(date),
    end: midnight(addDays(date, 1)),
    transparency: ICalEventTransparency.TRANSPARENT,
    alarms: [{ type: ICalAlarmType.display, trigger: WEEK_SECONDS }],
  })
  saveCalendar(calendar, `rafiq-zakat-${day}.ics`)
}

/** The library uses the date's day in UTC. */
const midnight = (date: CivilDate) => new Date(`${formatCivilDate(date)}T00:00:00Z`)

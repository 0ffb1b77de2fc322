import { newCalendar, saveCalendar } from '#shared/web/save-calendar.ts'
import { nextMeetings } from '../core/circle-meetings.ts'
import type { CircleAnswer } from '../core/circles.contract.ts'

const MS_PER_MINUTE = 60_000
/** About half a year of weekly meetings, or two years of monthly ones. */
const MEETINGS = 26

/**
 * Downloads the next meetings of a circle as a calendar file, each as an instant, so that they are right in every time
 * zone. The link is in it only if the person may see it.
 */
export function saveCircleCalendar(circle: CircleAnswer, now: number): void {
  const { id, title, description, place, link, minutes } = circle
  const calendar = newCalendar(title)
  for (const start of nextMeetings(circle, now, MEETINGS)) {
    calendar.createEvent({
      id: `${id}-${start}@rafiq`,
      summary: title,
      description: description.replaceAll(/\r/g, ''),
      start: new Date(start),
      end: new Date(start + minutes * MS_PER_MINUTE),
      stamp: new Date(now),
      ...((place || link) && { location: place || link || '' }),
      ...(link && { url: link }),
    })
  }
  saveCalendar(calendar, 'rafiq-circle.ics')
}

import { countOfDay, dayOfCount } from './day-count.ts'
import { type Day, type ReadingPause, standing } from './reading-log.ts'

/** Which days are days of rest. */
export type RestDays = (day: Day) => boolean

/** The days of rest of these pauses. One that goes on reaches to `today`, so that what comes after can be planned. */
export function restDays(pauses: readonly ReadingPause[], today: Day): RestDays {
  const spans = standing(pauses).map(({ from, to }) => ({ from, to: to ?? (today < from ? from : today) }))
  return (day) => spans.some(({ from, to }) => from <= day && day <= to)
}

/** The pause that `today` is in; of several the one that began last. */
export function pauseOn(pauses: readonly ReadingPause[], today: Day): ReadingPause | undefined {
  return standing(pauses)
    .filter(({ from, to }) => from <= today && (to === undefined || today <= to))
    .sort((a, b) => (a.from < b.from ? 1 : -1))[0]
}

/** How many days for reading there are from `from` up to, not including, `until`; 0 when it is not later. */
export function readingDaysBetween(from: Day, until: Day, isRest: RestDays): number {
  let days = 0
  const end = countOfDay(until)
  for (let count = countOfDay(from); count < end; count++) if (!isRest(dayOfCount(count))) days++
  return days
}

/** The `number`th (from 1) day for reading, beginning with `from`. */
export function readingDay(from: Day, number: number, isRest: RestDays): Day {
  let left = number
  for (let count = countOfDay(from); ; count++) {
    const day = dayOfCount(count)
    if (!isRest(day)) left--
    if (left <= 0) return day
  }
}

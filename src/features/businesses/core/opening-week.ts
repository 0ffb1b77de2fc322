import { CLOCK_TIME } from '#shared/core/clock-time.ts'

/** The days as `opening_hours` of OpenStreetMap names them, in its order. */
export const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const
export type Weekday = (typeof weekdays)[number]

/** From and until, as `HH:mm`. An end before the start is on the next day; `24:00` is midnight. */
export type OpenTime = readonly [from: string, until: string]

/** The hours of each day; an empty day is closed. */
export type OpeningWeek = Readonly<Record<Weekday, readonly OpenTime[]>>

/** As many times as a day may have, such as before and after a break. */
export const MOST_TIMES = 3

const FULL_DAY: OpenTime = ['00:00', '24:00']

export const closedWeek: OpeningWeek = { Mo: [], Tu: [], We: [], Th: [], Fr: [], Sa: [], Su: [] }
export const openAlways: readonly OpenTime[] = [FULL_DAY]

/** Whether a time of a day is complete and not empty. */
export const isOpenTime = ([from, until]: OpenTime): boolean =>
  CLOCK_TIME.test(from) && (CLOCK_TIME.test(until) || until === '24:00') && from !== until

/**
 * The week as `opening_hours` of OpenStreetMap, such as `Mo-Fr 09:00-17:00; Sa 10:00-14:00`, or `24/7`. Neighbouring days
 * with equal hours share a rule; closed days have none. `undefined` if no day is open.
 */
export function formatOpeningWeek(week: OpeningWeek): string | undefined {
  const days = weekdays.map((day) => ({ day, hours: formatDay(week[day]) }))
  if (days.every(({ hours }) => hours === formatDay(openAlways))) return '24/7'
  const rules: { first: Weekday; last: Weekday; hours: string }[] = []
  let before = ''
  for (const { day, hours } of days) {
    const rule = rules.at(-1)
    if (rule && hours && hours === before) rule.last = day
    else if (hours) rules.push({ first: day, last: day, hours })
    before = hours
  }
  const texts = rules.map(
    ({ first, last, hours }) => `${first === last ? first : `${first}-${last}`} ${hours}`,
  )
  return texts.length > 0 ? texts.join('; ') : undefined
}

const formatDay = (times: readonly OpenTime[]) => times.map(([from, until]) => `${from}-${until}`).join(',')

/** Reads the form that {@link formatOpeningWeek} writes; `undefined` for anything else, such as holidays. */
export function parseOpeningWeek(text: string): OpeningWeek | undefined {
  if (text === '24/7')
    return Object.fromEntries(weekdays.map((day) => [day, openAlways])) as unknown as OpeningWeek
  const week: Record<Weekday, readonly OpenTime[]> = { ...closedWeek }
  for (const rule of text.split('; ')) {
    const match = /^(\w\w)(?:-(\w\w))? (\S+)$/.exec(rule)
    const [from, until] = [indexOf(match?.[1]), indexOf(match?.[2] ?? match?.[1])]
    const times = (match?.[3] ?? '').split(',').map((time) => time.split('-') as unknown as OpenTime)
    const isValid = times.length <= MOST_TIMES && times.every((time) => time.length === 2 && isOpenTime(time))
    if (from === -1 || until < from || !isValid) return undefined
    for (const day of weekdays.slice(from, until + 1)) week[day] = times
  }
  return week
}

const indexOf = (name: string | undefined) => (weekdays as readonly (string | undefined)[]).indexOf(name)

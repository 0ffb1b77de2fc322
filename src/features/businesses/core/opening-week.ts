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

/**
 * Reads rules for weekdays, such as {@link formatOpeningWeek} writes, also with lists of days, `off` or `closed`; the last rule
 * of a day counts. `undefined` for anything else, such as holidays and months.
 */
export function parseOpeningWeek(text: string): OpeningWeek | undefined {
  if (text === '24/7')
    return Object.fromEntries(weekdays.map((day) => [day, openAlways])) as unknown as OpeningWeek
  const week: Record<Weekday, readonly OpenTime[]> = { ...closedWeek }
  for (const rule of text.split(/; ?/)) {
    const match = /^([\w,-]+) (\S+)$/.exec(rule)
    const days = parseDays(match?.[1] ?? '')
    const times = parseTimes(match?.[2] ?? '')
    if (!days || !times) return undefined
    for (const day of days) week[day] = times
  }
  return week
}

/** Days and ranges of days. */
function parseDays(text: string): readonly Weekday[] | undefined {
  const ranges = text.split(',').map((range) => {
    const match = /^(\w\w)(?:-(\w\w))?$/.exec(range)
    const [from, until] = [indexOf(match?.[1]), indexOf(match?.[2] ?? match?.[1])]
    return from === -1 || until < from ? undefined : weekdays.slice(from, until + 1)
  })
  return ranges.every((range) => range !== undefined) ? ranges.flat() : undefined
}

function parseTimes(text: string): readonly OpenTime[] | undefined {
  if (text === 'off' || text === 'closed') return []
  const times = text.split(',').map((time) => time.split('-') as unknown as OpenTime)
  const isValid = times.length <= MOST_TIMES && times.every((time) => time.length === 2 && isOpenTime(time))
  return isValid ? times : undefined
}

const indexOf = (name: string | undefined) => (weekdays as readonly (string | undefined)[]).indexOf(name)

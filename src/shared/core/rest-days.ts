import type { Day } from './day.ts'

export const restReasons = ['travel', 'illness', 'menstruation', 'other'] as const
export type RestReason = (typeof restReasons)[number]

/** Days of rest, both ends among them; without `to` it goes on. They excuse: no streak breaks and no plan waits in vain. */
export interface RestPeriod {
  readonly from: Day
  readonly to?: Day
  readonly reason: RestReason
}

/** Which days are days of rest. */
export type RestDays = (day: Day) => boolean

/** The days of these rests. One that goes on reaches to `today`, so that what comes after can be planned. */
export function restDays(rests: Iterable<RestPeriod>, today: Day): RestDays {
  const spans = Array.from(rests, ({ from, to }) => ({ from, to: to ?? (today < from ? from : today) }))
  return (day) => spans.some(({ from, to }) => from <= day && day <= to)
}

/** The rest that `today` is in; of several the one that began last. */
export function restPeriodOn<SomeRest extends RestPeriod>(
  rests: Iterable<SomeRest>,
  today: Day,
): SomeRest | undefined {
  return [...rests]
    .filter(({ from, to }) => from <= today && (to === undefined || today <= to))
    .sort((a, b) => (a.from < b.from ? 1 : -1))[0]
}

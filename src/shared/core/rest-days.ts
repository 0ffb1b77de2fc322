import type { Day } from './day.ts'

export const restReasons = ['travel', 'illness', 'menstruation', 'other'] as const
export type RestReason = (typeof restReasons)[number]

/**
 * Rest days, both ends included; without `to` they continue. They are excused: they break no streak, and
 * plans don't count them.
 */
export interface RestPeriod {
  readonly from: Day
  readonly to?: Day
  readonly reason: RestReason
}

/** Tells which days are rest days. */
export type RestDays = (day: Day) => boolean

/** The days of these rests. One that continues ends today, so that later days can be planned. */
export function restDays(rests: Iterable<RestPeriod>, today: Day): RestDays {
  const spans = Array.from(rests, ({ from, to }) => ({ from, to: to ?? (today < from ? from : today) }))
  return (day) => spans.some(({ from, to }) => from <= day && day <= to)
}

/** The rest that includes `today`; of several, the one that began last. */
export function restPeriodOn<SomeRest extends RestPeriod>(
  rests: Iterable<SomeRest>,
  today: Day,
): SomeRest | undefined {
  return [...rests]
    .filter(({ from, to }) => from <= today && (to === undefined || today <= to))
    .sort((a, b) => (a.from < b.from ? 1 : -1))[0]
}

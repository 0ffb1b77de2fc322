import * as z from 'zod/mini'
import { civilDateAt, formatCivilDate } from '#shared/core/civil-date.ts'
import { deviceZone } from '#shared/web/device-zone.ts'
import { accountValue } from '#shared/web/user-data/account-value.ts'

const said = z.object({ day: z.string(), counts: z.record(z.string(), z.int().check(z.positive())) })

/** How often each dua was said on a day, so that closing the tab loses nothing. */
const stored = accountValue<z.output<typeof said>>('rafiq.duas-said', (found) => said.safeParse(found).data)

const today = () => formatCivilDate(civilDateAt(new Date(), deviceZone()))

const countsOfToday = (found: z.output<typeof said> | undefined): Readonly<Record<string, number>> =>
  found?.day === today() ? found.counts : {}

/** How often each dua was said today, by id. */
export const useSaidToday = (): Readonly<Record<string, number>> => countsOfToday(stored.use())

/** Counts one more; after `times`, starts over. */
export function sayOnce(id: string, times: number): void {
  const counts = countsOfToday(stored.read())
  const done = (counts[id] ?? 0) >= times ? 0 : (counts[id] ?? 0) + 1
  const { [id]: _, ...others } = counts
  stored.write({ day: today(), counts: done === 0 ? others : { ...others, [id]: done } })
}

/** Forgets the counts of these duas. */
export function startOver(ids: readonly string[]): void {
  const counts = Object.entries(countsOfToday(stored.read())).filter(([id]) => !ids.includes(id))
  stored.write({ day: today(), counts: Object.fromEntries(counts) })
}

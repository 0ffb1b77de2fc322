import type { Day } from '#shared/core/day.ts'
import type { AdhkarTime } from './adhkar-moment.ts'
import type { Dua } from './dua.ts'

/** How often each dua was said on a day, by id. */
export interface SaidDuas {
  readonly day: Day
  readonly counts: Readonly<Record<string, number>>
  /** The open item of a guided session, from 0; after the last item, their number. */
  readonly at?: number
}

/** The counts of a day; none if the saved ones are of another day. */
export const saidOn = (saved: SaidDuas | undefined, day: Day): SaidDuas =>
  saved?.day === day ? saved : { day, counts: {} }

/** The duas of a guided session. Those on waking up are of the morning too, but not part of its adhkar. */
export const sessionDuas = <Item extends Dua>(duas: readonly Item[], time: AdhkarTime): readonly Item[] =>
  duas.filter(({ categories, themes }) => categories.includes(time) && themes.includes('morning-evening'))

/** How often a dua is said; once if no source gives a number. */
export const timesOf = ({ times = 1 }: Pick<Dua, 'times'>): number => times

export const isSaid = (dua: Dua, { counts }: SaidDuas): boolean => (counts[dua.id] ?? 0) >= timesOf(dua)

/** The open item of a session, from 0; the number of items at its end. */
export const openItem = (duas: readonly Dua[], { at = 0 }: SaidDuas): number => Math.min(at, duas.length)

/** Counts the open item once. When it was said often enough, the next one that is left to say is opened. */
export function afterSaying(duas: readonly Dua[], said: SaidDuas): SaidDuas {
  const at = openItem(duas, said)
  const dua = duas[at]
  if (!dua) return said
  const next = isSaid(dua, said) ? said : withCount(said, dua.id, (said.counts[dua.id] ?? 0) + 1)
  return isSaid(dua, next) ? { ...next, at: nextToSay(duas, next, at + 1) } : { ...next, at }
}

/** Takes back one of the open item, or of the one before if the open item was not counted yet. */
export function afterUndo(duas: readonly Dua[], said: SaidDuas): SaidDuas {
  const at = openItem(duas, said)
  const countOf = (index: number) => said.counts[duas[index]?.id ?? ''] ?? 0
  const undone = countOf(at) > 0 ? at : at - 1
  const dua = duas[undone]
  return dua ? { ...withCount(said, dua.id, countOf(undone) - 1), at: undone } : said
}

/** Counts a dua of a list once; after its number, starts it over. */
export const afterCounting = (dua: Dua, said: SaidDuas): SaidDuas =>
  withCount(said, dua.id, isSaid(dua, said) ? 0 : (said.counts[dua.id] ?? 0) + 1)

/** Opens the first item that is left to say. */
export const fromTheRest = (duas: readonly Dua[], said: SaidDuas): SaidDuas => ({
  ...said,
  at: nextToSay(duas, said, 0),
})

/** Forgets the counts of these duas, and the place in the session. */
export function afterStartingOver({ day, counts }: SaidDuas, ids: readonly string[]): SaidDuas {
  return { day, counts: Object.fromEntries(Object.entries(counts).filter(([id]) => !ids.includes(id))) }
}

function nextToSay(duas: readonly Dua[], said: SaidDuas, from: number): number {
  const next = duas.findIndex((dua, index) => index >= from && !isSaid(dua, said))
  return next === -1 ? duas.length : next
}

function withCount(said: SaidDuas, id: string, count: number): SaidDuas {
  const { [id]: _, ...others } = said.counts
  return { ...said, counts: count > 0 ? { ...others, [id]: count } : others }
}

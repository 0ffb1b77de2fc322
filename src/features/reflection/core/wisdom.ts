import type { Passage } from './passage.ts'

export const wisdomCategories = [
  'faith',
  'patience',
  'gratitude',
  'wisdom',
  'dua',
  'compassion',
  'reminder',
] as const
export type WisdomCategory = (typeof wisdomCategories)[number]

/** A quote of the daily wisdom; its reflection is the message `reflection:wisdom.reflections.<id>`. */
export interface WisdomQuote extends Passage {
  readonly id: string
  readonly category: WisdomCategory
}

const INTERVAL_MS = 10 * 60_000

/** Whether the dialog may open automatically at `now`: ten minutes after it last opened. All in milliseconds. */
export const isWisdomDue = (now: number, openedAt: number | undefined): boolean =>
  // A clock that was set back counts as well, so that a wrong time doesn't keep it closed for years.
  openedAt === undefined || now - openedAt >= INTERVAL_MS || now < openedAt

/** One of `all` at random, but never the one with the id `current`. Throws `RangeError` if there is no other. */
export function pickAnother<Item extends { readonly id: string }>(
  all: readonly Item[],
  current?: string,
  random: () => number = Math.random,
): Item {
  const others = all.filter(({ id }) => id !== current)
  const picked = others[Math.floor(random() * others.length)]
  if (!picked) throw new RangeError('There is nothing else to pick.')
  return picked
}

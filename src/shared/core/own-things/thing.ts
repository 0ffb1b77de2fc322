import type { Stamp } from './stamp.ts'

/**
 * One thing of a person, such as a saved verse or a note, as devices and the server exchange it. Changing it, and
 * removing it, is writing it with a later stamp; what was removed stays as a stamp with no value, so that no device
 * brings it back. Of two versions the later stamp wins everywhere (a last-writer-wins element set), so it makes no
 * difference in what order they come, nor how often.
 */
export interface Thing {
  /** What it is, such as `bookmark`: `[a-z][a-z-]*`, 40 characters at most. */
  readonly kind: string
  /** Which one, unique within its kind, {@link ID_LIMIT} characters at most. */
  readonly id: string
  readonly at: Stamp
  /** JSON; `null` when it was removed. */
  readonly value: unknown
}

export const ID_LIMIT = 200
/** JSON text of a value may have so many characters. */
export const VALUE_LIMIT = 20_000
/** So many things, and so many bytes of JSON, go over the network at once. */
export const BATCH_THINGS = 500
export const BATCH_BYTES = 80_000

/** Whether `thing` takes the place of `known`, the version that is kept. */
export const supersedes = (thing: Pick<Thing, 'at'>, known: Pick<Thing, 'at'> | undefined): boolean =>
  known === undefined || thing.at > known.at

/**
 * Counts that several devices add to: each device keeps a total of its own under `id@device`, and the count is their
 * sum. A batch that arrives twice changes nothing.
 */
export const countId = (id: string, device: string): string => `${id}@${device}`

/** The sums of counts by id, from all devices' totals. */
export function sumCounts(totals: Iterable<readonly [string, number]>): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const [key, total] of totals) {
    const id = key.slice(0, key.lastIndexOf('@'))
    sums.set(id, (sums.get(id) ?? 0) + total)
  }
  return sums
}

import { inPlaceOrder } from './saved-verse.ts'

/** A note about a verse. A verse can have several after two devices with different notes have synced. */
export interface VerseNote {
  /** `2:255` */
  readonly key: string
  readonly text: string
  /** ISO 8601 in UTC, as `Date.toISOString` writes it. */
  readonly writtenAt: string
  readonly changedAt: string
}

/** Sorts by the order of the Quran, then by the time of writing. */
export function inNoteOrder(a: VerseNote, b: VerseNote): number {
  return inPlaceOrder(a, b) || compare(a.writtenAt, b.writtenAt) || compare(a.text, b.text)
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

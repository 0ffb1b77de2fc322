import { inPlaceOrder } from './saved-verse.ts'

/** A note beside a verse; a verse can come to have several when devices with different ones meet. */
export interface VerseNote {
  /** `2:255` */
  readonly key: string
  readonly text: string
  /** ISO 8601 in UTC, as `Date.toISOString` writes it. */
  readonly writtenAt: string
  readonly changedAt: string
}

/** Sorts by the order of the Quran, then of their first writing. */
export function inNoteOrder(a: VerseNote, b: VerseNote): number {
  return inPlaceOrder(a, b) || compare(a.writtenAt, b.writtenAt) || compare(a.text, b.text)
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

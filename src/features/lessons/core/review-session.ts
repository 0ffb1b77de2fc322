import type { ReviewGrade } from './lessons.records.ts'

/** The cards of a session that are left, the open one first. */
export interface ReviewSession {
  readonly left: readonly string[]
  /** Cards whose review is saved. They may come again, for practice. */
  readonly reviewed: ReadonlySet<string>
}

export const beginSession = (cards: readonly string[]): ReviewSession => ({
  left: cards,
  reviewed: new Set(),
})

/** The session after the open card. One that was forgotten comes again at the end. */
export function afterCard({ left, reviewed }: ReviewSession, grade: ReviewGrade): ReviewSession {
  const [open, ...others] = left
  if (open === undefined) return { left, reviewed }
  return {
    left: grade === 'again' ? [...others, open] : others,
    reviewed: new Set([...reviewed, open]),
  }
}

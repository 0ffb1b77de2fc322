import type { Passage } from './passage.ts'

export const practiceIds = ['reflection', 'gratitude', 'mindfulness', 'prayer', 'nature'] as const
export type PracticeId = (typeof practiceIds)[number]

/** A spiritual practice of a few minutes; its texts are the messages `reflection:moment.<id>`. */
export interface Practice extends Passage {
  readonly id: PracticeId
  readonly minutes: number
}

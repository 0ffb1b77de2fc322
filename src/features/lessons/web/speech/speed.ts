import { store } from '#shared/web/store.ts'

/** As specified. */
export const lessonSpeeds = [0.5, 1, 1.5] as const
export type LessonSpeed = (typeof lessonSpeeds)[number]

/** The speed at which lessons are read aloud, until the page closes. */
export const lessonSpeed = store<LessonSpeed>(1)

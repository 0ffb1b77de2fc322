import { type ComponentType, createContext, useContext } from 'react'
import type { TajweedRule, VersePlace } from '#features/quran/core/index.ts'

/** The parts of a lesson that belong to other features. */
export interface LessonParts {
  /** Plays a verse by the chosen reciter, or pauses it. */
  readonly VerseAudio: ComponentType<{ place: VersePlace; title: string; speed: number }>
  /** A verse in which the letters of one rule are marked. */
  readonly RuleText: ComponentType<{ text: string; rule: TajweedRule }>
}

const Parts = createContext<LessonParts | undefined>(undefined)

export const LessonPartsProvider = Parts.Provider

/** Throws outside a {@link LessonPartsProvider}. */
export function useLessonParts(): LessonParts {
  const parts = useContext(Parts)
  if (!parts) throw new Error('useLessonParts must be used within a LessonPartsProvider')
  return parts
}

import { newId } from '#shared/web/user-data/new-id.ts'
import type { OwnPreset } from '../../core/own-preset.ts'
import type { Step } from '../../core/preset.ts'
import { allPhrases } from '../library.ts'

/** Chosen instead of a phrase of the library. */
export const OWN_WORDS = 'own'
const USUAL_TARGET = 33

/** A step while it is being edited. */
export interface StepDraft {
  readonly key: string
  /** A phrase of the library, or `OWN_WORDS`. */
  readonly phrase: string
  readonly words: string
  /** `NaN` while it is being typed. */
  readonly target: number
  /** Without a target; for a single phrase only. */
  readonly free: boolean
}

export const emptyStep = (): StepDraft => ({
  key: newId(),
  phrase: allPhrases[0]?.id ?? OWN_WORDS,
  words: '',
  target: USUAL_TARGET,
  free: false,
})

export function draftOf(preset: OwnPreset | undefined): readonly StepDraft[] {
  if (!preset) return [emptyStep()]
  return preset.steps.map(({ phrase = OWN_WORDS, words = '', target }) => ({
    key: newId(),
    phrase,
    words,
    target: target ?? USUAL_TARGET,
    free: target === undefined,
  }))
}

export const stepsOf = (drafts: readonly StepDraft[]): readonly Step[] =>
  drafts.map(({ phrase, words, target, free }) => ({
    ...(phrase === OWN_WORDS ? { words: words.trim() } : { phrase }),
    ...(!(free && drafts.length === 1) && { target }),
  }))

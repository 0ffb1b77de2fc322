import { useState } from 'react'
import type { VerseRange } from '#features/quran/core/index.ts'
import type { ReadingSession } from '../core/reading-log.ts'
import type { Draft } from './reading-changes.ts'

const MINUTE_SECONDS = 60

/** The known part of a session. */
export type SessionDraft = Draft<ReadingSession>

/** A session while its form is filled in. `nextOf` returns the next verses of a plan. */
export function useSessionDraft(draft: SessionDraft, nextOf: (planId: string) => VerseRange | undefined) {
  const [planId, setPlanId] = useState(draft.planId ?? '')
  const [day, setDay] = useState(draft.day)
  const usualMinutes = Math.round(draft.seconds / MINUTE_SECONDS)
  const [minutes, setMinutes] = useState(usualMinutes)
  const [withVerses, setWithVerses] = useState(draft.range !== undefined || isBlank(draft))
  const [range, setRange] = useState(draft.range ?? { first: 1, last: 1 })
  const problem: 'backwards' | 'nothing' | undefined =
    withVerses && range.last < range.first
      ? 'backwards'
      : !withVerses && !(minutes > 0)
        ? 'nothing'
        : undefined
  return {
    ...{ planId, day, minutes, withVerses, range, problem },
    ...{ setDay, setMinutes, setWithVerses, setRange },
    /** Chooses a plan; a new session then has its next verses. */
    choosePlan: (id: string) => {
      setPlanId(id)
      const next = nextOf(id)
      if (next && draft.id === undefined) setRange(next)
    },
    filled: (): SessionDraft => {
      // Unchanged minutes keep the timer's exact seconds.
      const seconds = minutes === usualMinutes ? draft.seconds : (minutes || 0) * MINUTE_SECONDS
      const { planId: _, range: __, ...rest } = draft
      return { ...rest, day, seconds, ...(planId && { planId }), ...(withVerses && { range }) }
    },
  }
}

/** Whether the draft has neither verses nor time. */
const isBlank = ({ id, seconds }: SessionDraft) => id === undefined && seconds === 0

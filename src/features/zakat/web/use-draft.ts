import { useCallback, useRef, useState } from 'react'
import { notifySaveFailed } from '#shared/web/user-data/notify-save-failed.ts'
import { useSaveWhileWriting } from '#shared/web/user-data/use-save-while-writing.ts'
import { type Calculation, emptyCalculation } from '../core/calculation.ts'
import { DRAFT, zakatDraft } from './saved-zakat.ts'

export interface Draft {
  readonly calculation: Calculation
  /** Counts replacements of all fields, which then forget what was typed in them. */
  readonly revision: number
  readonly change: (changes: Partial<Calculation>) => void
  readonly replace: (calculation: Calculation) => void
}

/** What is in the form, saved on the device after each pause in typing. */
export function useDraft(saved: Calculation | undefined): Draft {
  const [{ calculation, revision }, setDraft] = useState({
    calculation: saved ?? emptyCalculation,
    revision: 0,
  })
  const latest = useRef(calculation)
  const written = useRef(calculation)
  latest.current = calculation
  const save = useCallback(() => {
    if (latest.current === written.current) return
    written.current = latest.current
    void notifySaveFailed(zakatDraft.put(DRAFT, latest.current))
  }, [])
  useSaveWhileWriting(save, calculation)
  return {
    calculation,
    revision,
    change: (changes) =>
      setDraft((before) => ({ ...before, calculation: { ...before.calculation, ...changes } })),
    replace: (next) => setDraft((before) => ({ calculation: next, revision: before.revision + 1 })),
  }
}

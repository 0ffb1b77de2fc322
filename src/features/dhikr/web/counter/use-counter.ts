import { useCallback, useEffect, useState } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { positionIn } from '../../core/counting-session.ts'
import type { Preset } from '../../core/preset.ts'
import { openSession, tap, undo, useCountingSession } from '../counting.ts'
import { dhikrSettings } from '../settings.ts'
import { giveFeedback } from './feedback.ts'

/** Screen readers hear the count after this many taps. */
const ANNOUNCED_EVERY = 10

/** The counting of a preset: its session, the position in it, the announcement for screen readers, and the actions. */
export function useCounter(preset: Preset) {
  const session = useCountingSession(preset.id)
  const position = positionIn(preset.steps, session)
  const [completed, setCompleted] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: an edited preset is not opened again.
  useEffect(() => openSession(preset), [preset.id])

  const onTap = useCallback(() => {
    const feedback = tap(preset, dhikrSettings().turn)
    giveFeedback(feedback)
    if (feedback === 'set') setCompleted(t('dhikr:counter.complete'))
  }, [preset])
  const onUndo = useCallback(() => undo(preset), [preset])

  const tens = Math.floor(position.count / ANNOUNCED_EVERY) * ANNOUNCED_EVERY
  const number = tens > 0 ? formatNumber(tens) : ''
  return { session, position, onTap, onUndo, announcement: position.ended ? completed : number }
}

import { useCallback, useEffect, useState } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { Preset } from '../../core/preset.ts'
import { placeIn } from '../../core/run.ts'
import { openRun, tap, undo, useRun } from '../counting.ts'
import { dhikrSettings } from '../settings.ts'
import { feel } from './feel.ts'

/** How often the number is said aloud to whoever does not see it. */
const SAID_EVERY = 10

/** The counting of a preset: where it stands, what is said of it, and what can be done. */
export function useCounter(preset: Preset) {
  const run = useRun(preset.id)
  const place = placeIn(preset.steps, run)
  const [said, setSaid] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is opened is the preset; its changes do not open it again.
  useEffect(() => openRun(preset), [preset.id])

  const onTap = useCallback(() => {
    const felt = tap(preset, dhikrSettings().turn)
    feel(felt)
    if (felt === 'set') setSaid(t('dhikr:counter.complete'))
  }, [preset])
  const onUndo = useCallback(() => undo(preset), [preset])

  const tens = Math.floor(place.count / SAID_EVERY) * SAID_EVERY
  const number = tens > 0 ? formatNumber(tens) : ''
  return { run, place, onTap, onUndo, said: place.ended ? said : number }
}

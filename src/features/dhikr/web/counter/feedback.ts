import { vibrate as vibrateDevice } from '#shared/web/accessibility/vibrate.ts'
import type { Feedback } from '../../core/counting-session.ts'
import { dhikrSettings } from '../settings.ts'
import { soundFor } from './sound.ts'

/** Milliseconds of vibration and pause, alternating. */
const vibrations: Partial<Record<Feedback, readonly number[]>> = {
  tap: [12],
  turn: [12],
  phrase: [45, 60, 45],
  set: [80, 70, 80, 70, 220],
}

/** Desktop browsers and those on iPhones can’t vibrate. */
export const canVibrate = (): boolean => 'vibrate' in navigator && matchMedia('(any-pointer: coarse)').matches

/** Vibrates and sounds for a tap, as the settings say. */
export function giveFeedback(feedback: Feedback): void {
  const { vibrate, sound } = dhikrSettings()
  const pattern = vibrations[feedback]
  // Until the first touch has ended browsers refuse and log a warning.
  if (vibrate && pattern && canVibrate() && navigator.userActivation?.hasBeenActive) {
    vibrateDevice([...pattern])
  }
  if (sound) soundFor(feedback)
}

import { vibrate as vibrateDevice } from '#shared/web/ease/vibrate.ts'
import type { Felt } from '../../core/run.ts'
import { dhikrSettings } from '../settings.ts'
import { soundOf } from './sound.ts'

/** Milliseconds of trembling and rest, in turns. */
const trembles: Partial<Record<Felt, readonly number[]>> = {
  tap: [12],
  turn: [12],
  phrase: [45, 60, 45],
  set: [80, 70, 80, 70, 220],
}

/** Desktop browsers and all those on iPhones have no way to make the device tremble. */
export const canVibrate = (): boolean => 'vibrate' in navigator && matchMedia('(any-pointer: coarse)').matches

/** Lets the hand and the ear know what a tap did, as the person has chosen. */
export function feel(felt: Felt): void {
  const { vibrate, sound } = dhikrSettings()
  const tremble = trembles[felt]
  // Before the first touch has ended browsers refuse, and say so in the console.
  if (vibrate && tremble && canVibrate() && navigator.userActivation?.hasBeenActive) {
    vibrateDevice([...tremble])
  }
  if (sound) soundOf(felt)
}

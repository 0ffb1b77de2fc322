import { deviceValue } from '#shared/web/device-value.ts'

/** How counting feels on this device. */
export interface DhikrSettings {
  readonly vibrate: boolean
  readonly sound: boolean
  /** The screen stays on while the counter is open. */
  readonly awake: boolean
  /** After a phrase the next one begins by itself, or waits for a tap. */
  readonly turn: 'self' | 'tap'
  /** The hand that holds the device: the small buttons stand on its side. */
  readonly hand: 'right' | 'left'
  /** Buttons of headphones count. */
  readonly headphones: boolean
  readonly transliteration: boolean
  readonly meaning: boolean
}

const usual: DhikrSettings = {
  vibrate: true,
  sound: false,
  awake: true,
  turn: 'self',
  hand: 'right',
  headphones: false,
  transliteration: true,
  meaning: true,
}

const kept = deviceValue<DhikrSettings>('rafiq.dhikr.settings', (found) => {
  if (typeof found !== 'object' || found === null) return undefined
  const all = found as Partial<Record<keyof DhikrSettings, unknown>>
  const flag = (name: 'vibrate' | 'sound' | 'awake' | 'headphones' | 'transliteration' | 'meaning') =>
    typeof all[name] === 'boolean' ? all[name] : usual[name]
  return {
    vibrate: flag('vibrate'),
    sound: flag('sound'),
    awake: flag('awake'),
    headphones: flag('headphones'),
    transliteration: flag('transliteration'),
    meaning: flag('meaning'),
    turn: all.turn === 'tap' ? 'tap' : 'self',
    hand: all.hand === 'left' ? 'left' : 'right',
  }
})

export const useDhikrSettings = (): DhikrSettings => kept.use() ?? usual
export const dhikrSettings = (): DhikrSettings => kept.read() ?? usual
export const setDhikrSettings = (change: Partial<DhikrSettings>): void =>
  kept.write({ ...dhikrSettings(), ...change })

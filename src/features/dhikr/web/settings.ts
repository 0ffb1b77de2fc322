import { deviceValue } from '#shared/web/device-value.ts'

/** The counter’s settings on this device. */
export interface DhikrSettings {
  readonly vibrate: boolean
  readonly sound: boolean
  /** The screen stays on while the counter is open. */
  readonly awake: boolean
  /** When a phrase is complete: continue with the next, or wait for a tap. */
  readonly turn: 'self' | 'tap'
  /** The hand that holds the device. The small buttons are on that side. */
  readonly hand: 'right' | 'left'
  /** Buttons of headphones count. */
  readonly headphones: boolean
  readonly transliteration: boolean
  readonly meaning: boolean
}

const defaults: DhikrSettings = {
  vibrate: true,
  sound: false,
  awake: true,
  turn: 'self',
  hand: 'right',
  headphones: false,
  transliteration: true,
  meaning: true,
}

const stored = deviceValue<DhikrSettings>('rafiq.dhikr.settings', (found) => {
  if (typeof found !== 'object' || found === null) return undefined
  const all = found as Partial<Record<keyof DhikrSettings, unknown>>
  const flag = (name: 'vibrate' | 'sound' | 'awake' | 'headphones' | 'transliteration' | 'meaning') =>
    typeof all[name] === 'boolean' ? all[name] : defaults[name]
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

export const useDhikrSettings = (): DhikrSettings => stored.use() ?? defaults
export const dhikrSettings = (): DhikrSettings => stored.read() ?? defaults
export const setDhikrSettings = (change: Partial<DhikrSettings>): void =>
  stored.write({ ...dhikrSettings(), ...change })

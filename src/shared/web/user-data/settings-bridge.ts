import { languageOf } from '#shared/core/languages.ts'
import { deviceValue, VALUE_CHANGED } from '../device-value.ts'
import { putDeviceText } from '../put-device-text.ts'
import { applyTheme } from '../theme/theme.ts'
import { mirrorStep, type SettingText } from './mirror-settings.ts'
import { recordsOf } from './records.ts'
import { onRecords } from './user-records.ts'

/** Settings that are the person's and not the device's. Secrets of a push subscription are under another key. */
export const mirroredKeys: readonly string[] = [
  'rafiq.prayer',
  'rafiq.calendar',
  'rafiq.theme',
  'rafiq.reader',
  'rafiq.audio',
  'rafiq.reciter',
  'rafiq.recitations.go-on',
  'rafiq.browse.transliteration',
  'rafiq.copy-parts',
  'rafiq.reminders',
  'language',
]
const PLACE = 'rafiq.place'
/** The specification keeps the language under two keys, and not as JSON. */
const LANGUAGE = ['language', 'preferred-language'] as const

/** Whether the place goes along, which it does not until the person says so. */
export const placeGoesAlong = deviceValue<true>('rafiq.settings.with-place', (found) =>
  found === true ? true : undefined,
)

/** What each setting was when device and records were last the same. */
const mirrored = deviceValue<Readonly<Record<string, string>>>('rafiq.settings.synced', (found) =>
  typeof found === 'object' && found !== null ? (found as Readonly<Record<string, string>>) : undefined,
)

interface Setting {
  /** The device value's text; `null` for the usual. */
  readonly text: SettingText
}

const settings = recordsOf<Setting>('setting', (found) => {
  const { text } = (typeof found === 'object' && found !== null ? found : {}) as Partial<Setting>
  return typeof text === 'string' || text === null ? { text } : undefined
})

let begun = false
let running = Promise.resolve()

/** Mirrors settings from now on, signed in or not: each change has its time by which later ones win. Once a page. */
export function beginSettingsBridge(): void {
  if (begun) return
  begun = true
  addEventListener(VALUE_CHANGED, again)
  onRecords((types, from) => from === 'elsewhere' && types.has('setting') && again())
  again()
}

function again(): void {
  running = running.then(mirrorAll).catch(() => undefined)
}

const keys = () => (placeGoesAlong.read() ? [...mirroredKeys, PLACE] : mirroredKeys)

async function mirrorAll(): Promise<void> {
  const records = await settings.read()
  const before = mirrored.read() ?? {}
  const after: Record<string, string> = {}
  for (const key of keys()) {
    const here = textOf(key)
    const there = records.get(key)?.text
    const step = mirrorStep(here, before[key] ?? null, there)
    if (step === 'take' && there !== undefined) take(key, there)
    // What was not kept is put another time.
    const isPut = step === 'put' && (await settings.put(key, { text: here }))
    const now = step === 'put' && !isPut ? (before[key] ?? null) : textOf(key)
    if (now !== null) after[key] = now
  }
  if (JSON.stringify(after) !== JSON.stringify(before)) mirrored.write(after)
}

function textOf(key: string): SettingText {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The device value's own check still decides what holds. The language changes with the next page. */
function take(key: string, text: SettingText): void {
  if (key !== 'language') putDeviceText(key, text)
  else if (text !== null && languageOf(text)) for (const each of LANGUAGE) putDeviceText(each, text)
  if (key === 'rafiq.theme') applyTheme()
}

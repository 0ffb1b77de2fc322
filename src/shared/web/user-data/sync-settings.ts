import { languageOf } from '#shared/core/languages.ts'
import {
  keyOfSetting,
  mergeSetting,
  type SettingBase,
  type SettingName,
  settingNames,
} from '#shared/core/user-data/setting-fields.ts'
import { settingRecords } from '#shared/core/user-data/settings.records.ts'
import { deviceValue, VALUE_CHANGED } from '../device-value.ts'
import { setDeviceText } from '../set-device-text.ts'
import { applyTheme } from '../theme/theme.ts'
import { records } from './records.ts'
import { onRecords } from './user-records.ts'

/** Whether the place goes along, which it does not until the person says so. */
export const syncsPlace = deviceValue<true>('rafiq.settings.with-place', (found) =>
  found === true ? true : undefined,
)

/** Each field as it was when the copies on the device and the records were last the same. */
const base = deviceValue<SettingBase>('rafiq.settings.synced', (found) =>
  typeof found === 'object' && found !== null ? (found as SettingBase) : undefined,
)

/** The specification keeps the language under two keys, and not as JSON. */
const LANGUAGE = ['language', 'preferred-language'] as const

const settings = records(settingRecords)
let begun = false
let running = Promise.resolve()

/**
 * Keeps the person's settings and the device's copies of them the same from now on, signed in or not. The copies are for
 * the first paint. Once a page.
 */
export function startSettingsSync(): void {
  if (begun) return
  begun = true
  addEventListener(VALUE_CHANGED, mergeAgain)
  onRecords((types, from) => from === 'elsewhere' && types.has(settingRecords.name) && mergeAgain())
  mergeAgain()
}

function mergeAgain(): void {
  running = running.then(mergeAll).catch(() => undefined)
}

const names = () => settingNames.filter((name) => name !== 'place' || syncsPlace.read())

async function mergeAll(): Promise<void> {
  const saved = await settings.read()
  const before = base.read() ?? {}
  let after: SettingBase = {}
  for (const name of names()) {
    const here = copyOf(name)
    const merged = mergeSetting(name, here, before, saved)
    if (JSON.stringify(merged.value) !== JSON.stringify(here)) setCopy(name, merged.value)
    // What was not saved is written another time.
    const isSaved = merged.put.length === 0 || (await settings.write(merged.put))
    after = { ...after, ...(isSaved ? merged.base : partOf(before, name)) }
  }
  if (JSON.stringify(after) !== JSON.stringify(before)) base.write(after)
}

const partOf = (all: SettingBase, name: SettingName): SettingBase =>
  Object.fromEntries(Object.entries(all).filter(([id]) => id === name || id.startsWith(`${name}/`)))

function copyOf(name: SettingName): unknown {
  try {
    const text = localStorage.getItem(keyOfSetting(name))
    if (text === null) return undefined
    return name === 'language' ? text : (JSON.parse(text) ?? undefined)
  } catch {
    return undefined
  }
}

/** The device value's own check still decides what holds. The language changes with the next page. */
function setCopy(name: SettingName, value: unknown): void {
  if (name === 'language') {
    if (typeof value === 'string' && languageOf(value)) for (const key of LANGUAGE) setDeviceText(key, value)
    return
  }
  setDeviceText(keyOfSetting(name), value === undefined || value === null ? null : JSON.stringify(value))
  if (name === 'theme') applyTheme()
}

import { languageOf } from '#shared/core/languages.ts'
import { mergeSetting, type SettingBase } from '#shared/core/user-data/setting-fields.ts'
import { settingRecords } from '#shared/core/user-data/settings.records.ts'
import { deviceValue, VALUE_CHANGED } from '../device-value.ts'
import { setDeviceText } from '../set-device-text.ts'
import { applyTheme } from '../theme/theme.ts'
import { records } from './records.ts'
import { onRecords } from './user-records.ts'

/** Whether the place syncs. It doesn't unless the person chooses it. */
export const syncsPlace = deviceValue<true>('rafiq.settings.with-place', (found) =>
  found === true ? true : undefined,
)

/** Each field as it was when the device's copies and the records were last equal. */
const base = deviceValue<SettingBase>('rafiq.settings.synced', (found) =>
  typeof found === 'object' && found !== null ? (found as SettingBase) : undefined,
)

/** The specification stores the language under two keys, and not as JSON. */
const LANGUAGE = ['language', 'preferred-language'] as const

const settings = records(settingRecords)
/** Where the device has its copies, by the names of the settings. */
let keys: ReadonlyMap<string, string> = new Map()
let begun = false
let running = Promise.resolve()

/**
 * Starts to keep the settings records and the device's copies, under these keys, equal, with or without an account. The
 * copies are for the first paint. Call it once per page.
 */
export function startSettingsSync(settingKeys: readonly string[]): void {
  if (begun) return
  begun = true
  keys = new Map(settingKeys.map((key) => [key.replace(/^rafiq\./, ''), key]))
  addEventListener(VALUE_CHANGED, mergeAgain)
  onRecords((types, from) => from === 'elsewhere' && types.has(settingRecords.name) && mergeAgain())
  mergeAgain()
}

function mergeAgain(): void {
  running = running.then(mergeAll).catch(() => undefined)
}

async function mergeAll(): Promise<void> {
  const saved = await settings.read()
  const before = base.read() ?? {}
  let after: SettingBase = {}
  for (const [name, key] of keys) {
    if (name === 'place' && !syncsPlace.read()) continue
    const here = copyAt(key)
    const merged = mergeSetting(name, here, before, saved)
    if (JSON.stringify(merged.value) !== JSON.stringify(here)) setCopy(key, merged.value)
    // If it wasn't saved, the next merge tries again.
    const isSaved = merged.put.length === 0 || (await settings.write(merged.put))
    after = { ...after, ...(isSaved ? merged.base : partOf(before, name)) }
  }
  if (JSON.stringify(after) !== JSON.stringify(before)) base.write(after)
}

const partOf = (all: SettingBase, name: string): SettingBase =>
  Object.fromEntries(Object.entries(all).filter(([id]) => id === name || id.startsWith(`${name}/`)))

function copyAt(key: string): unknown {
  try {
    const text = localStorage.getItem(key)
    if (text === null) return undefined
    return key === 'language' ? text : (JSON.parse(text) ?? undefined)
  } catch {
    return undefined
  }
}

/** Writes the device's copy, which is still checked where it is read. The language changes with the next page. */
function setCopy(key: string, value: unknown): void {
  if (key === 'language') {
    if (typeof value === 'string' && languageOf(value))
      for (const each of LANGUAGE) setDeviceText(each, value)
    return
  }
  setDeviceText(key, value === undefined || value === null ? null : JSON.stringify(value))
  if (key === 'rafiq.theme') applyTheme()
}

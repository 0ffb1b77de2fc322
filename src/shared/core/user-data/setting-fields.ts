import type { SettingField } from './settings.records.ts'

/** Settings of the person, not of the device, by name; the copy on the device is under `rafiq.<name>`. */
export const settingNames = [
  'language',
  'theme',
  'prayer',
  'calendar',
  'reader',
  'audio',
  'reciter',
  'recitations.go-on',
  'browse.transliteration',
  'copy-parts',
  'reminders',
  'place',
] as const
export type SettingName = (typeof settingNames)[number]

/** A place is one choice: the latitude of one device with the longitude of another would be nowhere. */
const undivided: readonly SettingName[] = ['place']

/** The specification names the key of the language. */
export const keyOfSetting = (name: SettingName): string => (name === 'language' ? name : `rafiq.${name}`)

/** A field that changed, as the record that is written for it. */
export interface FieldChange {
  /** `prayer/madhab`; the name alone for a setting without fields. */
  readonly id: string
  readonly value: SettingField
}

/**
 * The fields in which `next` differs from `before`. Where one has no field it is as in `usual`, so that writing a setting
 * with all its defaults changes nothing on other devices.
 */
export function changedFields(
  name: SettingName,
  before: unknown,
  next: unknown,
  usual?: unknown,
): readonly FieldChange[] {
  const [old, fresh, defaults] = [before, next, usual].map((value) => fieldsOf(name, value))
  const changes: FieldChange[] = []
  for (const id of new Set([...(old?.keys() ?? []), ...(fresh?.keys() ?? [])])) {
    const is = (fields: typeof old) => JSON.stringify(fields?.get(id) ?? defaults?.get(id))
    const value = fresh?.get(id)
    if (is(old) !== is(fresh)) changes.push({ id, value: value === undefined ? {} : { value } })
  }
  return changes
}

/** `value` with the person's fields in place of its own; `undefined` when nothing is left of it. */
export function withFields(
  name: SettingName,
  value: unknown,
  fields: ReadonlyMap<string, SettingField>,
): unknown {
  const merged = new Map(fieldsOf(name, value))
  for (const [id, field] of fields) {
    if (id !== name && !id.startsWith(`${name}/`)) continue
    if (field.value === undefined || field.value === null) merged.delete(id)
    else merged.set(id, field.value)
  }
  return valueFrom(merged, name)
}

function fieldsOf(id: string, value: unknown): ReadonlyMap<string, unknown> {
  if (value === undefined || value === null) return new Map()
  const isLeaf = typeof value !== 'object' || Array.isArray(value) || undivided.some((each) => each === id)
  if (isLeaf) return new Map([[id, value]])
  return new Map(Object.entries(value).flatMap(([key, part]) => [...fieldsOf(`${id}/${key}`, part)]))
}

function valueFrom(fields: ReadonlyMap<string, unknown>, id: string): unknown {
  if (fields.has(id)) return fields.get(id)
  const beginning = `${id}/`
  const keys = new Set<string>()
  for (const each of fields.keys()) {
    const [key] = each.startsWith(beginning) ? each.slice(beginning.length).split('/') : []
    if (key !== undefined) keys.add(key)
  }
  if (keys.size === 0) return undefined
  return Object.fromEntries(Array.from(keys, (key) => [key, valueFrom(fields, beginning + key)]))
}

import type { SettingField } from './settings.records.ts'

/** A place is one field: the latitude of one device and the longitude of another would be a wrong place. */
const undivided: readonly string[] = ['place']

/** Each field when the device's copy and the records were last equal: JSON by id. */
export type SettingBase = Readonly<Record<string, string>>

/** The changes that make a device's copy of a setting and the records equal. */
export interface SettingMerge {
  /** Fields changed on this device, to be written as records. */
  readonly put: readonly (readonly [id: string, field: SettingField])[]
  /** The device's copy with the fields changed elsewhere; `undefined` if it is empty. */
  readonly value: unknown
  /** The new base after these changes. */
  readonly base: SettingBase
}

/**
 * Merges a setting field by field. A field that differs from `base` was changed here and wins; other fields follow the
 * records. A field without a record was never chosen, which doesn't mean that the default was.
 */
export function mergeSetting(
  name: string,
  here: unknown,
  base: SettingBase,
  records: ReadonlyMap<string, SettingField>,
): SettingMerge {
  const own = fieldsOf(name, here)
  const isOf = (id: string) => id === name || id.startsWith(`${name}/`)
  const put: (readonly [string, SettingField])[] = []
  const taken = new Map<string, SettingField>()
  for (const id of new Set([...own.keys(), ...Object.keys(base), ...records.keys()].filter(isOf))) {
    const value = own.get(id)
    const record = records.get(id)
    if (jsonOf(value) !== base[id]) {
      if (!record || jsonOf(record.value) !== jsonOf(value))
        put.push([id, value === undefined ? {} : { value }])
    } else if (record && jsonOf(record.value) !== jsonOf(value)) taken.set(id, record)
  }
  const value = withFields(name, here, taken)
  const after = Array.from(fieldsOf(name, value), ([id, field]) => [id, JSON.stringify(field)])
  return { put, value, base: Object.fromEntries(after) }
}

const jsonOf = (value: unknown): string | undefined =>
  value === undefined || value === null ? undefined : JSON.stringify(value)

/** `value` without the fields that equal those of `usual`, so that a device with defaults overrides no choices. */
export function unusualFields(value: object, usual: object): unknown {
  const defaults = fieldsOf('', usual)
  const fields = [...fieldsOf('', value)].filter(([id, field]) => jsonOf(field) !== jsonOf(defaults.get(id)))
  return valueFrom(new Map(fields), '')
}

/** `value` with the given fields replaced; `undefined` if it is empty. */
function withFields(name: string, value: unknown, fields: ReadonlyMap<string, SettingField>): unknown {
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

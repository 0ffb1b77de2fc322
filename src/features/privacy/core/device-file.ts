import { ID_LIMIT, type UserRecord } from '#shared/core/user-data/record.ts'
import { isRecordValue, isStorableText, isTooDeep, storable } from '#shared/core/user-data/record-value.ts'
import { timestampParts } from '#shared/core/user-data/timestamp.ts'
import { deviceKeys } from './inventory.ts'

/** What a device keeps, as a file. `docs/export.md` describes it for whoever wants to read it elsewhere. */
export interface DeviceFile {
  readonly format: typeof FORMAT
  readonly version: 1
  /** ISO 8601. */
  readonly madeAt: string
  /** Whose clock the timestamps follow: the account's, once the device has synced, else the device's. */
  readonly clock: 'account' | 'device'
  readonly records: readonly UserRecord[]
  /** Values beside them, by key. */
  readonly values: Readonly<Record<string, unknown>>
}

const FORMAT = 'rafiq-device'
const A_DAY_MS = 86_400_000
const KIND = /^[a-z][a-z-]{0,39}$/

/** Keys whose text is not JSON, as the specification has it. */
const plainTexts = new Set(['language', 'preferred-language', 'sessionId'])

/** What would open something for whoever holds the file, or names this device alone. */
const secret = new Set(['rafiq.reminders.push', 'rafiq.transcription', 'rafiq.reminders.given'])

/** Whether a key goes into files and comes back from them. */
export const isCarried = (key: string): boolean =>
  Object.hasOwn(deviceKeys, key) &&
  deviceKeys[key] !== 'account' &&
  !secret.has(key) &&
  key !== 'rafiq.settings.synced'

/** A key's text as a value of the file; broken text as it is. */
function valueOfText(key: string, text: string): unknown {
  if (plainTexts.has(key)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The reverse of {@link valueOfText}; `undefined` for a value that has no text or is nested too deep. */
export function textOfValue(key: string, value: unknown): string | undefined {
  if (plainTexts.has(key)) return typeof value === 'string' ? value : undefined
  return isTooDeep(value) ? undefined : JSON.stringify(value)
}

export function deviceFile(
  kept: Pick<DeviceFile, 'records' | 'clock'> & { readonly texts: Iterable<readonly [string, string]> },
  now: Date,
): DeviceFile {
  return {
    format: FORMAT,
    version: 1,
    madeAt: now.toISOString(),
    clock: kept.clock,
    records: kept.records,
    values: Object.fromEntries(
      [...kept.texts].filter(([key]) => isCarried(key)).map(([key, text]) => [key, valueOfText(key, text)]),
    ),
  }
}

/**
 * What a file holds that can be used, and how much of it cannot: records that are none or that say they are of the
 * future, and unknown keys. `undefined` when it is no such file.
 */
export function readDeviceFile(
  found: unknown,
  nowMs: number,
): { readonly file: DeviceFile; readonly broken: number } | undefined {
  if (typeof found !== 'object' || found === null) return undefined
  const { format, version, madeAt, clock, records, values } = found as Partial<
    Record<keyof DeviceFile, unknown>
  >
  if (format !== FORMAT || version !== 1 || !Array.isArray(records)) return undefined
  const given = typeof values === 'object' && values !== null ? Object.entries(values) : []
  const usable = records.filter((record) => isThing(record, nowMs + A_DAY_MS))
  const carried = given.filter(
    ([key, value]) => isCarried(key) && value !== null && textOfValue(key, value) !== undefined,
  )
  return {
    file: {
      format: FORMAT,
      version: 1,
      madeAt: typeof madeAt === 'string' ? madeAt : '',
      clock: clock === 'account' ? 'account' : 'device',
      records: usable.map(({ type, id, at, value }) => ({ type, id, at, value: storable(value) })),
      values: Object.fromEntries(carried),
    },
    broken: records.length - usable.length + given.length - carried.length,
  }
}

function isThing(found: unknown, latestMs: number): found is UserRecord {
  if (typeof found !== 'object' || found === null) return false
  const { type, id, at, value } = found as Partial<Record<keyof UserRecord, unknown>>
  const ms = typeof at === 'string' ? timestampParts(at)?.ms : undefined
  return (
    typeof type === 'string' &&
    KIND.test(type) &&
    typeof id === 'string' &&
    id.length > 0 &&
    id.length <= ID_LIMIT &&
    isStorableText(id) &&
    ms !== undefined &&
    ms <= latestMs &&
    value !== undefined &&
    isRecordValue(storable(value))
  )
}

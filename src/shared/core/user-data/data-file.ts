import type { RecordProblem } from './check-records.ts'
import type { UserRecord } from './record.ts'
import { storable } from './record-value.ts'
import { timestampParts } from './timestamp.ts'

/** All or some of a person's saved data, as a file. `docs/export.md` describes the format. */
export interface DataFile {
  readonly format: typeof FORMAT
  readonly version: 1
  /** ISO 8601. */
  readonly madeAt: string
  /** The clock of the timestamps: the account's if the device has synced, otherwise the device's. */
  readonly clock: 'account' | 'device'
  readonly records: readonly UserRecord[]
  /** Other `localStorage` values by key, in a file of the whole device. */
  readonly values?: Readonly<Record<string, unknown>>
}

/** An entry of a file that isn't imported. `entry` is its number, from 1. */
export interface SkippedEntry {
  readonly entry: number
  readonly type?: string
  readonly problem: RecordProblem | 'future'
}

const FORMAT = 'rafiq-data'
const A_DAY_MS = 86_400_000

export const dataFile = (
  { records, clock, values }: Pick<DataFile, 'records' | 'clock' | 'values'>,
  now: Date,
): DataFile => ({
  format: FORMAT,
  version: 1,
  madeAt: now.toISOString(),
  clock,
  records,
  ...(values && { values }),
})

/**
 * Reads a data file. `leftOut` lists the records with a problem and those dated in the future. Returns `undefined` if it
 * isn't a data file.
 */
export function readDataFile(
  found: unknown,
  problemOf: (record: UserRecord) => RecordProblem | undefined,
  nowMs: number,
): { readonly file: DataFile; readonly leftOut: readonly SkippedEntry[] } | undefined {
  if (typeof found !== 'object' || found === null) return undefined
  const { format, version, madeAt, clock, records, values } = found as Partial<
    Record<keyof DataFile, unknown>
  >
  if (format !== FORMAT || version !== 1 || !Array.isArray(records)) return undefined
  const leftOut: SkippedEntry[] = []
  const usable: UserRecord[] = []
  for (const [index, each] of records.entries()) {
    const record = recordIn(each)
    const problem = record ? problemIn(record, problemOf, nowMs) : 'not_valid'
    if (record && !problem) usable.push(record)
    else if (problem) leftOut.push({ entry: index + 1, ...(record && { type: record.type }), problem })
  }
  const isValues = typeof values === 'object' && values !== null
  return {
    file: {
      format: FORMAT,
      version: 1,
      madeAt: typeof madeAt === 'string' ? madeAt : '',
      clock: clock === 'account' ? 'account' : 'device',
      records: usable,
      ...(isValues && { values: values as Record<string, unknown> }),
    },
    leftOut,
  }
}

function recordIn(found: unknown): UserRecord | undefined {
  if (typeof found !== 'object' || found === null) return undefined
  const { type, id, at, value } = found as Partial<Record<keyof UserRecord, unknown>>
  const clean = storable(value)
  const isRecord =
    typeof type === 'string' &&
    typeof id === 'string' &&
    typeof at === 'string' &&
    timestampParts(at) !== undefined &&
    clean !== undefined
  return isRecord ? { type, id, at, value: clean } : undefined
}

function problemIn(
  record: UserRecord,
  problemOf: (record: UserRecord) => RecordProblem | undefined,
  nowMs: number,
): SkippedEntry['problem'] | undefined {
  const { ms = 0 } = timestampParts(record.at) ?? {}
  return ms > nowMs + A_DAY_MS ? 'future' : problemOf(record)
}

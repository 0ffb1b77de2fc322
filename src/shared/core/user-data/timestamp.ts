/**
 * When and where a record was changed: the reading of a hybrid logical clock (Kulkarni et al., “Logical Physical Clocks”,
 * 2014) as text that sorts by time. Ten digits of milliseconds since 1970 in base 36, four digits that count the changes
 * within a millisecond, and the device. No two changes have the same timestamp.
 */
export type Timestamp = string

export interface TimestampParts {
  /** Milliseconds since 1970. */
  readonly ms: number
  readonly count: number
  readonly device: string
}

const MS_DIGITS = 10
const COUNT_DIGITS = 4
const COUNTS = 36 ** COUNT_DIGITS
const pattern = /^([0-9a-z]{10})-([0-9a-z]{4})-([0-9a-z]{16})$/

/** The timestamp of a change made now, later than `last`, the latest timestamp that the device created or received. */
export function nextTimestamp(last: Timestamp | undefined, nowMs: number, device: string): Timestamp {
  const seen = last === undefined ? undefined : timestampParts(last)
  if (!seen || nowMs > seen.ms) return timestampOf({ ms: nowMs, count: 0, device })
  const count = seen.count + 1
  return count < COUNTS
    ? timestampOf({ ms: seen.ms, count, device })
    : timestampOf({ ms: seen.ms + 1, count: 0, device })
}

/** The parts of a timestamp; `undefined` if `text` isn't one. */
export function timestampParts(text: string): TimestampParts | undefined {
  const [, ms, count, device] = pattern.exec(text) ?? []
  return ms && count && device
    ? { ms: Number.parseInt(ms, 36), count: Number.parseInt(count, 36), device }
    : undefined
}

export function timestampOf({ ms, count, device }: TimestampParts): Timestamp {
  return `${digits(Math.max(0, Math.round(ms)), MS_DIGITS)}-${digits(count, COUNT_DIGITS)}-${device}`
}

/** `timestamp` as it would be on a clock that is `byMs` ahead. */
export function shiftedTimestamp(timestamp: Timestamp, byMs: number): Timestamp {
  const parts = timestampParts(timestamp)
  return parts ? timestampOf({ ...parts, ms: parts.ms + byMs }) : timestamp
}

export const laterTimestamp = (a: Timestamp | undefined, b: Timestamp | undefined): Timestamp | undefined =>
  a === undefined || (b !== undefined && b > a) ? b : a

const digits = (value: number, length: number) => value.toString(36).padStart(length, '0')

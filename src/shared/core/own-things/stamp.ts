/**
 * When and where a thing was changed: a hybrid logical clock's reading (Kulkarni et al., “Logical Physical Clocks”,
 * 2014) as text that sorts by time. Ten digits of milliseconds since 1970 in base 36, four that count the changes of one
 * millisecond, and the device. No two changes have the same.
 */
export type Stamp = string

export interface StampParts {
  /** Milliseconds since 1970. */
  readonly ms: number
  readonly count: number
  readonly device: string
}

const MS_DIGITS = 10
const COUNT_DIGITS = 4
const COUNTS = 36 ** COUNT_DIGITS
const pattern = /^([0-9a-z]{10})-([0-9a-z]{4})-([0-9a-z]{16})$/

/** The stamp of a change made now, later than `last`, the latest stamp that the device made or saw. */
export function nextStamp(last: Stamp | undefined, nowMs: number, device: string): Stamp {
  const seen = last === undefined ? undefined : stampParts(last)
  if (!seen || nowMs > seen.ms) return stampOf({ ms: nowMs, count: 0, device })
  const count = seen.count + 1
  return count < COUNTS
    ? stampOf({ ms: seen.ms, count, device })
    : stampOf({ ms: seen.ms + 1, count: 0, device })
}

/** The parts of a stamp; `undefined` when `text` is none. */
export function stampParts(text: string): StampParts | undefined {
  const [, ms, count, device] = pattern.exec(text) ?? []
  return ms && count && device
    ? { ms: Number.parseInt(ms, 36), count: Number.parseInt(count, 36), device }
    : undefined
}

export function stampOf({ ms, count, device }: StampParts): Stamp {
  return `${digits(Math.max(0, Math.round(ms)), MS_DIGITS)}-${digits(count, COUNT_DIGITS)}-${device}`
}

/** `stamp` as it would be on a clock that goes `byMs` ahead. */
export function shifted(stamp: Stamp, byMs: number): Stamp {
  const parts = stampParts(stamp)
  return parts ? stampOf({ ...parts, ms: parts.ms + byMs }) : stamp
}

export const laterStamp = (a: Stamp | undefined, b: Stamp | undefined): Stamp | undefined =>
  a === undefined || (b !== undefined && b > a) ? b : a

const digits = (value: number, length: number) => value.toString(36).padStart(length, '0')

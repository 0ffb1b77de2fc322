import { LRUCache } from 'lru-cache'
import type OpeningHours from 'opening_hours'

/** Whether a business is open, and when that changes next. */
export interface OpeningState {
  readonly isOpen: boolean
  readonly changesAt: Date | undefined
}

interface Hours {
  /** The `opening_hours` of OpenStreetMap. */
  readonly text: string
  /** The IANA zone of the business. */
  readonly timeZone: string
  /** ISO 3166 alpha-2, for public holidays. */
  readonly country: string
}

const MOST_PARSED = 5000
const MINUTE_MS = 60_000

/** Parsed hours by text and country; `unreadable` for texts that the library rejects. */
const parsed = new LRUCache<string, OpeningHours | 'unreadable'>({ max: MOST_PARSED })

/**
 * The state of a business at `now`, by the clock of its own time zone. `undefined` if the hours can’t be read
 * or say only “perhaps”.
 */
export async function openingState(hours: Hours, now: Date): Promise<OpeningState | undefined> {
  const read = await readHours(hours)
  if (read === 'unreadable') return undefined
  const local = wallClock(now, hours.timeZone)
  try {
    if (read.getUnknown(local)) return undefined
    const next = read.getNextChange(local)
    return { isOpen: read.getState(local), changesAt: next && instantOf(next, hours.timeZone) }
  } catch {
    return undefined
  }
}

async function readHours({ text, country }: Hours): Promise<OpeningHours | 'unreadable'> {
  const key = `${country} ${text}`
  const known = parsed.get(key)
  if (known) return known
  // A megabyte of code with the holidays of the world, which few servers need at the start.
  const { default: Library } = await import('opening_hours')
  const place = { lat: 0, lon: 0, address: { country_code: country.toLowerCase(), state: '' } }
  let read: OpeningHours | 'unreadable'
  try {
    read = new Library(text, country ? place : null)
  } catch {
    read = 'unreadable'
  }
  parsed.set(key, read)
  return read
}

/**
 * The date whose local fields are those of the clock in `timeZone`: the library reads the local fields only.
 */
function wallClock(instant: Date, timeZone: string): Date {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    })
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts
  return new Date(year, month - 1, day, hour, minute)
}

/** The instant at which the clock in `timeZone` shows the local fields of `wall`. */
function instantOf(wall: Date, timeZone: string): Date {
  const fields = Date.UTC(
    wall.getFullYear(),
    wall.getMonth(),
    wall.getDate(),
    wall.getHours(),
    wall.getMinutes(),
  )
  const shown = (at: number) => {
    const local = wallClock(new Date(at), timeZone)
    return Date.UTC(
      local.getFullYear(),
      local.getMonth(),
      local.getDate(),
      local.getHours(),
      local.getMinutes(),
    )
  }
  // A second step is needed when the offset changes in between.
  const first = fields - (shown(fields) - fields)
  const second = first - (shown(first) - fields)
  return new Date(Math.floor(second / MINUTE_MS) * MINUTE_MS)
}

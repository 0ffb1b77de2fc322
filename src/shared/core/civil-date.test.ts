import { afterEach, describe, expect, it, vi } from 'vitest'
import { wallClock } from './civil-date.ts'

/** Clocks of the IANA tz database, edition 2026f, read from its compiled tables. */
const clocks = [
  ['Casablanca before its last change', '2026-09-20T00:59Z', 'Africa/Casablanca', 20, '01:59'],
  ['Casablanca after it', '2026-09-20T01:00Z', 'Africa/Casablanca', 20, '01:00'],
  ['Casablanca where old tables have summer', '2026-11-22T23:30Z', 'Africa/Casablanca', 22, '23:30'],
  ['Laayoune after its last change', '2026-12-01T12:00Z', 'Africa/El_Aaiun', 1, '12:00'],
  ['Vancouver before old tables end its summer', '2026-11-01T08:59Z', 'America/Vancouver', 1, '01:59'],
  ['Vancouver in winter', '2027-01-15T06:30Z', 'America/Vancouver', 14, '23:30'],
  ['Vancouver in summer', '2027-07-15T06:30Z', 'America/Vancouver', 14, '23:30'],
  ['Edmonton in winter', '2027-01-15T06:30Z', 'America/Edmonton', 15, '00:30'],
  ['Inuvik in winter', '2027-01-15T06:30Z', 'America/Inuvik', 15, '00:30'],
  ['Winnipeg in winter', '2027-01-15T06:30Z', 'America/Winnipeg', 15, '01:30'],
  ['Havana in the winter it leaves out', '2027-01-15T06:30Z', 'America/Havana', 15, '02:30'],
  ['Havana in the winter after it', '2028-01-15T06:30Z', 'America/Havana', 15, '01:30'],
  ['London, where nothing changed', '2027-01-15T06:30Z', 'Europe/London', 15, '06:30'],
] as const

afterEach(() => vi.unstubAllGlobals())

describe('the clock in a zone', () => {
  it.each(clocks)('follows the law: %s', (_, instant, zone, day, time) => {
    const clock = wallClock(new Date(instant), zone)
    expect([clock.date.day, clock.time]).toEqual([day, time])
  })

  it('is the platform’s if that knows the law, including later changes', async () => {
    const { DateTimeFormat } = Intl
    /** A later edition, which confirmed the permanent time of Morocco and changed it back in 2028. */
    class Later {
      readonly still: Intl.DateTimeFormat
      readonly after: Intl.DateTimeFormat
      constructor(locale: string, options: Intl.DateTimeFormatOptions) {
        this.still = new DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
        this.after = new DateTimeFormat(locale, { ...options, timeZone: 'Etc/GMT-1' })
      }
      formatToParts(instant: Date) {
        return (instant < new Date('2028-01-01') ? this.still : this.after).formatToParts(instant)
      }
    }
    vi.stubGlobal('Intl', { DateTimeFormat: Later })
    vi.resetModules()
    const { wallClock } = await import('./civil-date.ts')
    const at = (instant: string) => wallClock(new Date(instant), 'Africa/Casablanca').time
    expect([at('2027-01-15T06:30Z'), at('2028-01-15T06:30Z')]).toEqual(['06:30', '07:30'])
  })

  it('rejects an unknown zone', () => {
    expect(() => wallClock(new Date(), 'Europe/Nowhere')).toThrow(RangeError)
  })
})

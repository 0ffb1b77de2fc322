import { describe, expect, it } from 'vitest'
import { countryOfZone } from './zone-country.ts'

describe('the country of a time zone', () => {
  it.each([
    ['Europe/Istanbul', 'TR'],
    ['Turkey', 'TR'],
    ['Asia/Calcutta', 'IN'],
    ['asia/kolkata', 'IN'],
    ['America/Argentina/Ushuaia', 'AR'],
    ['America/Indiana/Knox', 'US'],
    ['US/Pacific', 'US'],
    ['Europe/London', 'GB'],
    ['Singapore', 'SG'],
    ['Asia/Ho_Chi_Minh', 'VN'],
    ['Europe/Kiev', 'UA'],
    ['Africa/Porto-Novo', 'BJ'],
  ])('of %s is %s', (zone, country) => {
    expect(countryOfZone(zone)).toBe(country)
  })

  it.each(['UTC', 'Etc/GMT+3', '', 'Europe/', 'Mars/Olympus'])('is undefined for %s', (zone) => {
    expect(countryOfZone(zone)).toBeUndefined()
  })

  it('knows every geographic zone of the platform', () => {
    const unknown = Intl.supportedValuesOf('timeZone').filter((zone) => !countryOfZone(zone))
    expect(unknown.filter((zone) => !/^(Etc\/|UTC$|GMT$|[A-Z0-9]+$)/.test(zone))).toEqual([])
  })
})

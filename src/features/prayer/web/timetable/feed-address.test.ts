import { describe, expect, it } from 'vitest'
import { readPrayerFeed } from '../../core/prayer.contract.ts'
import { feedPath } from './feed-address.ts'

const place = {
  name: 'Old Town & Co',
  latitude: 41.00824567,
  longitude: 28.97835912,
  timeZone: 'Europe/Istanbul',
}

describe('the address of a subscription', () => {
  it('contains the place to two decimals and the user’s choices, as the server accepts them', () => {
    const minutes = { fajr: 0, sunrise: 0, dhuhr: 5, asr: 0, maghrib: 0, isha: -2 }
    const path = feedPath(
      { ...place, countryCode: 'TR' },
      { madhab: 'hanafi', minutes },
      {
        prayers: ['isha', 'fajr'],
        alarm: 10,
        language: 'ar',
      },
    )
    expect(path).not.toContain('41.008')
    const query = Object.fromEntries(new URLSearchParams(path.split('?')[1]))
    expect(readPrayerFeed.query?.parse(query)).toEqual({
      latitude: 41.01,
      longitude: 28.98,
      city: 'Old Town & Co',
      country: 'TR',
      madhab: 'hanafi',
      minutes,
      prayers: ['fajr', 'isha'],
      alarm: 10,
      language: 'ar',
    })
  })

  it('has no reminder by default', () => {
    expect(feedPath(place, {}, { prayers: ['fajr'], language: 'en' })).not.toContain('alarm')
  })
})

import { expect, test } from 'vitest'
import { geocoderAnswer } from './geocoder-answer.ts'

const istanbul = { city: 'İstanbul', country: 'Türkiye', countryCode: 'TR', region: undefined }

test('accepts a Nominatim answer', () => {
  const answer = {
    place_id: 1,
    display_name: 'Fatih, İstanbul, Türkiye',
    address: {
      suburb: 'Sultanahmet',
      town: 'Fatih',
      city: 'İstanbul',
      country: 'Türkiye',
      country_code: 'tr',
    },
  }
  expect(geocoderAnswer.parse(answer)).toEqual(istanbul)
})

test.each([
  ['town', { town: 'Slough', county: 'Berkshire' }, 'Slough'],
  ['village', { village: 'Ayder', county: 'Çamlıhemşin' }, 'Ayder'],
  ['municipality', { municipality: 'Sherpur' }, 'Sherpur'],
  ['hamlet', { hamlet: 'Kalbacakköy' }, 'Kalbacakköy'],
  ['suburb, where there is no more', { suburb: 'Al Olaya' }, 'Al Olaya'],
  ['county, where there is no more', { county: 'Al Jawf' }, 'Al Jawf'],
])('accepts a settlement that is a %s', (_, address, city) => {
  expect(geocoderAnswer.parse({ address })).toMatchObject({ city })
})

test('accepts a maps-style answer', () => {
  const answer = {
    city: 'İstanbul',
    locality: 'Fatih',
    principalSubdivision: 'İstanbul Province',
    countryName: 'Türkiye',
    countryCode: 'TR',
  }
  expect(geocoderAnswer.parse(answer)).toEqual({ ...istanbul, region: 'İstanbul Province' })
  expect(geocoderAnswer.parse({ ...answer, city: '' })).toMatchObject({ city: 'Fatih' })
})

test('has no city if the service knows none', () => {
  expect(geocoderAnswer.parse({ error: 'Unable to geocode' })).toEqual({})
  expect(geocoderAnswer.parse({ error: { code: 404 } })).toEqual({})
  expect(geocoderAnswer.parse({ city: '', locality: '', countryName: '', countryCode: '' })).toEqual({})
  expect(geocoderAnswer.parse({ address: {} }).city).toBeUndefined()
})

test('treats invalid names as missing', () => {
  const answer = geocoderAnswer.parse({
    address: {
      city: 'x'.repeat(121),
      town: 'a\u0000b',
      village: 7,
      hamlet: '  ',
      suburb: ' Fatih ',
      country_code: 'turkey',
    },
  })
  expect(answer).toEqual({ city: 'Fatih', country: undefined, countryCode: undefined, region: undefined })
})

test.each([[null], [[]], ['Istanbul'], [{}], [{ address: 'Istanbul' }], [{ results: [] }], [{ city: 3 }]])(
  'rejects %j',
  (value) => {
    expect(geocoderAnswer.safeParse(value).success).toBe(false)
  },
)

import { describe, expect, it } from 'vitest'
import { type NameValues, nameSlug, nameTroubles, newName } from './name-values.ts'

const values: NameValues = {
  ...newName,
  name: 'Umar',
  arabicName: 'عُمَر',
  meaning: 'Long-lived',
  meaningArabic: 'من العمر والحياة',
  root: 'ع م ر',
}
const bearer = { name: 'Umar', nameArabic: 'عمر', who: 'The second caliph', whoArabic: 'الخليفة الثاني' }

describe('a name', () => {
  it('can be saved', () => {
    expect(nameTroubles({ ...values, bearers: [bearer], alternateSpellings: ['Omar'] })).toEqual({})
  })

  it.each([
    [{ name: ' ' }, { name: 'missing' }],
    [{ name: 'عمر' }, { name: 'not_latin' }],
    [{ name: 'x'.repeat(81) }, { name: 'too_long' }],
    [{ arabicName: 'Umar' }, { arabicName: 'not_arabic' }],
    [{ meaning: '' }, { meaning: 'missing' }],
    [{ meaningArabic: '' }, { meaningArabic: 'missing' }],
    [{ root: 'عمر' }, { root: 'not_a_root' }],
    [{ alternateSpellings: Array(21).fill('Omar') }, { alternateSpellings: 'too_many' }],
    [{ bearers: [{ ...bearer, whoArabic: '' }] }, { bearers: 'missing' }],
    [{ bearers: [{ ...bearer, source: 'x'.repeat(201) }] }, { bearers: 'too_long' }],
  ])('can’t be saved with %j', (wrong, troubles) => {
    expect(nameTroubles({ ...values, ...wrong })).toEqual(troubles)
  })
})

it.each([
  ['Umar', 'umar'],
  ['ʿAbd ar-Raḥmān', 'abd-ar-rahman'],
  ['Muḥammad ', 'muhammad'],
  ['Şükrü', 'sukru'],
])('the address of %s is %s', (name, slug) => {
  expect(nameSlug(name)).toBe(slug)
})

import { describe, expect, it } from 'vitest'
import { messagesFromFiles, translator } from './translate.ts'

const english = messagesFromFiles([
  [
    '/locales/en/calendar.json',
    {
      title: 'Calendar',
      months: { '1': 'Muharram' },
      left_zero: 'today',
      left_one: 'tomorrow',
      left_other: 'in {{days}} days',
      only: 'Only {{who}}',
    },
  ],
])
const arabic = messagesFromFiles([
  [
    '../locales/ar/calendar.json',
    {
      title: 'التقويم',
      left_two: 'بعد يومين',
      left_few: 'بعد {{days}} أيام',
      left_other: 'بعد {{days}} يوم',
    },
  ],
])
const t = translator([
  { locale: 'ar', texts: arabic },
  { locale: 'en', texts: english },
])

describe('a text', () => {
  it('is found by feature and path', () => expect(t('calendar:title')).toBe('التقويم'))
  it('falls back to English if the language lacks it', () => expect(t('calendar:months.1')).toBe('Muharram'))
  it('is the key if it is missing', () => {
    expect(t('calendar:nothing')).toBe('nothing')
    expect(t('calendar:title.deeper')).toBe('title.deeper')
    expect(t('calendar:constructor')).toBe('constructor')
  })
  it('is found by a name that has a full stop', () => {
    const cities = translator([{ locale: 'ar', texts: { cities: { "St. John's": 'سانت جونز' } } }])
    expect(cities("cities:St. John's")).toBe('سانت جونز')
    expect(cities('cities:St. Louis')).toBe('St. Louis')
  })
  it('inserts values unchanged', () => {
    expect(t('calendar:only', { who: '$& {{x}}' })).toBe('Only $& {{x}}')
    expect(t('calendar:only')).toBe('Only ')
  })
  it('has the plural form of its own language', () => {
    expect(t('calendar:left', { count: 2, days: '٢' })).toBe('بعد يومين')
    expect(t('calendar:left', { count: 5, days: '٥' })).toBe('بعد ٥ أيام')
    expect(t('calendar:left', { count: 100, days: '١٠٠' })).toBe('بعد ١٠٠ يوم')
  })
  it('uses the form for zero if there is one, in English too', () => {
    const inEnglish = translator([{ locale: 'en', texts: english }])
    expect(inEnglish('calendar:left', { count: 0, days: 0 })).toBe('today')
    expect(inEnglish('calendar:left', { count: 1, days: 1 })).toBe('tomorrow')
    expect(inEnglish('calendar:left', { count: 7, days: 7 })).toBe('in 7 days')
  })
})

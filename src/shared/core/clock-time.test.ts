import { describe, expect, it } from 'vitest'
import { formatClockTime, isHour12In } from './clock-time.ts'

const NBSP = '\u00a0'

describe('formatClockTime', () => {
  it.each([
    ['00:05', `12:05${NBSP}am`],
    ['05:12', `5:12${NBSP}am`],
    ['12:00', `12:00${NBSP}pm`],
    ['23:59', `11:59${NBSP}pm`],
  ])('writes %s in English', (time, written) => expect(formatClockTime(time, 'en-GB', true)).toBe(written))

  it('writes Arabic digits and halves of the day', () => {
    expect(formatClockTime('05:12', 'ar-u-nu-arab', true)).toBe(`٥:١٢${NBSP}ص`)
    expect(formatClockTime('18:40', 'ar-u-nu-arab', true)).toBe(`٦:٤٠${NBSP}م`)
  })

  it('keeps AM after the time in Urdu, which is written from right to left', () => {
    expect(formatClockTime('05:12', 'ur-PK', true)).toBe(`\u20665:12${NBSP}AM\u2069`)
    expect(formatClockTime('05:12', 'ur-PK', false)).toBe('05:12')
  })

  it('leaves a 24-hour time as it is, in the digits of the language', () => {
    expect(formatClockTime('05:12', 'en-GB', false)).toBe('05:12')
    expect(formatClockTime('18:40', 'ar-u-nu-arab', false)).toBe('١٨:٤٠')
  })
})

describe('isHour12In', () => {
  it.each([
    ['en', 'GB', false],
    ['en', 'US', true],
    ['en', 'PK', true],
    ['ar', 'EG', true],
    ['ar', 'SA', true],
    ['ar', 'MA', false],
    ['fr', 'FR', false],
    ['tr', 'TR', false],
    ['ur', 'PK', true],
    ['ar', undefined, true],
  ])('gives the usual clock of %s in %s', (language, region, habit) =>
    expect(isHour12In(language, region)).toBe(habit),
  )
})

import { describe, expect, it } from 'vitest'
import { hijriDayAt } from './hijri-day-at.ts'

const timeZone = 'Europe/Istanbul'
const maghrib = new Date('2026-02-17T15:54:00Z')
const dayAt = (now: string, dayBegins: 'civil' | 'maghrib', given: Date | undefined = maghrib) => {
  const { month, day } = hijriDayAt({
    now: new Date(now),
    timeZone,
    dayBegins,
    ...(given && { maghrib: given }),
  })
  return [month, day]
}

describe('the Hijri day to show', () => {
  it('is the civil day’s until midnight at the place', () => {
    expect(dayAt('2026-02-17T20:59:59Z', 'civil')).toEqual([8, 29])
    expect(dayAt('2026-02-17T21:00:00Z', 'civil')).toEqual([9, 1])
  })

  it('is the coming one from Maghrib on when the day begins there', () => {
    expect(dayAt('2026-02-17T15:53:59Z', 'maghrib')).toEqual([8, 29])
    expect(dayAt('2026-02-17T15:54:00Z', 'maghrib')).toEqual([9, 1])
  })

  it('is the civil day’s while Maghrib is not known', () => {
    const { month, day } = hijriDayAt({
      now: new Date('2026-02-17T18:00:00Z'),
      timeZone,
      dayBegins: 'maghrib',
    })
    expect([month, day]).toEqual([8, 29])
  })
})

import { describe, expect, it } from 'vitest'
import { dayNumber, parseCivilDate } from '#shared/core/civil-date.ts'
import { prayerDay } from './prayer-day.ts'
import { solarDay } from './solar-day.ts'

const baku = {
  country: 'AZ',
  place: { latitude: 40.4093, longitude: 49.8671 },
  timeZone: 'Asia/Baku',
  mostMinutes: 4,
}
const kosovo = {
  country: 'XK',
  place: { latitude: 42.5, longitude: 21 },
  timeZone: 'Europe/Belgrade',
  mostMinutes: 10,
}

/** Published times of Imsak and Iftar; the sources are in `content/prayer-conventions`. */
const published = [
  [baku, '2018-06-06', '03:20', '20:25'],
  [baku, '2019-05-06', '03:57', '19:56'],
  [baku, '2023-03-23', '05:14', '19:09'],
  [baku, '2025-03-11', '05:33', '18:57'],
  [baku, '2025-10-01', undefined, '18:36'],
  [baku, '2025-11-15', undefined, '17:38'],
  [baku, '2025-12-30', undefined, '17:39'],
  [baku, '2026-02-28', undefined, '18:44'],
  [baku, '2026-03-10', '05:35', '18:56'],
  [kosovo, '2020-04-24', '03:50', '19:35'],
  [kosovo, '2020-05-07', '03:23', '19:49'],
  [kosovo, '2026-01-01', '05:21', '16:21'],
  [kosovo, '2026-06-21', '02:33', '20:25'],
] as const

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

describe.each(published)('a fast by %o on %s', ({ mostMinutes, ...request }, text, imsak, iftar) => {
  const date = parseCivilDate(text)
  if (!date) throw new Error(`${text} is not a date.`)
  const day = prayerDay({ ...request, date })

  it.runIf(imsak)('does not begin after the published Imsak', () => {
    const earlier = minutes(imsak ?? '') - minutes(day.fajr)
    expect(earlier).toBeGreaterThanOrEqual(0)
    expect(earlier).toBeLessThanOrEqual(mostMinutes)
  })

  it('does not end before the published Iftar', () => {
    const later = minutes(day.maghrib) - minutes(iftar)
    expect(later).toBeGreaterThanOrEqual(0)
    expect(later).toBeLessThanOrEqual(mostMinutes)
  })
})

it('of Iraq ends after Maghrib of both authorities, 3 and about 15 minutes after sunset', () => {
  const place = { latitude: 33.3152, longitude: 44.3661 }
  const none = { dawn: 0, dusk: 0, earlyDusk: 0 }
  for (let month = 1; month <= 12; month++) {
    const date = { year: 2026, month, day: 15 }
    const { instants } = prayerDay({ place, timeZone: 'Asia/Baghdad', date, country: 'IQ' })
    const sunset = solarDay(place, dayNumber(date), none, 'shafi').sunset ?? Number.NaN
    const later = Math.round((Date.parse(instants.maghrib) - sunset) / 60_000)
    expect(later).toBeGreaterThanOrEqual(15)
    expect(later).toBeLessThanOrEqual(18)
  }
})

import { describe, expect, it } from 'vitest'
import { AppError } from '#shared/core/app-error.ts'
import { parseCivilDate } from '#shared/core/civil-date.ts'
import { type PrayerDay, prayerDay } from './prayer-day.ts'
import type { PrayerDayRequest } from './prayer-day-request.ts'
import { prayerNames } from './prayer-names.ts'
import type { PrayerNote } from './prayer-note.ts'

const places = {
  london: { place: { latitude: 51.5074, longitude: -0.1278 }, timeZone: 'Europe/London' },
  makkah: { place: { latitude: 21.4225, longitude: 39.8262 }, timeZone: 'Asia/Riyadh' },
  reykjavik: { place: { latitude: 64.1466, longitude: -21.9426 }, timeZone: 'Atlantic/Reykjavik' },
  tromso: { place: { latitude: 69.6492, longitude: 18.9553 }, timeZone: 'Europe/Oslo' },
  kiritimati: { place: { latitude: 1.8721, longitude: -157.4278 }, timeZone: 'Pacific/Kiritimati' },
  apia: { place: { latitude: -13.8333, longitude: -171.7667 }, timeZone: 'Pacific/Apia' },
  attu: { place: { latitude: 52.9, longitude: 172.9 }, timeZone: 'America/Adak' },
  southPole: { place: { latitude: -90, longitude: 0 }, timeZone: 'Antarctica/McMurdo' },
} as const

type Choices = Partial<Omit<PrayerDayRequest, 'date'>>

function dayOf(name: keyof typeof places, text: string, choices: Choices = {}): PrayerDay {
  const date = parseCivilDate(text)
  if (!date) throw new Error(`${text} is not a date.`)
  return prayerDay({ ...places[name], ...choices, date })
}

const codes = ({ notes }: PrayerDay) => notes.map(({ code }) => code)
const noteOf = <Code extends PrayerNote['code']>({ notes }: PrayerDay, code: Code) =>
  notes.find((note): note is Extract<PrayerNote, { code: Code }> => note.code === code)
const minutesBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 60_000

describe('the method', () => {
  it('is the user’s, else the country’s custom, else the Muslim World League’s, and says which', () => {
    const chosen = (choices: Choices) => {
      const { method, methodChosenBy } = dayOf('london', '2026-03-01', choices)
      return [method, methodChosenBy]
    }
    expect(chosen({ method: 'Karachi', country: 'GB' })).toEqual(['Karachi', 'person'])
    expect(chosen({ country: 'GB' })).toEqual(['MoonsightingCommittee', 'country'])
    expect(chosen({ country: 'tr' })).toEqual(['Turkey', 'country'])
    expect(chosen({ country: 'FR' })).toEqual(['France', 'several'])
    expect(chosen({ country: 'ca' })).toEqual(['NorthAmerica', 'several'])
    expect(chosen({ country: 'US' })).toEqual(['NorthAmerica', 'country'])
    expect(chosen({ country: 'RE' })).toEqual(['MuslimWorldLeague', 'default'])
    expect(chosen({ country: 'SE' })).toEqual(['MuslimWorldLeague', 'default'])
    expect(chosen({})).toEqual(['MuslimWorldLeague', 'default'])
  })

  it.each([
    ['TR', 'Turkey'],
    ['SA', 'UmmAlQura'],
    ['EG', 'Egyptian'],
    ['PK', 'Karachi'],
    ['IN', 'Karachi'],
    ['BD', 'Bangladesh'],
    ['US', 'NorthAmerica'],
    ['CA', 'NorthAmerica'],
    ['SG', 'Singapore'],
    ['MY', 'Malaysia'],
    ['ID', 'Indonesia'],
    ['IR', 'Tehran'],
    ['QA', 'Qatar'],
    ['KW', 'Kuwait'],
    ['AE', 'Dubai'],
    ['GB', 'MoonsightingCommittee'],
    ['RU', 'RussiaMuftiate'],
    ['MA', 'Morocco'],
    ['DZ', 'Algeria'],
    ['TN', 'Tunisia'],
    ['JO', 'Jordan'],
    ['PT', 'Portugal'],
    ['UZ', 'Uzbekistan'],
    ['DE', 'DiyanetEurope'],
    ['AZ', 'Azerbaijan'],
    ['XK', 'Kosovo'],
    ['IQ', 'Iraq'],
  ])('of %s is %s', (country, method) => {
    expect(dayOf('makkah', '2026-03-01', { country }).method).toBe(method)
  })

  it('combines with the madhab for Asr: one shadow length or two', () => {
    const shafi = dayOf('makkah', '2026-03-01')
    const hanafi = dayOf('makkah', '2026-03-01', { madhab: 'hanafi' })
    expect([shafi.madhab, hanafi.madhab]).toEqual(['shafi', 'hanafi'])
    expect(minutesBetween(shafi.instants.asr, hanafi.instants.asr)).toBeGreaterThan(40)
    expect(hanafi.maghrib).toBe(shafi.maghrib)
  })

  it('uses the country’s custom for Asr, unless the user chose', () => {
    const madhab = (choices: Choices) => dayOf('makkah', '2026-03-01', choices).madhab
    expect(['PK', 'IN', 'BD', 'AF', 'UZ', 'KZ', 'TJ'].map((country) => madhab({ country }))).toEqual(
      Array(7).fill('hanafi'),
    )
    expect(['MM', 'NP'].map((country) => madhab({ country }))).toEqual(['hanafi', 'hanafi'])
    expect(madhab({ country: 'TR' })).toBe('shafi')
    expect(madhab({ country: 'PK', madhab: 'shafi' })).toBe('shafi')
    expect(madhab({ method: 'Karachi', country: 'GB' })).toBe('shafi')
  })

  it('adds the authority’s precaution to Fajr and Isha too, and rounds sunrise down', () => {
    const minutes = { fajr: 0, sunrise: 0, dhuhr: 0, asr: 0, maghrib: 0, isha: 0 }
    const jakarta = { place: { latitude: -6.2146, longitude: 106.8451 }, timeZone: 'Asia/Jakarta', minutes }
    const kemenag = dayOf('makkah', '2026-03-01', { ...jakarta, country: 'ID' })
    const singapore = dayOf('makkah', '2026-03-01', { ...jakarta, method: 'Singapore' })
    const later = prayerNames.map((name) => minutesBetween(singapore.instants[name], kemenag.instants[name]))
    expect(later).toEqual([2, -3, 2, 2, 3, 2])
  })

  it('measures Isha’s minutes from Maghrib with its precaution, even if there are few', () => {
    for (const method of ['Turkey', 'MoonsightingCommittee', 'Portugal']) {
      for (let ishaInterval = 1; ishaInterval <= 8; ishaInterval++) {
        const { instants } = dayOf('london', '2026-03-01', { method, ishaInterval })
        expect(minutesBetween(instants.maghrib, instants.isha)).toBe(ishaInterval)
      }
    }
    const { instants } = dayOf('london', '2026-03-01', { country: 'PT' })
    expect(minutesBetween(instants.maghrib, instants.isha)).toBe(77)
  })

  it('includes the interval of Ramadan on the days of Ramadan', () => {
    const interval = (text: string) => dayOf('makkah', text, { country: 'SA' }).angles.ishaInterval
    expect([interval('2026-02-10'), interval('2026-03-01')]).toEqual([90, 120])
  })

  it('names its convention with source and date', () => {
    const { convention } = dayOf('makkah', '2026-03-01', { country: 'DZ' })
    expect(convention.name.en).toBe('Ministry of Religious Affairs and Wakfs, Algeria')
    expect(convention.source).toContain('marw.dz')
    expect(convention.checked).toBe('2026-11-23')
  })

  it('of Umm al-Qura has Isha 90 minutes after Maghrib, 120 in Ramadan', () => {
    const interval = (text: string) => {
      const { instants } = dayOf('makkah', text, { method: 'UmmAlQura' })
      return minutesBetween(instants.maghrib, instants.isha)
    }
    // Ramadan 1447: 18 February – 19 March 2026.
    expect(interval('2026-02-17')).toBe(90)
    expect(interval('2026-02-18')).toBe(120)
    expect(interval('2026-03-19')).toBe(120)
    expect(interval('2026-03-20')).toBe(90)
  })

  it('of Umm al-Qura adds a note if it cannot know whether it is Ramadan', () => {
    expect(codes(dayOf('makkah', '2090-05-01', { method: 'UmmAlQura' }))).toContain('ramadan_unknown')
    expect(codes(dayOf('makkah', '2090-05-01', { method: 'Qatar' }))).not.toContain('ramadan_unknown')
    expect(codes(dayOf('makkah', '2026-05-01', { method: 'UmmAlQura' }))).not.toContain('ramadan_unknown')
  })

  it('of Tehran has Maghrib after sunset, or at sunset if the twilight is too short', () => {
    const sunset = dayOf('london', '2026-03-01', { method: 'Kuwait' })
    const tehran = dayOf('london', '2026-03-01', { method: 'Tehran' })
    expect(minutesBetween(sunset.instants.maghrib, tehran.instants.maghrib)).toBeGreaterThan(15)
    expect(codes(tehran)).not.toContain('maghrib_at_sunset')
    const short = dayOf('reykjavik', '2026-06-15', { method: 'Tehran' })
    expect(noteOf(short, 'maghrib_at_sunset')?.times).toEqual(['maghrib'])
  })
})

describe('the rule for a long twilight', () => {
  it('is the one recommended for the latitude, and names the times that it moved', () => {
    const summer = dayOf('london', '2026-06-21')
    expect(summer.highLatitudeRule).toBe('TwilightAngle')
    expect(noteOf(summer, 'high_latitude_rule')).toEqual({
      code: 'high_latitude_rule',
      rule: 'TwilightAngle',
      times: ['fajr', 'isha'],
    })
    expect(dayOf('makkah', '2026-06-21').highLatitudeRule).toBe('MiddleOfTheNight')
  })

  it('is recommended by the distance from the equator, in either hemisphere', () => {
    const at = (latitude: number) =>
      dayOf('london', '2026-06-21', { place: { latitude, longitude: -70 }, timeZone: 'UTC' }).highLatitudeRule
    expect([at(48), at(48.1), at(-48), at(-48.1)]).toEqual([
      'MiddleOfTheNight',
      'TwilightAngle',
      'MiddleOfTheNight',
      'TwilightAngle',
    ])
  })

  it('keeps Fajr by the angle beside its own if the sun reaches the angle', () => {
    const spring = dayOf('london', '2026-05-10', { highLatitudeRule: 'SeventhOfTheNight' })
    expect(spring.fajrAtAngle).toBeDefined()
    expect(String(spring.fajrAtAngle) < spring.fajr).toBe(true)
    expect(dayOf('london', '2026-06-21').fajrAtAngle).toBeUndefined()
    expect(dayOf('london', '2026-03-01').fajrAtAngle).toBeUndefined()
  })

  it('adds no note if it changed nothing', () => {
    const winter = dayOf('london', '2026-12-21', { highLatitudeRule: 'MiddleOfTheNight' })
    expect(winter.notes).toEqual([])
  })

  it('can move a single time', () => {
    const day = dayOf('london', '2026-12-21', { highLatitudeRule: 'TwilightAngle', method: 'NorthAmerica' })
    expect(day.notes).toEqual([])
    const spring = dayOf('london', '2026-05-05', { method: 'Egyptian', highLatitudeRule: 'MiddleOfTheNight' })
    expect(noteOf(spring, 'high_latitude_rule')?.times ?? []).not.toContain('isha')
  })

  it('is the Moonsighting Committee’s season with that method, whatever rule was chosen', () => {
    const summer = dayOf('london', '2026-06-21', {
      method: 'MoonsightingCommittee',
      highLatitudeRule: 'TwilightAngle',
    })
    expect(summer.highLatitudeRule).toBe('MoonsightingCommittee')
    expect(noteOf(summer, 'moonsighting_season')?.times).toEqual(['fajr', 'isha'])
    expect(codes(summer)).not.toContain('high_latitude_rule')
  })

  it('is a seventh of the night from 55° on with the Moonsighting Committee’s method', () => {
    const far = { latitude: 62, longitude: 10.7 }
    const day = dayOf('london', '2026-06-21', {
      method: 'MoonsightingCommittee',
      place: far,
      timeZone: 'Europe/Oslo',
    })
    expect(noteOf(day, 'high_latitude_rule')).toMatchObject({ rule: 'SeventhOfTheNight' })
  })

  it('measures the night before Fajr, not the one after it', () => {
    const choices = {
      place: { latitude: 58, longitude: 0 },
      method: 'Kuwait',
      highLatitudeRule: 'MiddleOfTheNight',
    } as const
    const before = dayOf('london', '2026-05-10', choices)
    const day = dayOf('london', '2026-05-11', choices)
    expect(noteOf(day, 'high_latitude_rule')?.times).toContain('fajr')
    const night = minutesBetween(before.instants.maghrib, day.instants.sunrise)
    expect(Math.abs(minutesBetween(day.instants.fajr, day.instants.sunrise) - night / 2)).toBeLessThanOrEqual(
      1,
    )
  })

  it('keeps Isha and the next Fajr apart in the middle of the night', () => {
    const day = dayOf('london', '2026-06-21', {
      place: { latitude: 58, longitude: 0 },
      highLatitudeRule: 'MiddleOfTheNight',
    })
    expect(codes(day)).toContain('kept_from_midnight')
    expect(minutesBetween(day.instants.isha, day.nextDay.fajrInstant)).toBeGreaterThanOrEqual(1)
  })

  it('limits an interval for Isha to the middle of the night', () => {
    const day = dayOf('reykjavik', '2026-06-15', { method: 'UmmAlQura' })
    expect(noteOf(day, 'kept_from_midnight')?.times).toEqual(['isha'])
    expect(minutesBetween(day.instants.maghrib, day.instants.isha)).toBeLessThan(90)
  })
})

describe('a day without sunrise or sunset', () => {
  it.each(['2026-06-21', '2026-12-21'])('in Tromsø on %s has the times of the nearest latitude', (text) => {
    const day = dayOf('tromso', text)
    const note = noteOf(day, 'polar_nearest_latitude')
    expect(note?.latitude).toBeGreaterThan(64)
    expect(note?.latitude).toBeLessThan(68)
    expect(note?.times).toEqual(prayerNames)
    const own = dayOf('tromso', text, {
      place: { latitude: note?.latitude ?? 0, longitude: places.tromso.place.longitude },
      highLatitudeRule: 'TwilightAngle',
    })
    expect(day.instants).toEqual(own.instants)
    expect(codes(own)).not.toContain('polar_nearest_latitude')
  })

  it('uses a latitude at most half a degree inside the last one with a sunset', () => {
    const latitude = noteOf(dayOf('tromso', '2026-06-21'), 'polar_nearest_latitude')?.latitude ?? 0
    const farther = (degrees: number) =>
      dayOf('tromso', '2026-06-21', {
        place: { latitude: latitude + degrees, longitude: places.tromso.place.longitude },
      })
    expect(codes(farther(0.49))).not.toContain('polar_nearest_latitude')
    expect(codes(farther(0.55))).toContain('polar_nearest_latitude')
  })

  it('is followed by days on which the rule moves Fajr, after the polar night', () => {
    const fajr = ['2026-01-07', '2026-01-08', '2026-01-09', '2026-01-10'].map((text) => {
      const day = dayOf('tromso', text, { highLatitudeRule: 'SeventhOfTheNight' })
      expect(noteOf(day, 'high_latitude_rule')?.times).toContain('fajr')
      return Number(day.fajr.slice(0, 2)) * 60 + Number(day.fajr.slice(3))
    })
    expect(Math.max(...fajr) - Math.min(...fajr)).toBeLessThan(30)
  })

  it('is not assumed if the sun rises and sets', () => {
    expect(codes(dayOf('tromso', '2026-03-21'))).not.toContain('polar_nearest_latitude')
  })

  it.each(['2026-03-20', '2026-06-21', '2026-12-21'])(
    'at the South Pole has times in order on %s',
    (text) => {
      const { instants, notes } = dayOf('southPole', text)
      const order = prayerNames.map((name) => Date.parse(instants[name]))
      expect(order).toEqual([...order].sort((a, b) => a - b))
      expect(notes[0]?.code).toBe('polar_nearest_latitude')
    },
  )
})

describe('the civil day', () => {
  it.each([
    ['kiritimati', '2026-03-01'],
    ['apia', '2026-03-01'],
    ['apia', '2011-12-29'],
    ['attu', '2026-03-01'],
  ] as const)('of %s follows the clocks, not the meridian: %s', (name, text) => {
    const day = dayOf(name, text)
    expect(day.date).toBe(text)
    expect(codes(day)).not.toContain('next_day')
    expect(codes(day)).not.toContain('previous_day')
  })

  it('is rejected if a zone skipped it, and is never the next day', () => {
    expect(dayOf('apia', '2011-12-29').nextDay.date).toBe('2011-12-31')
    expect(() => dayOf('apia', '2011-12-30')).toThrow(
      expect.objectContaining({ code: 'date_not_in_time_zone', status: 400 }),
    )
    expect(() => dayOf('apia', '2011-12-30')).toThrow(AppError)
    expect(dayOf('apia', '2011-12-31').previousIshaInstant).toBe(dayOf('apia', '2011-12-29').instants.isha)
  })

  it('has notes for times that fall after midnight', () => {
    const day = dayOf('reykjavik', '2026-06-21')
    expect(noteOf(day, 'next_day')?.times).toEqual(['maghrib', 'isha'])
    expect(day.maghrib < day.fajr).toBe(true)
  })

  it('has summer time from the hour it begins', () => {
    const before = dayOf('london', '2026-03-28', { method: 'Karachi' })
    const after = dayOf('london', '2026-03-29', { method: 'Karachi' })
    expect([before.dhuhr, after.dhuhr]).toEqual(['12:07', '13:06'])
    expect(before.nextDay).toEqual({
      date: '2026-03-29',
      fajr: after.fajr,
      fajrInstant: after.instants.fajr,
      sunriseInstant: after.instants.sunrise,
    })
  })

  it('is rejected for an unknown zone', () => {
    expect(() => dayOf('london', '2026-03-01', { timeZone: 'Mars/Olympus' })).toThrow(RangeError)
  })
})

it('has its middle of the night and last third between Maghrib and the next Fajr', () => {
  const { instants, nextDay, sunnah } = dayOf('makkah', '2026-03-01')
  const night = minutesBetween(instants.maghrib, nextDay.fajrInstant)
  expect(minutesBetween(instants.maghrib, sunnah.instants.middleOfTheNight)).toBeCloseTo(night / 2, -0.5)
  expect(minutesBetween(sunnah.instants.lastThirdOfTheNight, nextDay.fajrInstant)).toBeCloseTo(
    night / 3,
    -0.5,
  )
})

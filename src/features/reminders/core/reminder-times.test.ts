import { expect, test } from 'vitest'
import { wallClock } from '#shared/core/civil-date.ts'
import { instantOfClockTime } from '#shared/core/instant-of-clock-time.ts'
import { defaultReminders, type ReminderSettings, remindedPrayers } from './reminder-settings.ts'
import { calculatedPrayers, nextReminder, type ReminderPlan, remindersBetween } from './reminder-times.ts'

const DAY = 86_400_000
const london = { latitude: 51.51, longitude: -0.13 }

function plan(
  changes: Partial<ReminderSettings> = {},
  place = london,
  timeZone = 'Europe/London',
): ReminderPlan {
  const prayers = calculatedPrayers({ place, timeZone, method: 'MuslimWorldLeague' })
  return { settings: { ...defaultReminders, ...changes }, timeZone, prayers }
}

const daily = (on: boolean, time: string) => ({
  ...defaultReminders.daily,
  nightDua: { on, time },
})

test.each([
  ['Europe/London', [2026, 11, 21], '07:00', '2026-11-21T07:00:00.000Z'],
  ['Europe/London', [2026, 7, 1], '07:00', '2026-07-01T06:00:00.000Z'],
  ['Europe/London', [2026, 3, 29], '01:30', '2026-03-29T01:30:00.000Z'],
  ['Europe/London', [2026, 10, 25], '01:30', '2026-10-25T00:30:00.000Z'],
  ['Australia/Lord_Howe', [2026, 10, 4], '02:15', '2026-10-03T15:45:00.000Z'],
  ['Africa/Casablanca', [2026, 2, 20], '20:00', '2026-02-20T20:00:00.000Z'],
  ['Pacific/Kiritimati', [2026, 1, 1], '00:00', '2025-12-31T10:00:00.000Z'],
  ['Asia/Kathmandu', [2026, 1, 1], '00:00', '2025-12-31T18:15:00.000Z'],
] as const)('a clock in %s on %j shows %s at %s', (zone, [year, month, day], time, instant) => {
  expect(new Date(instantOfClockTime({ year, month, day }, time, zone)).toISOString()).toBe(instant)
})

test('goals come only on the chosen weekdays, even a single one', () => {
  const nothing = { ...plan({ on: false }), timeZone: 'Europe/London' }
  const wanted = (days: readonly number[], on = true) => ({
    ...nothing,
    settings: { ...nothing.settings, goals: { on, time: '18:00', days } },
  })
  const saturday = Date.parse('2026-11-21T18:00:00Z')
  const names = remindersBetween(wanted([5, 6]), saturday - 3 * DAY, saturday + 6 * DAY).map(({ at }) =>
    new Date(at).toISOString().slice(0, 10),
  )
  expect(names).toEqual(['2026-11-20', '2026-11-21', '2026-11-27'])
  expect(nextReminder(wanted([6]), saturday)?.at).toBe(saturday + 7 * DAY)
  expect(nextReminder(wanted([6], false), saturday)).toBeUndefined()
  expect(nextReminder(wanted([]), saturday)).toBeUndefined()
})

test('a skipped date affects only that day’s goals', () => {
  const settings = {
    ...defaultReminders,
    on: false,
    daily: daily(true, '18:00'),
    goals: { on: true, time: '18:00', days: [1, 2, 3, 4, 5, 6, 7], skip: '2026-11-21' },
  }
  const noon = Date.parse('2026-11-21T12:00:00Z')
  const found = remindersBetween(plan(settings), noon, noon + 2 * DAY)
  expect(found.map(({ name, at }) => `${name} ${new Date(at).toISOString().slice(0, 10)}`)).toEqual([
    'nightDua 2026-11-21',
    'nightDua 2026-11-22',
    'goals 2026-11-22',
  ])
})

test('a daily reminder comes once a day across clock changes', () => {
  for (const time of ['00:00', '01:30', '02:30', '23:59']) {
    for (const zone of ['Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Tehran']) {
      const wanted = plan({ on: false, daily: daily(true, time) }, london, zone)
      const from = Date.parse('2026-01-01T12:00:00Z')
      const found = remindersBetween(wanted, from, from + 365 * DAY)
      const days = found.map(({ at }) => Object.values(wallClock(new Date(at), zone).date).join('-'))
      expect(new Set(days).size, `${zone} ${time}`).toBe(365)
      expect(found).toHaveLength(365)
    }
  }
})

test('following nextReminder visits every reminder once and in order', () => {
  const prayers = Object.fromEntries(
    remindedPrayers.map((name) => [name, { on: true, before: 60, sound: 'tone' }]),
  ) as ReminderSettings['prayers']
  for (const [place, zone] of [
    [london, 'Europe/London'],
    [{ latitude: 69.65, longitude: 18.96 }, 'Europe/Oslo'],
    [{ latitude: -36.85, longitude: 174.76 }, 'Pacific/Auckland'],
  ] as const) {
    const wanted = plan({ prayers, daily: daily(true, '00:00') }, place, zone)
    const from = Date.parse('2026-06-10T12:00:00Z')
    const all = remindersBetween(wanted, from, from + 20 * DAY)
    expect(all).toHaveLength(20 * 11)
    const chain = []
    for (let at = from; ; ) {
      const next = nextReminder(wanted, at)
      if (!next || next.at > from + 20 * DAY) break
      chain.push(next)
      at = next.at
    }
    expect(chain).toEqual(all)
  }
})

test('the second of two simultaneous reminders comes a second later', () => {
  const from = Date.parse('2026-11-21T10:00:00Z')
  const dhuhr = nextReminder(plan(), from)?.at ?? 0
  const { time } = wallClock(new Date(dhuhr), 'Europe/London')
  const both = remindersBetween(plan({ daily: daily(true, time) }), from, dhuhr + 60_000)
  expect(both.map(({ name, at }) => [name, at - dhuhr])).toEqual([
    ['dhuhr', 0],
    ['nightDua', 1000],
  ])
})

test('there is no reminder without choices or in an empty or reversed window', () => {
  const from = Date.parse('2026-11-21T10:00:00Z')
  expect(nextReminder(plan({ on: false }), from)).toBeUndefined()
  expect(remindersBetween(plan(), from, from)).toEqual([])
  expect(remindersBetween(plan(), from, from - DAY)).toEqual([])
})

test('a date that a zone skipped has no reminders', () => {
  const wanted = plan({}, { latitude: -13.83, longitude: -171.77 }, 'Pacific/Apia')
  const before = Date.parse('2011-12-30T09:00:00Z')
  const next = nextReminder(wanted, before)
  expect(next?.name).toBe('fajr')
  expect(wallClock(new Date(next?.at ?? 0), 'Pacific/Apia').date).toEqual({ year: 2011, month: 12, day: 31 })
})

/** Names and days of the reminders of the five prayers and the fast at a place in Makkah. */
function namesFrom(from: string, days: number, changes: Partial<ReminderSettings> = {}) {
  const makkah = plan(changes, { latitude: 21.42, longitude: 39.83 }, 'Asia/Riyadh')
  const start = Date.parse(`${from}T00:00:00+03:00`)
  return remindersBetween(makkah, start, start + days * DAY).map(({ name }) => name)
}

const usualDay = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha']
const dayOfFast = ['suhur', 'dhuhr', 'asr', 'iftar', 'isha']

// By Umm al-Qura, Ramadan 1448 begins on 8 February 2027 after 30 days of Sha’ban and has 29 days.
test.each([
  ['the day before the season', '2027-01-28', usualDay],
  ['ten days before Ramadan', '2027-01-29', dayOfFast],
  ['the first of Ramadan', '2027-02-08', dayOfFast],
  ['the last of Ramadan', '2027-03-08', dayOfFast],
  ['Eid', '2027-03-09', usualDay],
])('%s has the reminders of its season', (_when, date, names) => {
  expect(namesFrom(date, 1)).toEqual(names)
})

test('the fasting season follows the user’s Hijri date', () => {
  expect(namesFrom('2027-03-09', 1, { hijriAdjustment: -1 })).toEqual(dayOfFast)
})

test('a fast’s reminder follows its prayer until it is chosen', () => {
  const fajrOff = {
    prayers: { ...defaultReminders.prayers, fajr: { on: false, before: 0, sound: 'tone' } },
  } as const
  expect(namesFrom('2027-02-10', 1, fajrOff)).toEqual(dayOfFast.slice(1))
  const suhur = { on: true, before: 30, sound: 'tone' } as const
  const fasts = { suhur, iftar: { on: false, before: 0, sound: 'adhan' } } as const
  expect(namesFrom('2027-02-10', 1, { ...fajrOff, fasts })).toEqual(['suhur', 'suhur', ...usualDay.slice(1)])
  expect(namesFrom('2027-02-10', 1, { on: false, fasts })).toEqual([])
})

test('a device without reminders of the fast gets those of the prayers', () => {
  expect(namesFrom('2027-02-10', 1, { fasts: undefined })).toEqual(usualDay)
})

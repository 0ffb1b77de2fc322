import { expect, test } from 'vitest'
import { parseReminderSettings } from './parse-reminder-settings.ts'
import { defaultReminders, isQuiet, reminderChoice, soundOf } from './reminder-settings.ts'

test('quiet hours cross midnight, include their first minute and exclude their last', () => {
  const night = { on: true, from: '22:00', to: '07:00' }
  expect(
    ['21:59', '22:00', '23:59', '00:00', '06:59', '07:00', '12:00'].map((time) => isQuiet(night, time)),
  ).toEqual([...[false, true, true, true, true, false, false]])
  const noon = { on: true, from: '12:00', to: '14:00' }
  expect(['11:59', '12:00', '13:59', '14:00'].map((time) => isQuiet(noon, time))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(isQuiet({ ...night, on: false }, '23:00')).toBe(false)
  expect(isQuiet({ on: true, from: '10:00', to: '10:00' }, '10:00')).toBe(false)
})

test('switching the adhan off silences the adhan but no tones', () => {
  const tone = { ...defaultReminders.prayers, asr: { on: true, before: 0, sound: 'tone' } } as const
  expect(soundOf({ ...defaultReminders, adhan: false }, 'asr')).toBe('silent')
  expect(soundOf({ ...defaultReminders, adhan: false, prayers: tone }, 'asr')).toBe('tone')
  expect(soundOf(defaultReminders, 'asr')).toBe('adhan')
})

test('a fast’s reminder stays unset until the user chooses, even for the prayer’s own choice', () => {
  const fajr = { ...defaultReminders.prayers.fajr, on: false }
  const settings = { ...defaultReminders, prayers: { ...defaultReminders.prayers, fajr } }
  const chosen = (on?: boolean) =>
    parseReminderSettings({ ...settings, fasts: { suhur: { on } } }) ?? defaultReminders
  expect(reminderChoice(chosen(), 'suhur').on).toBe(false)
  expect(reminderChoice(chosen(true), 'suhur')).toEqual({ on: true, before: 0, sound: 'adhan' })
  expect(reminderChoice(settings, 'iftar').on).toBe(true)
})

test('invalid saved settings become the defaults', () => {
  expect(parseReminderSettings(undefined)).toBeUndefined()
  expect(parseReminderSettings('x')).toBeUndefined()
  expect(parseReminderSettings({})).toEqual(defaultReminders)
  expect(parseReminderSettings(JSON.parse(JSON.stringify(defaultReminders)))).toEqual(defaultReminders)
  const broken = parseReminderSettings({
    on: false,
    prayers: { asr: { on: 'yes', before: 7, sound: 'tone' }, isha: null },
    daily: { nightDua: { on: true, time: '24:00' } },
    quiet: { on: true, from: '9:00', to: '06:30' },
  })
  expect(broken).toEqual({
    ...defaultReminders,
    on: false,
    prayers: { ...defaultReminders.prayers, asr: { on: true, before: 0, sound: 'tone' } },
    daily: { ...defaultReminders.daily, nightDua: { on: true, time: '22:00' } },
    quiet: { on: true, from: '22:00', to: '06:30' },
  })
})

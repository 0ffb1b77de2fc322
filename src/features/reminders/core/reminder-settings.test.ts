import { expect, test } from 'vitest'
import { foundSettings } from './found-settings.ts'
import { isQuiet, soundOf, usualReminders } from './reminder-settings.ts'

test('quiet hours go over midnight, hold their first minute and not their last', () => {
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

test('the adhan is silent where it is off for all; tones are not', () => {
  const tone = { ...usualReminders.prayers, asr: { on: true, before: 0, sound: 'tone' } } as const
  expect(soundOf({ ...usualReminders, adhan: false }, 'asr')).toBe('silent')
  expect(soundOf({ ...usualReminders, adhan: false, prayers: tone }, 'asr')).toBe('tone')
  expect(soundOf(usualReminders, 'asr')).toBe('adhan')
})

test('what a device kept is taken as far as it is valid', () => {
  expect(foundSettings(undefined)).toBeUndefined()
  expect(foundSettings('x')).toBeUndefined()
  expect(foundSettings({})).toEqual(usualReminders)
  expect(foundSettings(JSON.parse(JSON.stringify(usualReminders)))).toEqual(usualReminders)
  const broken = foundSettings({
    on: false,
    prayers: { asr: { on: 'yes', before: 7, sound: 'tone' }, isha: null },
    daily: { nightDua: { on: true, time: '24:00' } },
    quiet: { on: true, from: '9:00', to: '06:30' },
  })
  expect(broken).toEqual({
    ...usualReminders,
    on: false,
    prayers: { ...usualReminders.prayers, asr: { on: true, before: 0, sound: 'tone' } },
    daily: { ...usualReminders.daily, nightDua: { on: true, time: '22:00' } },
    quiet: { on: true, from: '22:00', to: '06:30' },
  })
})

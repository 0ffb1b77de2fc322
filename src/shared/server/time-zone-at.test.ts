import { expect, test } from 'vitest'
import { projectFolders } from './project-folders.ts'
import { loadTimeZones, timeZones } from './time-zone-at.ts'
import { timeZoneOf } from './time-zone-of.ts'

const timeZoneAt = loadTimeZones(projectFolders().content)

test.each([
  ['Dandong', 40.1292, 124.3947, 'Asia/Shanghai'],
  ['Sinuiju, across the Yalu from Dandong', 40.1006, 124.3981, 'Asia/Pyongyang'],
  ['Ayvalık', 39.3191, 26.6954, 'Europe/Istanbul'],
  ['Hopa', 41.3908, 41.4242, 'Europe/Istanbul'],
  ['Bijbehara', 33.7938, 75.107, 'Asia/Kolkata'],
  ['Chaman', 30.921, 66.4597, 'Asia/Karachi'],
  ['Spin Boldak, across the border from Chaman', 31.0058, 66.4, 'Asia/Kabul'],
  ['Geneina', 13.4526, 22.4473, 'Africa/Khartoum'],
  ['Zaranj', 30.9627, 61.8604, 'Asia/Kabul'],
  ['Jayapura', -2.5337, 140.7181, 'Asia/Jayapura'],
  ['Aqaba', 29.5267, 35.0078, 'Asia/Amman'],
  ['Eilat', 29.5581, 34.9482, 'Asia/Jerusalem'],
  ['Taba', 29.4927, 34.8968, 'Africa/Cairo'],
  ['Pago Pago', -14.2781, -170.7025, 'Pacific/Pago_Pago'],
  ['Nemuro', 43.3236, 145.575, 'Asia/Tokyo'],
  ['Dili', -8.5586, 125.5736, 'Asia/Dili'],
  ['al-Aqsa', 31.7761, 35.2358, 'Asia/Jerusalem'],
  ['Makkah', 21.4225, 39.8262, 'Asia/Riyadh'],
  ['London', 51.5, -0.12, 'Europe/London'],
])('gives %s its own clock', (_, latitude, longitude, zone) => {
  expect(timeZoneAt({ latitude, longitude })).toBe(zone)
})

const borderTown = timeZones({
  zones: ['Asia/Karachi', 'Asia/Kabul'],
  towns: [
    [10, 20, 0],
    [10.1, 20, 1],
  ],
})

test('uses the nearest border town within 10 km, in every direction', () => {
  expect(borderTown({ latitude: 10.02, longitude: 20 })).toBe('Asia/Karachi')
  expect(borderTown({ latitude: 10.07, longitude: 20 })).toBe('Asia/Kabul')
  expect(borderTown({ latitude: 9.92, longitude: 20 })).toBe('Asia/Karachi')
  expect(borderTown({ latitude: 10, longitude: 20.09 })).toBe('Asia/Karachi')
})

test('uses the zone map farther away', () => {
  for (const place of [
    { latitude: 9.9, longitude: 20 },
    { latitude: 10, longitude: 20.1 },
    { latitude: 10.2, longitude: 20 },
    { latitude: -80, longitude: 20 },
  ]) {
    expect(borderTown(place)).toBe(timeZoneOf(place))
  }
})

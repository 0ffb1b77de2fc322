import { expect, test } from 'vitest'
import { isKochiMetro, KOCHI } from './kochi.ts'

const at = (north: number, east: number) => ({
  latitude: KOCHI.latitude + north,
  longitude: KOCHI.longitude + east,
})

test('reaches 0.18 degrees in every direction', () => {
  for (const [north, east] of [
    [0, 0],
    [0.179, 0],
    [-0.179, 0],
    [0, 0.179],
    [0, -0.179],
    [0.179, -0.179],
  ] as const) {
    expect(isKochiMetro(at(north, east)), `${north}, ${east}`).toBe(true)
  }
})

test('ends there', () => {
  for (const [north, east] of [
    [0.181, 0],
    [-0.181, 0],
    [0, 0.181],
    [0, -0.181],
  ] as const) {
    expect(isKochiMetro(at(north, east)), `${north}, ${east}`).toBe(false)
  }
})

test('includes Aluva, but not Alappuzha, Thrissur or the Kochi of Japan', () => {
  expect(isKochiMetro({ latitude: 10.1004, longitude: 76.357 })).toBe(true)
  expect(isKochiMetro({ latitude: 9.4981, longitude: 76.3388 })).toBe(false)
  expect(isKochiMetro({ latitude: 10.5276, longitude: 76.2144 })).toBe(false)
  expect(isKochiMetro({ latitude: 33.5597, longitude: 133.5311 })).toBe(false)
})

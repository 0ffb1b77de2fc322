import { expect, it } from 'vitest'
import { KAABA } from './qibla.ts'
import { qiblaAnswer } from './qibla-answer.ts'

it('rounds to two decimals', () => {
  expect(qiblaAnswer({ latitude: 41.0082, longitude: 28.9784 })).toEqual({
    direction: 151.62,
    compass: 'SE',
    distance: 2405.07,
    miles: 1494.44,
  })
})

it('never rounds up to 360°', () => {
  const west = qiblaAnswer({ latitude: 10, longitude: KAABA.longitude + 0.00001 })
  expect(west.direction).toBe(0)
})

it('returns no number if there is no direction', () => {
  expect(qiblaAnswer(KAABA)).toEqual({ direction: null, note: 'kaaba', distance: 0, miles: 0 })
})

import { describe, expect, test } from 'vitest'
import { parsePlaybackSettings } from './playback-settings.ts'

const usual = { volume: 70, speed: 1, repeat: { what: 'nothing', times: 3, pause: 0 } }

describe('saved settings of the player', () => {
  test.each([undefined, null, 'loud', 7, {}, { volume: 'loud', speed: 3 }])('%j counts as none', (found) => {
    expect(parsePlaybackSettings(found)).toEqual(usual)
  })

  test('keep volume and speed, but not repetition', () => {
    const found = { volume: 30, speed: 1.5, repeat: { what: 'track', times: 'ever', pause: 5 } }
    expect(parsePlaybackSettings(found)).toEqual({ ...usual, volume: 30, speed: 1.5 })
  })

  test('take the nearest volume that there is', () => {
    expect(parsePlaybackSettings({ volume: 333 }).volume).toBe(100)
    expect(parsePlaybackSettings({ volume: 14 }).volume).toBe(10)
  })
})

import { describe, expect, test } from 'vitest'
import { parsePlaybackSettings } from './playback-settings.ts'

const usual = { volume: 70, speed: 1, repeat: { what: 'nothing', times: 3, pause: 0 } }

describe('saved settings of the player', () => {
  test.each([undefined, null, 'loud', 7, {}, { volume: 'loud', speed: 3 }])(
    'are ignored if they are %j',
    (found) => {
      expect(parsePlaybackSettings(found)).toEqual(usual)
    },
  )

  test('restore volume and speed, but not repetition', () => {
    const found = { volume: 30, speed: 1.5, repeat: { what: 'track', times: 'ever', pause: 5 } }
    expect(parsePlaybackSettings(found)).toEqual({ ...usual, volume: 30, speed: 1.5 })
  })

  test('use the nearest possible volume', () => {
    expect(parsePlaybackSettings({ volume: 333 }).volume).toBe(100)
    expect(parsePlaybackSettings({ volume: 14 }).volume).toBe(10)
  })
})

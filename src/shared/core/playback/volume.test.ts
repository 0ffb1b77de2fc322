import { describe, expect, it } from 'vitest'
import { parsePlaybackSettings } from './playback-settings.ts'
import { snappedVolume, volumeAfterKey } from './volume.ts'

describe('the volume', () => {
  it.each([
    [70, 'ArrowUp', false, 80],
    [70, 'ArrowRight', false, 80],
    [70, 'ArrowDown', false, 60],
    [70, 'ArrowLeft', true, 60],
    [70, 'ArrowUp', true, 80],
    [70, 'PageUp', false, 80],
    [70, 'PageDown', false, 60],
    [70, 'Home', false, 0],
    [70, 'End', false, 100],
    [100, 'PageUp', false, 100],
    [0, 'ArrowDown', false, 0],
  ])('%i after %s (Shift: %s) is %i', (volume, key, shift, expected) => {
    expect(volumeAfterKey(volume, key, shift)).toBe(expected)
  })

  it('is unchanged by other keys', () => {
    expect(volumeAfterKey(70, 'Tab', false)).toBeUndefined()
  })

  it.each([
    [-5, 0],
    [104, 100],
    [74, 70],
    [75, 80],
    [Number.NaN, 70],
    [Number.POSITIVE_INFINITY, 100],
  ])('%d is rounded to %i', (given, expected) => {
    expect(snappedVolume(given)).toBe(expected)
  })
})

describe('saved settings', () => {
  it.each([undefined, null, 'loud', 7, [], { volume: 'loud', speed: 3 }])(
    'are ignored if they are %j',
    (found) => {
      expect(parsePlaybackSettings(found)).toMatchObject({ volume: 70, speed: 1 })
    },
  )

  it('are used as far as they are valid', () => {
    const repeat = { what: 'track', times: 'ever', pause: 3 }
    expect(parsePlaybackSettings({ volume: 33, speed: 1.5, repeat })).toEqual({
      volume: 30,
      speed: 1.5,
      repeat: { what: 'nothing', times: 3, pause: 0 },
    })
  })
})

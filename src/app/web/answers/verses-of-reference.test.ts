import { expect, it } from 'vitest'
import { versesOfReference } from './verses-of-reference.ts'

it('reads one verse and several', () => {
  expect(versesOfReference('2:255')).toEqual({ surah: 2, first: 255, last: 255 })
  expect(versesOfReference('2:183-185')).toEqual({ surah: 2, first: 183, last: 185 })
  expect(() => versesOfReference('2')).toThrow(RangeError)
})

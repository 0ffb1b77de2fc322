import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readReferences } from './daily-verses.ts'

const list = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../content/daily-verses/verses.json'), 'utf8'),
)

describe('the list of daily verses', () => {
  it('is long enough to repeat no verse within a season', () => {
    expect(readReferences(list).length).toBeGreaterThanOrEqual(120)
  })

  it.each([
    ['2:287', 'There is no verse "2:287"'],
    ['2:255 ', 'There is no verse "2:255 "'],
    [2, 'There is no verse 2'],
    ['1:2', 'The verse of the day 1:2 is on the list twice.'],
  ])('is rejected with %j in it', (reference, message) => {
    expect(() => readReferences([...list, reference])).toThrow(message)
  })

  it('is rejected if it is not a list', () => {
    expect(() => readReferences({})).toThrow('not a list')
  })
})

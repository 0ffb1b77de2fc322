import { describe, expect, it } from 'vitest'
import { excerptOf, readMinutesOf } from './article-lengths.ts'

describe('the read time', () => {
  it.each([
    [1, 1],
    [200, 1],
    [201, 2],
    [1250, 7],
  ])('of %i words is %i minutes', (words, minutes) => {
    expect(readMinutesOf(Array(words).fill('كلمة').join(' '))).toBe(minutes)
  })

  it('counts no signs that have neither letters nor digits', () => {
    expect(readMinutesOf(`${'word '.repeat(200)} — ﴾ ﴿`)).toBe(1)
  })
})

describe('the excerpt', () => {
  it('is at most 150 characters without a broken word', () => {
    const excerpt = excerptOf('sentence\n\nof words '.repeat(20))
    expect(excerpt.length).toBeLessThanOrEqual(151)
    expect(excerpt).toMatch(/^sentence of words .* (sentence|of|words)…$/)
  })

  it('is the whole text if that is short', () => {
    expect(excerptOf(' short\n text ')).toBe('short text')
  })
})

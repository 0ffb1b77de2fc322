import { describe, expect, it } from 'vitest'
import { HADITH_PATH, mentionedNames, postTroubles } from './discussion.ts'

describe('mentionedNames', () => {
  it.each([
    ['Thank you, @Bilal.', ['bilal']],
    ['(@bilal) @amal_b @bilal', ['bilal', 'amal_b']],
    ['write to a@mail.example', []],
    ['@', []],
  ])('finds the usernames in %j', (text, names) => {
    expect(mentionedNames(text)).toEqual(names)
  })

  it('finds ten at most', () => {
    const text = Array.from({ length: 12 }, (_, at) => `@person${at}`).join(' ')
    expect(mentionedNames(text)).toHaveLength(10)
  })
})

describe('postTroubles', () => {
  it('asks for a title only of threads', () => {
    expect(postTroubles({ text: 'A reply' })).toEqual({})
    expect(postTroubles({ title: ' a ', text: ' ' })).toEqual({ title: 'too_short', text: 'too_short' })
    expect(postTroubles({ title: 'a'.repeat(121), text: 'b'.repeat(4001) })).toEqual({
      title: 'too_long',
      text: 'too_long',
    })
  })
})

it.each([
  ['/hadiths/bukhari-1', true],
  ['/hadith-collection/bukhari/1', true],
  ['/hadith-collection/bukhari', false],
  ['//evil.example/hadiths/a', false],
  ['/hadiths/a?b', false],
])('HADITH_PATH of %s: %s', (path, fits) => {
  expect(HADITH_PATH.test(path)).toBe(fits)
})

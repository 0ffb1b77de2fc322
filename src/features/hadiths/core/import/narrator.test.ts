import { describe, expect, it } from 'vitest'
import { narratorIn, splitNarrator } from './narrator.ts'

describe('the narrator', () => {
  it.each([
    ['Narrated Umar bin Al-Khattab:', 'Umar bin Al-Khattab'],
    ['Abu Hurayra reported:', 'Abu Hurayra'],
    ['On the authority of Abdullah ibn Masood (ra), who said:', 'Abdullah ibn Masood (ra)'],
    ['It is narrated on the authority of Abu Huraira that he said:', 'Abu Huraira'],
  ])('is the name in “%s”', (phrase, name) => expect(narratorIn(phrase)).toBe(name))

  it.each([
    [''],
    [`A man came to him and said, "I have come"`],
    [`${'A story that is told before the text begins '.repeat(4)}:`],
  ])('is not found in a story: “%s”', (phrase) => expect(narratorIn(phrase)).toBeUndefined())

  it('is taken from the beginning of a text', () => {
    expect(splitNarrator('Narrated Aisha: He loved ease.')).toEqual({
      narrator: 'Aisha',
      text: 'He loved ease.',
    })
    expect(splitNarrator('He said: make it easy.')).toEqual({ narrator: '', text: 'He said: make it easy.' })
  })
})

import { describe, expect, it } from 'vitest'
import { wordsOfRecord } from './record-words.ts'

describe('a record that an account would not take', () => {
  it('is known by its title, else by its name, its text, and what it is about', () => {
    expect(wordsOfRecord({ id: 'a', value: { title: 'Patience', text: 'Verse' } })).toBe('Patience')
    expect(wordsOfRecord({ id: 'a', value: { name: 'Ramadan' } })).toBe('Ramadan')
    expect(wordsOfRecord({ id: 'a', value: { title: ' ', text: ' a thought ' } })).toBe('a thought')
    expect(wordsOfRecord({ id: 'verse/2:255', value: { savedAt: 'then' } })).toBe('2:255')
    expect(wordsOfRecord({ id: 'a', value: 7 })).toBeUndefined()
    expect(wordsOfRecord({ id: 'a', value: null })).toBeUndefined()
  })

  it('is not told in whole when it is long, and no character is cut in two', () => {
    expect(wordsOfRecord({ id: 'a', value: { text: '🕌'.repeat(121) } })).toBe(`${'🕌'.repeat(120)}…`)
    expect(wordsOfRecord({ id: 'a', value: { text: 'ا'.repeat(120) } })).toBe('ا'.repeat(120))
  })
})

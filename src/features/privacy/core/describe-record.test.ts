import { describe, expect, it } from 'vitest'
import { describeRecord } from './describe-record.ts'

describe('a rejected record', () => {
  it('is described by its title, else its name, its text or its target', () => {
    expect(describeRecord({ id: 'a', value: { title: 'Patience', text: 'Verse' } })).toBe('Patience')
    expect(describeRecord({ id: 'a', value: { name: 'Ramadan' } })).toBe('Ramadan')
    expect(describeRecord({ id: 'a', value: { title: ' ', text: ' a thought ' } })).toBe('a thought')
    expect(describeRecord({ id: 'verse/2:255', value: { savedAt: 'then' } })).toBe('2:255')
    expect(describeRecord({ id: 'a', value: 7 })).toBeUndefined()
    expect(describeRecord({ id: 'a', value: null })).toBeUndefined()
  })

  it('is shortened if it is long, without cutting a character', () => {
    expect(describeRecord({ id: 'a', value: { text: '🕌'.repeat(121) } })).toBe(`${'🕌'.repeat(120)}…`)
    expect(describeRecord({ id: 'a', value: { text: 'ا'.repeat(120) } })).toBe('ا'.repeat(120))
  })
})

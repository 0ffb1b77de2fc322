import { describe, expect, it } from 'vitest'
import { ID_LIMIT, VALUE_LIMIT } from './record.ts'
import { whyRejected } from './why-rejected.ts'

const because = (value: unknown, id = 'a') => whyRejected({ id, value })

describe('why an account does not take a record', () => {
  it('is told by the rules that both share', () => {
    expect(because('a'.repeat(VALUE_LIMIT - 1))).toBe('too_long')
    expect(because('a\0b')).toBe('not_storable')
    expect(because('fine', 'a'.repeat(ID_LIMIT + 1))).toBe('not_storable')
    expect(because('fine', '\ud800')).toBe('not_storable')
  })

  it('is not known of a record that keeps them', () => {
    expect(because('a'.repeat(VALUE_LIMIT - 2))).toBe('unknown')
    expect(because({ text: 'fine' }, 'a'.repeat(ID_LIMIT))).toBe('unknown')
  })
})

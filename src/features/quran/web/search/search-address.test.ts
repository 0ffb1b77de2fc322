import { describe, expect, it } from 'vitest'
import { parseSearchAddress, searchParams } from './search-address.ts'

const parse = (query: string) => parseSearchAddress(new URLSearchParams(query))

describe('the address of a search', () => {
  it('contains the text and the filters', () => {
    const address = { q: 'a & b', field: 'arabic', revelation: 'meccan', surah: 2 } as const
    expect(parse(String(searchParams(address)))).toEqual(address)
    expect(String(searchParams({ q: 'light' }))).toBe('q=light')
    expect(String(searchParams({ q: '', field: 'translation' }))).toBe('in=translation')
  })

  it.each([
    'in=hebrew',
    'in=',
    'surah=0',
    'surah=115',
    'surah=-1',
    'surah=1.5',
    'surah=abc',
    'surah=1e1',
    'revelation=x',
  ])('ignores invalid values: %s', (query) => expect(parse(query)).toEqual({ q: '' }))
})

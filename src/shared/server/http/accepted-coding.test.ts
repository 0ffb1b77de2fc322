import { describe, expect, it } from 'vitest'
import { acceptedCoding } from './accepted-coding.ts'

describe('the coding of an answer', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0 , gzip ; q=0', 'identity'],
    ['br;q=0.01', 'br'],
    ['deflate', 'identity'],
    ['brotli', 'identity'],
    ['*', 'identity'],
    ['identity;q=1, *;q=0', 'identity'],
  ])('that accepts %j is %s', (header, coding) => {
    expect(acceptedCoding(header)).toBe(coding)
  })
})

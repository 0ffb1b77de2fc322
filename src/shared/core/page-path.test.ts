import { describe, expect, it } from 'vitest'
import { pagePathOf } from './page-path.ts'
import { pageAt } from './pages.ts'

describe('the page of an address', () => {
  it.each([
    ['/quran/reader/2/255', '/quran/reader'],
    ['/quran/reader', '/quran/reader'],
    ['/prayer/month', '/prayer'],
    ['/hijri-calendar/ramadan', '/hijri-calendar'],
    ['/mosques/osm-n123', '/mosques'],
    ['/bookmarks/notes', '/bookmarks/notes'],
    ['/', '/'],
    ['/prayer/week', '/prayer/week'],
  ])('of %s is %s', (address, path) => expect(pagePathOf(address)).toBe(path))
  it('is in the list of pages', () => {
    expect(pageAt('/prayer/month')?.name).toBe('prayer')
    expect(pageAt('/quran/reader/2/255-257')?.path).toBe('/quran/reader')
    expect(pageAt('/prayer/week')).toBeUndefined()
  })
})

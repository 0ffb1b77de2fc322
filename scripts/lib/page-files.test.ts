import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pages } from '#shared/core/pages.ts'
import { facesIn, PAGES, pagesIn } from './page-files.ts'

it('finds every page but the home page where they are listed, with its module and its texts', () => {
  const found = pagesIn(readFileSync(PAGES, 'utf8'))
  const missing = pages.filter(
    ({ path }) => path !== '/' && !found.some(({ place }) => new RegExp(`^${place}/?$`, 'i').test(path)),
  )
  expect(missing).toEqual([])
  expect(found.find(({ place }) => place === '/bookmarks')).toEqual({
    place: '/bookmarks',
    module: '/bookmarks/bookmarks-page.tsx',
    texts: ['pages', 'bookmarks', 'user-data', 'verse-things'],
  })
})

it('finds the typefaces of the interface among the built files, and those of few letters not', () => {
  const files = [
    'assets/figtree-latin-ext-wght-normal-a.woff2',
    'assets/figtree-latin-wght-normal-b.woff2',
    'assets/fraunces-latin-wght-normal-c.woff2',
    'assets/ibm-plex-sans-arabic-arabic-400-normal-d.woff2',
    'assets/ibm-plex-sans-arabic-arabic-600-normal-e.woff2',
    'assets/amiri-quran-arabic-400-normal-f.woff2',
  ]
  expect(facesIn(files)).toEqual({ en: [files[1], files[2]].map(at), ar: [files[3], files[4]].map(at) })
})

const at = (file: string | undefined) => `/${file}`

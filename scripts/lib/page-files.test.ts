import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pages } from '#shared/core/pages.ts'
import { PAGES, pagesIn } from './page-files.ts'

it('finds every page but the home page where they are listed, with its module and its texts', () => {
  const found = pagesIn(readFileSync(PAGES, 'utf8'))
  const missing = pages.filter(
    ({ path }) => path !== '/' && !found.some(({ place }) => new RegExp(`^${place}/?$`, 'i').test(path)),
  )
  expect(missing).toEqual([])
  expect(found.find(({ place }) => place === '/bookmarks')).toEqual({
    place: '/bookmarks',
    module: '/bookmarks/bookmarks-page.tsx',
    texts: ['pages', 'bookmarks', 'own-things', 'verse-things'],
  })
})

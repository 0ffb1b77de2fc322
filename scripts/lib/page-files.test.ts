import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pages } from '#shared/core/pages.ts'
import { contentMessageParts } from '../../src/app/web/content-messages.ts'
import { facesIn, PAGES, pagesIn } from './page-files.ts'

const listed = readFileSync(PAGES, 'utf8')

it('finds every page but the home page in the list, with its module and its messages', () => {
  const found = pagesIn(listed)
  expect(found).toHaveLength(listed.match(/\bpage\(\s*'/g)?.length ?? 0)
  const missing = pages.filter(
    ({ path }) => path !== '/' && !found.some(({ place }) => new RegExp(`^${place}/?$`, 'i').test(path)),
  )
  expect(missing).toEqual([])
  expect(found.find(({ place }) => place === '/bookmarks')).toEqual({
    place: '/bookmarks',
    module: '/bookmarks/bookmarks-page.tsx',
    texts: ['pages', 'bookmarks', 'user-data', 'saved-verses'],
  })
})

it('names only messages that exist', () => {
  // English has no names of cities of its own.
  const file = (name: string) =>
    new URL(`../../locales/${name === 'cities' ? 'ar' : 'en'}/${name}.json`, import.meta.url)
  const names = pagesIn(listed).flatMap(({ texts }) => texts)
  expect(names.filter((name) => !contentMessageParts.includes(name) && !existsSync(file(name)))).toEqual([])
  expect(
    pagesIn("page('/x', () => import('./x.tsx'), 'gone')")[0]?.texts.filter(
      (name) => !existsSync(file(name)),
    ),
  ).toEqual(['gone'])
})

it('finds the typefaces of the interface, except those for rare letters', () => {
  const files = [
    'assets/figtree-extended-a.woff2',
    'assets/figtree-latin-wght-b.woff2',
    'assets/fraunces-latin-wght-c.woff2',
    'assets/ibm-plex-sans-arabic-400-d.woff2',
    'assets/ibm-plex-sans-arabic-600-e.woff2',
    'assets/amiri-quran-arabic-400-normal-f.woff2',
  ]
  expect(facesIn(files)).toEqual({ en: [files[1], files[2]].map(at), ar: [files[3], files[4]].map(at) })
})

const at = (file: string | undefined) => `/${file}`

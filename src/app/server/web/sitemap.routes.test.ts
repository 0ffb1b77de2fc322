import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { businesses } from '#features/businesses/server/businesses.table.ts'
import { islamicNames } from '#features/islamic-names/server/islamic-names.table.ts'
import { interfaceCodes } from '#shared/core/languages.ts'
import { pages } from '#shared/core/pages.ts'
import { buildServer } from '#shared/server/http/build-server.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { isIndexedPage } from './indexed-pages.ts'
import { sitemapRoutes } from './sitemap.routes.ts'

const NAMES = 7
const PER_FILE = 3
const HOST = { host: 'rafiq.example' }

let server: TestApp
beforeAll(async () => {
  server = await testApp({
    build: (services, features) =>
      buildServer(services, features, (app) => sitemapRoutes(app, services, PER_FILE)),
  })
  const rows = Array.from({ length: NAMES }, (_, at) => ({
    slug: `name-${at}`,
    sortKey: `${NAMES - at}`,
    entry: {} as never,
    searchText: '',
    keys: [],
    gender: 'male' as const,
    category: 'virtue_names' as const,
    origin: 'arabic' as const,
  }))
  const hidden = [{ isPublished: false }, { deletedAt: new Date() }].map((state, at) => ({
    ...(rows[0] as (typeof rows)[number]),
    ...state,
    slug: `hidden-${at}`,
  }))
  const { db } = server.services.database
  await db.insert(islamicNames).values([...rows, ...hidden])
  const shop = { entry: {} as never, searchText: '', keys: [], cityKey: '', city: '', country: 'GB' }
  await db.insert(businesses).values([
    { ...shop, slug: 'a-shop', sortKey: 'a', category: 'halal_food', source: 'submission' },
    { ...shop, slug: 'a-sample', sortKey: 'b', category: 'halal_food', source: 'sample' },
  ])
})
afterAll(() => server.close())

const get = (url: string) => server.app.inject({ url, headers: HOST })
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
const unpacked = async (url: string) => gunzipSync((await get(url)).rawPayload).toString()

/** The addresses without a language in all parts of a section. */
async function pathsOf(section: string) {
  const parts = locations((await get('/sitemap.xml')).body).filter((part) => part?.includes(`/${section}-`))
  const found: string[] = []
  for (const part of parts) {
    const all = locations(await unpacked(new URL(part ?? '').pathname))
    found.push(
      ...all.flatMap((address = '') => (address.includes('lang=') ? [] : [new URL(address).pathname])),
    )
  }
  return { parts, found }
}

describe('the sitemap', () => {
  it('has every event of history', async () => {
    const { parts, found } = await pathsOf('islamic-history')
    expect(parts).toHaveLength(Math.ceil(found.length / PER_FILE))
    expect(found.length).toBeGreaterThan(150)
    expect(found).toContain('/islamic-history/battle-of-badr')
  })

  it('has every entry of a directory once, in parts', async () => {
    const { parts, found } = await pathsOf('islamic-names')
    expect(parts).toEqual(
      [1, 2, 3].map((part) => `http://rafiq.example/sitemaps/islamic-names-${part}.xml.gz`),
    )
    expect(found).toEqual(Array.from({ length: NAMES }, (_, at) => `/islamic-names/name-${at}`))
  })

  it('has no samples', async () => {
    const { found } = await pathsOf('islamic-business')
    expect(found).toEqual(['/islamic-business/a-shop'])
  })

  it('has every surah', async () => {
    const { found } = await pathsOf('surahs')
    expect([found.length, found[0], found.at(-1)]).toEqual([114, '/quran/reader/1', '/quran/reader/114'])
  })

  it('has every public page once, and none of a person or of staff', async () => {
    const { found } = await pathsOf('pages')
    const expected = new Set(pages.filter(({ name }) => isIndexedPage(name)).map(({ name }) => name))
    expect(found).toHaveLength(expected.size)
    expect(found).toEqual(expect.arrayContaining(['/', '/qibla', '/islamic-names']))
    for (const path of ['/settings', '/login', '/admin/contact-messages', '/features/islamic-names']) {
      expect(found).not.toContain(path)
    }
  })

  it('lists each page in every language, with links to all of them', async () => {
    const xml = await unpacked('/sitemaps/islamic-names-1.xml.gz')
    const address = 'http://rafiq.example/islamic-names/name-0'
    expect(locations(xml).slice(0, 3)).toEqual([address, `${address}?lang=en`, `${address}?lang=ar`])
    const links = [
      `<xhtml:link rel="alternate" hreflang="x-default" href="${address}"/>`,
      `<xhtml:link rel="alternate" hreflang="en" href="${address}?lang=en"/>`,
      `<xhtml:link rel="alternate" hreflang="ar" href="${address}?lang=ar"/>`,
    ].join('')
    // Once for the page without a language, and once for each language.
    expect(xml.split(links)).toHaveLength(interfaceCodes.length + 2)
    expect(xml).toMatch(/^<\?xml .*<\/urlset>\n$/s)
  })

  it.each([
    '/sitemaps/islamic-names-4.xml.gz',
    '/sitemaps/islamic-names-0.xml.gz',
    '/sitemaps/islamic-names-1.xml',
    '/sitemaps/people-1.xml.gz',
    '/sitemaps/hadiths-1.xml.gz',
  ])('answers 404 for %s', async (url) => expect((await get(url)).statusCode).toBe(404))

  it('is named in robots.txt, which hides the API except for public lists', async () => {
    const { body, headers } = await get('/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toContain('Sitemap: http://rafiq.example/sitemap.xml\n')
    expect(body).toContain('Disallow: /api/\nDisallow: /admin\nAllow: /api/islamic-names\n')
  })
})

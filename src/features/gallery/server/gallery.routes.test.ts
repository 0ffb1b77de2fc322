import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languageOf, languages } from '#shared/core/languages.ts'
import { openFileStore } from '#shared/server/files/open-file-store.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { newPicture } from '../core/added-picture.ts'
import type { PictureAnswer } from '../core/gallery.contract.ts'
import { pictures } from '../core/pictures.ts'
import { pngOf } from './drawn-image.ts'
import { galleryFeature } from './gallery.routes.ts'
import { galleryHeads } from './gallery-heads.ts'
import { importPicture } from './import-picture.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp({ features: [galleryFeature] })
  const content = await pngOf('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/>')
  const picture = {
    ...newPicture,
    slug: 'morning-in-fez',
    title: 'Morning in Fez',
    titleArabic: 'صباح في فاس',
    description: 'Roofs.',
    descriptionArabic: 'أسطح.',
    author: 'A. Sample',
    licence: 'CC BY 4.0',
  }
  const { services } = server
  await importPicture(services, openFileStore(services.settings), picture, { content, replace: false })
})
afterAll(() => server.close())

const get = (url: string) => server.app.inject({ url })
const list = async (query = '') => (await get(`/api/gallery?${query}`)).json<readonly PictureAnswer[]>()

describe('GET /api/gallery', () => {
  it('has the fields of the specification, the featured pictures first', async () => {
    const all = await list('language=en')
    expect(all.length).toBe(pictures.length + 1)
    const featured = all.map((picture) => picture.featured === true)
    expect(featured).toEqual(featured.toSorted((a, b) => Number(b) - Number(a)))
    expect(all[0]).toMatchObject({
      id: 'calligraphy-1-1',
      title: 'Al-Fatihah 1:1',
      titleArabic: 'الفاتحة ١:١',
      category: 'calligraphy',
      description: expect.stringContaining('Al-Fatihah 1:1'),
      imageUrl: '/gallery/calligraphy-1-1.svg?lang=en',
      tags: ['Quran'],
      featured: true,
    })
  })

  it('filters by category and speaks the language', async () => {
    const mosques = await list('category=mosques&language=tr')
    expect(mosques.length).toBeGreaterThanOrEqual(6)
    expect(mosques.every(({ category }) => category === 'mosques')).toBe(true)
    expect(mosques.map(({ title }) => title)).toContain('Osmanlı camisi')
    expect((await get('/api/gallery?category=cats')).statusCode).toBe(400)
  })

  it('answers one picture, and 404 for others', async () => {
    expect((await get('/api/gallery/nature-sea')).json()).toMatchObject({ title: 'Evening at the sea' })
    expect((await get('/api/gallery/nothing')).statusCode).toBe(404)
  })
})

describe('the file of a picture', () => {
  it('is sent a limited number of times a minute to an address', async () => {
    const limited = await testApp({ features: [galleryFeature], settings: { RATE_LIMIT: 600 } })
    const policyOf = async (url: string) => (await limited.app.inject(url)).headers['ratelimit-policy']
    expect(await policyOf('/gallery/nature-sea.svg')).toBe('"minute";q=400;w=60')
    expect(await policyOf('/%67allery/nature-sea.png')).toBe('"minute";q=60;w=60')
    await limited.close()
  })

  it('is SVG that runs nothing, compressed and confirmed by its tag', async () => {
    const url = '/gallery/nature-sea.svg?lang=ar&size=phone'
    const answer = await get(url)
    expect(answer.headers['content-type']).toContain('image/svg+xml')
    expect(answer.headers['content-security-policy']).toContain('sandbox')
    expect(answer.body).toContain('viewBox="0 0 1080 2400"')
    const small = await server.app.inject({ url, headers: { 'accept-encoding': 'br' } })
    expect(small.headers['content-encoding']).toBe('br')
    expect(small.rawPayload.length).toBeLessThan(answer.rawPayload.length / 2)
  })

  it.each([
    ['square', 1080, 1080],
    ['story', 1080, 1920],
    ['desktop', 2560, 1440],
  ])('is PNG of the size %s', async (size, width, height) => {
    const answer = await get(`/gallery/mosque-persian.png?size=${size}`)
    expect(answer.headers['content-type']).toBe('image/png')
    expect(answer.rawPayload.readUInt32BE(16)).toBe(width)
    expect(answer.rawPayload.readUInt32BE(20)).toBe(height)
  })

  it('doesn’t exist for an unknown picture', async () => {
    expect((await get('/gallery/nothing.svg')).statusCode).toBe(404)
    expect((await get('/gallery/nothing.png')).statusCode).toBe(404)
    expect((await get('/gallery/files/nothing.png')).statusCode).toBe(404)
    expect((await get('/gallery/files/..%2Fsecret')).statusCode).toBe(404)
  })
})

it('has an added picture in its category with author, licence and file', async () => {
  const found = (await list('category=nature')).find(({ id }) => id === 'morning-in-fez')
  expect(found).toMatchObject({ author: 'A. Sample', licence: 'CC BY 4.0', isDrawn: false, width: 400 })
  expect((await get(found?.imageUrl ?? '')).headers['content-type']).toBe('image/png')
})

describe('the head of a picture’s page', () => {
  const head = (path: string, code = 'en') =>
    galleryHeads(server.services)({
      path,
      language: languageOf(code) ?? languages[0],
      origin: 'https://rafiq.example',
    })

  it('has the picture for social networks and search engines', async () => {
    expect(await head('/gallery/mosque-persian')).toMatchObject({
      about: { title: 'Persian mosque — Rafiq gallery' },
      image: { path: '/gallery/mosque-persian.png?lang=en', width: 1080, height: 1080 },
      structuredData: {
        '@type': 'ImageObject',
        contentUrl: 'https://rafiq.example/gallery/mosque-persian.png?lang=en',
      },
    })
    expect(await head('/gallery/morning-in-fez')).toMatchObject({
      structuredData: { creditText: 'A. Sample', copyrightNotice: 'CC BY 4.0' },
    })
  })

  it('is none for other pages, and missing for unknown pictures', async () => {
    expect(await head('/gallery')).toBeUndefined()
    expect(await head('/gallery/make')).toBeUndefined()
    expect(await head('/gallery/nothing')).toBe('missing')
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readQuotedSurah } from '#app/server/quoted-surah.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { duaCategories } from '../core/index.ts'
import { duasFeature } from './duas.routes.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp({ features: [duasFeature(readQuotedSurah)] })
})
afterAll(() => server.close())

const ask = async (query = '') => {
  const answer = await server.app.inject(`/api/duas${query}`)
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}

describe('GET /api/duas', () => {
  it('answers more than 150 duas, each with its texts and sources', async () => {
    const { status, body, headers } = await ask()
    expect(status).toBe(200)
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(body.length).toBeGreaterThan(150)
    for (const dua of body) {
      expect(dua).toMatchObject({
        id: expect.stringMatching(/^[a-z0-9-]+$/),
        title: expect.stringMatching(/./),
        arabicText: expect.stringMatching(/[\u064b-\u0652]/),
        transliteration: expect.stringMatching(/./),
        translation: expect.stringMatching(/./),
        audioUrl: null,
      })
      expect(dua.sources.length).toBeGreaterThan(0)
    }
  })

  it.each(duaCategories)('answers the duas of the category %s', async (category) => {
    const { body } = await ask(`?category=${category}`)
    expect(body.length).toBeGreaterThan(5)
    for (const dua of body) {
      expect(dua.category).toBe(category)
      expect(dua.categories).toContain(category)
    }
  })

  it('takes the words of the Quran from the Quran, with their place', async () => {
    const { body } = await ask()
    const quoted = body.find(({ verse }: { verse?: string }) => verse === '21:87')
    expect(quoted.arabicText).toContain('سُبۡحَٰنَكَ')
  })

  it('refuses an unknown category and names the field', async () => {
    const { status, body } = await ask('?category=lunch')
    expect(status).toBe(400)
    expect(body.error.fields).toMatchObject([{ field: 'category' }])
  })
})

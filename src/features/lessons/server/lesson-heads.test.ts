import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languageOf, languages } from '#shared/core/languages.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { lessonHeads } from './lesson-heads.ts'
import { publicLessons } from './lessons.directory.ts'
import { lessonsFeature } from './lessons.routes.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp({ features: [lessonsFeature] })
})
afterAll(() => server.close())

const headOf = (path: string, code = 'en') =>
  lessonHeads(server.services.database)({
    path,
    language: languageOf(code) ?? languages[0],
    origin: 'https://rafiq.example',
  })

describe('the head of a lesson', () => {
  it('has its title, introduction and data as a learning resource', async () => {
    const head = await headOf('/learn/wudu')
    expect(head).toMatchObject({
      about: { title: 'Wudu, step by step — Lessons — Rafiq' },
      structuredData: {
        '@type': 'LearningResource',
        name: 'Wudu, step by step',
        url: 'https://rafiq.example/learn/wudu',
        inLanguage: 'en',
        educationalLevel: 'Beginner',
        timeRequired: 'PT10M',
        isAccessibleForFree: true,
      },
    })
  })

  it('is in Arabic on Arabic pages, and in English with the title of the language on others', async () => {
    expect(await headOf('/learn/wudu', 'ar')).toMatchObject({
      structuredData: { inLanguage: 'ar', name: expect.stringContaining('الوضوء') },
    })
    expect(await headOf('/learn/wudu', 'tr')).toMatchObject({
      about: { title: 'Wudu, step by step — Dersler — Rafiq' },
      structuredData: { inLanguage: 'en' },
    })
  })

  it('lists all lessons on the page of the path', async () => {
    const lessons = await publicLessons(server.services.database)
    const head = await headOf('/learn')
    expect(head).toMatchObject({ structuredData: { '@type': 'ItemList', numberOfItems: lessons.length } })
  })

  it('is missing for an unknown lesson, and none for other pages', async () => {
    expect(await headOf('/learn/none')).toBe('missing')
    expect(await headOf('/learn/review')).toBeUndefined()
    expect(await headOf('/blog')).toBeUndefined()
  })
})

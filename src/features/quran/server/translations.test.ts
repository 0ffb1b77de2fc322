import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { translationLanguages } from '../core/index.ts'
import { readTranslations } from '../core/translations.contract.ts'
import { quranFeature } from './quran.routes.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp({ features: [quranFeature] })
})
afterAll(() => test.close())

describe('GET /api/quran/translations', () => {
  it('lists those that come with the product', async () => {
    const answer = await test.app.inject({ url: '/api/quran/translations' })
    expect(answer.headers['cache-control']).toBe('no-cache')
    const catalogue = z.array(readTranslations.answer.element.strict()).parse(answer.json())
    expect(catalogue.map(({ id }) => id)).toEqual(translationLanguages)
    expect(catalogue.find(({ id }) => id === 'ur')).toMatchObject({
      language: 'ur',
      languageName: 'اردو',
      name: "Abul A'la Maududi",
      direction: 'rtl',
      imported: false,
    })
    for (const { folder, licence } of catalogue) {
      expect(licence).toMatch(/Tanzil|QuranEnc/)
      expect(existsSync(join(test.services.contentFolder, folder.replace('/content/', ''), '114.json'))).toBe(
        true,
      )
    }
  })
})

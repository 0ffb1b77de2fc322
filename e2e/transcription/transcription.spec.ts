import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const field = (page: Page) => page.locator('#heard')
const places = (page: Page) => page.locator('#matches li h3')

test.describe('a typed recitation', () => {
  test('is found without vowels, marked as right, different or missing, and linked to the reader', async ({
    page,
  }) => {
    await page.goto('/audio-transcription')
    await expect(page).toHaveTitle(/Rafiq/)
    await field(page).fill('قل هو الله اخض الصمد لم يلد')
    await expect(places(page)).toHaveText(['Al-Ikhlas · 112:1–3'])
    await expect(page.getByRole('status').filter({ hasText: 'Most likely from Al-Ikhlas' })).toBeVisible()
    const verse = page.locator('#matches .quran-text')
    await expect(verse.locator('.decoration-wavy')).toHaveText('أَحَدٌ')
    await expect(verse.locator('.decoration-dotted')).toHaveText(/^ٱلل\S+$/)
    await expect(verse.locator('.decoration-action').first()).toHaveText(/^قُلۡ هُوَ ٱلل\S+$/)
    await expect(page.getByText('different: أَحَدٌ'), 'said to those who see no lines').toHaveCount(1)
    await page.getByRole('link', { name: 'Read Al-Ikhlas · 112:1–3' }).click()
    await expect(page).toHaveURL(/\/quran\/reader\/112\/1-3$/)
    await expect(page.locator('.quran-text').first()).toContainText('قُلۡ هُوَ')
  })
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })

  test('verses are found with the files of the first visit', async ({ page, network }) => {
    await page.goto('/audio-transcription')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/content/quran/every-verse.json'))?.status))
      .toBe(200)
    await network.cut()
    await page.reload()
    await field(page).fill('قل هو الله احد الله الصمد')
    await expect(places(page).first()).toHaveText('Al-Ikhlas · 112:1–2')
  })

  test('verses are found with the surahs cached by the reader', async ({ page, network }) => {
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.evaluate(async () => {
      const folder = '/content/quran/'
      const index = await (await fetch(`${folder}index.json`)).json()
      const store = await caches.open('content')
      await store.addAll([
        `${folder}index.json`,
        folder + index.surahs,
        ...Array.from({ length: 114 }, (_, at) => `${folder}${index.text}/${at + 1}.json`),
      ])
    })
    await network.cut()
    await page.goto('/audio-transcription')
    await field(page).fill('قل هو الله احد الله الصمد')
    await expect(places(page).first()).toHaveText('Al-Ikhlas · 112:1–2')
  })
})

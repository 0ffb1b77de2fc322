import type { Page } from '@playwright/test'
import { expect, language, test } from '../fixtures.ts'

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the verses' })
const results = (page: Page) => page.getByRole('region', { name: 'Verses found' })
const cards = (page: Page) => results(page).getByRole('article')
const marked = (page: Page) => results(page).locator('mark')

test.describe('the search page', () => {
  test('finds and marks English words while typing, and keeps them in the address', async ({ page }) => {
    await page.goto('/search')
    await expect(page).toHaveTitle(/Search/)
    await expect(field(page)).toBeFocused()
    await field(page).pressSequentially('mercy')
    await expect(cards(page)).toHaveCount(20)
    await expect(page).toHaveURL('/search?q=mercy')
    await expect(page.getByText('The first 20 verses')).toBeVisible()
    const words = await marked(page).allTextContents()
    expect(words.length).toBeGreaterThanOrEqual(20)
    expect(words.every((word) => /merc/i.test(word))).toBe(true)

    await page.reload()
    await expect(field(page)).toHaveValue('mercy')
    await expect(cards(page)).toHaveCount(20)

    await field(page).fill('disbeleivers')
    await expect(marked(page).first(), 'a slip is forgiven').toHaveText(/disbeliever/i)
    await field(page).fill('الحمد لله رب العالمين')
    const first = cards(page).first()
    await expect(first.getByRole('link')).toContainText('Al-Fatihah 1:2')
    const verses = await (await page.request.get('/api/verses?surah=1')).json()
    await expect(first.locator('.quran-text')).toContainText(verses[1].arabicText)
    expect(verses[1].arabicText).toContain(await first.locator('.quran-text mark').first().textContent())
  })
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the search works offline after a page was open for a while', async ({ page, network }) => {
    await page.clock.install()
    await page.goto('/search?q=mercy')
    await expect(cards(page)).toHaveCount(20)
    await page.evaluate(() => navigator.serviceWorker.ready)
    expect(await keptTexts(page), 'nothing is fetched for a single search').toEqual([])
    await page.clock.fastForward(LONG_IDLE_MS)
    await expect.poll(() => keptTexts(page), { timeout: 30_000 }).toEqual(['arabic', 'en', 'transliteration'])
    await network.cut()
    await field(page).fill('gardens')
    await expect(marked(page).first()).toHaveText(/garden/i)
    await expect(page.getByText('Searched on this device, offline.')).toBeVisible()
    await field(page).fill('الصلاة')
    await expect(marked(page).first()).toHaveText(/[\u0621-\u064a]/)
    await network.restore()
    await field(page).fill('patience')
    await expect(marked(page).first()).toHaveText(/patien/i)
    await expect(page.getByText('Searched on this device')).toHaveCount(0)
  })

  test('a surah is found offline by what its name means in the page’s language', async ({
    page,
    network,
  }) => {
    await page.clock.install()
    await page.goto('/search?q=rahmet&lang=tr')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.clock.fastForward(LONG_IDLE_MS)
    await expect.poll(() => keptTexts(page), { timeout: 30_000 }).toContain('tr')
    await network.cut()
    await page.locator('main').getByRole('searchbox').fill('Bal arısı 68')
    await expect(page.getByRole('article').first().getByRole('link').first()).toContainText('Nahl 16:68')
  })
})

/** Longer than a page waits without input before it fetches the texts. */
const LONG_IDLE_MS = 65_000

/** The searchable texts in the cache of this device. */
const keptTexts = (page: Page) =>
  page.evaluate(async () => {
    const kept = await caches.open('content').then((cache) => cache.keys())
    return kept
      .map(({ url }) => /\/search-(\w+)-/.exec(url)?.[1])
      .filter(Boolean)
      .sort()
  })

test.describe('the search field in the header', () => {
  test('finds surahs, verses and pages, and opens them with the keyboard', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    const box = page.getByRole('combobox', { name: 'Search' })
    await expect(box).toBeFocused()
    await box.fill('kahf')
    const surahs = page.getByRole('group', { name: 'Surahs' })
    await expect(surahs.getByRole('option').first()).toContainText('Al-Kahf 18')
    await box.fill('mercy')
    const verses = page.getByRole('group', { name: 'Verses' })
    await expect(verses.getByRole('option')).toHaveCount(5)
    await expect(verses.locator('mark').first()).toHaveText(/merc/i)
    await box.fill('reading')
    await expect(page.getByRole('group', { name: 'Pages' }).getByRole('option').first()).toBeVisible()
    await box.fill('2:255')
    await expect(verses.getByRole('option')).toHaveCount(1)
    await box.press('Enter')
    await expect(page).toHaveURL('/quran/reader/2/255')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('in Arabic', () => {
  test.use(language('ar'))

  test('the search page finds and marks words', async ({ page }) => {
    await page.goto('/search')
    const input = page.getByRole('searchbox', { name: 'البحث في الآيات' })
    await input.fill('مع العسر يسرا')
    const found = page.getByRole('region', { name: 'الآيات التي وُجدت' })
    await expect(found.getByRole('article').first().getByRole('link')).toContainText('الشرح ٩٤:')
    await expect(found.locator('.quran-text mark').first()).toBeVisible()
  })
})

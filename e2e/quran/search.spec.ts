import type { Page } from '@playwright/test'
import { expect, expectAccessible, language, test } from '../fixtures.ts'

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the verses' })
const results = (page: Page) => page.getByRole('region', { name: 'Verses found' })
const cards = (page: Page) => results(page).getByRole('article')
const marked = (page: Page) => results(page).locator('mark')

test.describe('the search page', () => {
  test('finds English words as they are typed, marks them, and keeps them in the address', async ({
    page,
  }) => {
    await page.goto('/search')
    await expect(page).toHaveTitle(/Search/)
    await expect(field(page)).toBeFocused()
    await expectAccessible(page)
    await field(page).pressSequentially('mercy')
    await expect(cards(page)).toHaveCount(20)
    await expect(page).toHaveURL('/search?q=mercy')
    await expect(page.getByText('The first 20 verses')).toBeVisible()
    const words = await marked(page).allTextContents()
    expect(words.length).toBeGreaterThanOrEqual(20)
    expect(words.every((word) => /merc/i.test(word))).toBe(true)
    await expectAccessible(page)

    await page.reload()
    await expect(field(page)).toHaveValue('mercy')
    await expect(cards(page)).toHaveCount(20)
  })

  test('shows more, and the focus goes to the first of them', async ({ page }) => {
    await page.goto('/search?q=mercy')
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(cards(page)).toHaveCount(40)
    await expect(cards(page).nth(20).getByRole('link')).toBeFocused()
  })

  test('finds Arabic without vowels and marks it in the text as served', async ({ page }) => {
    await page.goto('/search')
    await field(page).fill('الحمد لله رب العالمين')
    const first = cards(page).first()
    await expect(first.getByRole('link')).toContainText('Al-Fatihah 1:2')
    const verses = await (await page.request.get('/api/verses?surah=1')).json()
    await expect(first.locator('.quran-text')).toContainText(verses[1].arabicText)
    const words = await first.locator('.quran-text mark').allTextContents()
    expect(words.join('')).not.toBe('')
    expect(verses[1].arabicText).toContain(words[0])
  })

  test('forgives a slip and knows references and names', async ({ page }) => {
    await page.goto('/search')
    await field(page).fill('2:255')
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page).getByRole('link')).toContainText('Al-Baqarah 2:255')
    await field(page).fill('ayatul kursi')
    await expect(cards(page).first().getByRole('link')).toContainText('2:255')
    await field(page).fill('disbeleivers')
    await expect(marked(page).first()).toHaveText(/disbeliever/i)
    await field(page).fill('baqara')
    await expect(page.getByRole('list', { name: 'Surahs found' }).getByRole('link')).toHaveAttribute(
      'href',
      '/quran/reader/2',
    )
  })

  test('says when there is too little, when nothing is found, and what one could begin with', async ({
    page,
  }) => {
    await page.goto('/search')
    await field(page).fill('ab')
    await expect(page.getByText('Type at least 3 characters to search')).toBeVisible()
    await field(page).fill('َُِّ')
    await expect(page.getByText('Type at least 3 characters to search')).toBeVisible()
    for (const odd of ['.*+?^()|[]', '!!!', '😀😀😀']) {
      await field(page).fill(odd)
      await expect(page.getByText('Type at least 3 characters to search')).toBeVisible()
    }
    for (const odd of ['qqqzzzxxx', "'; qqqzzz--", '(qqqzzz)*', '😀😀😀 qqqzzz']) {
      await field(page).fill(odd)
      await expect(page.getByText(`No verses found for "${odd}". Try different keywords.`)).toBeVisible()
    }
    await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
    await expectAccessible(page)
    await field(page).fill('')
    await page.getByRole('group', { name: 'Passages' }).getByRole('button', { name: 'Ya-Sin' }).click()
    await expect(cards(page).first().getByRole('link')).toContainText('36:1')
    await field(page).fill('')
    await expect(page.getByRole('group', { name: 'Recent searches' }).getByRole('button')).toHaveText(
      'Ya-Sin',
    )
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(page.getByRole('group', { name: 'Recent searches' })).toHaveCount(0)
  })

  test('narrows what it shows by text, revelation and surah', async ({ page }) => {
    await page.goto('/search?q=mercy')
    await expect(cards(page).first()).toBeVisible()
    await page.getByRole('combobox', { name: 'Surah' }).selectOption('19')
    await expect(page).toHaveURL('/search?q=mercy&surah=19')
    const links = cards(page).getByRole('link')
    await expect(links.filter({ hasNotText: 'Maryam 19:' })).toHaveCount(0)
    await expect(links.first()).toBeVisible()
    await page.getByRole('button', { name: 'Medinan' }).click()
    await expect(page.getByText('No verses found for "mercy"')).toBeVisible()
    await page.getByRole('button', { name: 'Medinan' }).click()
    await page.getByRole('button', { name: 'Arabic', exact: true }).click()
    await expect(page.getByText('No verses found for "mercy"')).toBeVisible()
    await page.getByRole('group', { name: 'Search in' }).getByRole('button', { name: 'All' }).click()
    await expect(cards(page).first()).toBeVisible()
  })

  test('searches the translation that is chosen', async ({ page }) => {
    await page.goto('/search')
    await page.getByRole('combobox', { name: 'Translation' }).selectOption('fr')
    await field(page).fill('miséricorde')
    await expect(page).toHaveURL(/language=fr/)
    await expect(marked(page).first()).toHaveText(/miséricord/i)
    await expect(cards(page).first().locator('[lang=fr]')).toBeVisible()
  })

  test('is worked by keys alone', async ({ page }) => {
    await page.goto('/search')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('patience')
    await expect(cards(page).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(cards(page).first().getByRole('link')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(cards(page).nth(1).getByRole('link')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    const href = await cards(page).first().getByRole('link').getAttribute('href')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(href ?? '')
    await page.goBack()
    await expect(field(page)).toHaveValue('patience')
  })

  test('holds the keys where they are when other results come under them', async ({ page }) => {
    await page.goto('/search?q=fire')
    await expect(cards(page).first()).toBeVisible()
    let answer = () => {}
    const wanted = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/verses/search?*', async (route) => {
      await wanted
      await route.continue()
    })
    const asked = page.waitForRequest('**/api/verses/search?*')
    await field(page).fill('patience')
    await asked
    await page.keyboard.press('ArrowDown')
    await expect(cards(page).first().getByRole('link')).toBeFocused()
    answer()
    await expect(marked(page).first()).toHaveText(/patien/i)
    await page.keyboard.press('ArrowDown')
    await expect(cards(page).first().getByRole('link')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(field(page)).toBeFocused()
  })

  test('says that it failed, keeps what was typed and tries again', async ({ page, noise }) => {
    noise.allow(/500|Failed to load resource/)
    await page.route('**/api/verses/search?*', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.route(/\/content\/quran\/search-/, (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto('/search?q=mercy')
    await expect(page.getByRole('heading', { name: 'Failed to search Quran' })).toBeVisible()
    await expect(field(page)).toHaveValue('mercy')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(cards(page)).toHaveCount(20)
  })
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the search goes on after a visit', async ({ page, network }) => {
    await page.goto('/search?q=mercy')
    await expect(cards(page)).toHaveCount(20)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect.poll(() => keptTexts(page), { timeout: 30_000 }).toEqual(['arabic', 'en', 'transliteration'])
    await network.cut()
    await field(page).fill('gardens')
    await expect(marked(page).first()).toHaveText(/garden/i)
    await expect(page.getByText('Searched on this device, offline.')).toBeVisible()
    await field(page).fill('الصلاة')
    await expect(marked(page).first()).toHaveText(/[\u0621-\u064a]/)
    await expectAccessible(page)
    await network.restore()
    await field(page).fill('patience')
    await expect(marked(page).first()).toHaveText(/patien/i)
    await expect(page.getByText('Searched on this device')).toHaveCount(0)
  })
})

test('what is searched for without a network comes by itself when it is back', async ({ page, network }) => {
  await page.goto('/search')
  await expect(field(page)).toBeVisible()
  await network.cut()
  await field(page).fill('mercy')
  await expect(page.getByRole('heading', { name: 'Failed to search Quran' })).toBeVisible()
  await network.restore()
  await expect(cards(page)).toHaveCount(20)
})

/** The searched texts that this device keeps. */
const keptTexts = (page: Page) =>
  page.evaluate(async () => {
    const kept = await caches.open('content').then((cache) => cache.keys())
    return kept
      .map(({ url }) => /\/search-(\w+)-/.exec(url)?.[1])
      .filter(Boolean)
      .sort()
  })

test.describe("the header's field", () => {
  test('finds surahs, verses and pages, and opens them by keys', async ({ page }) => {
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
    await expectAccessible(page)
    await box.fill('reading')
    await expect(page.getByRole('group', { name: 'Pages' }).getByRole('option').first()).toBeVisible()
    await box.fill('2:255')
    await expect(verses.getByRole('option')).toHaveCount(1)
    await box.press('Enter')
    await expect(page).toHaveURL('/quran/reader/2/255')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('leads to all verses that have the words', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('combobox', { name: 'Search' }).fill('mercy')
    await page.getByRole('option', { name: 'See all matching verses' }).click()
    await expect(page).toHaveURL('/search?q=mercy')
  })
})

test.describe('in Arabic', () => {
  test.use(language('ar'))

  test('the search page finds, marks, and says what it has not', async ({ page }) => {
    await page.goto('/search')
    const input = page.getByRole('searchbox', { name: 'البحث في الآيات' })
    await input.fill('مع العسر يسرا')
    const found = page.getByRole('region', { name: 'الآيات التي وُجدت' })
    await expect(found.getByRole('article').first().getByRole('link')).toContainText('الشرح ٩٤:')
    await expect(found.locator('.quran-text mark').first()).toBeVisible()
    await expectAccessible(page)
    await input.fill('٢:٢٥٥')
    await expect(found.getByRole('article')).toHaveCount(1)
    await expect(found.getByRole('link')).toContainText('البقرة ٢:٢٥٥')
    await input.fill('ظظظظظظ')
    await expect(page.getByText('لا توجد آيات تطابق «ظظظظظظ». جرّب كلمات أخرى.')).toBeVisible()
    await input.fill('مع')
    await expect(page.getByText('اكتب ٣ أحرف على الأقل للبحث')).toBeVisible()
  })

  test('a translation can be shown', async ({ page }) => {
    await page.goto('/search?q=الصلاة')
    const first = page.getByRole('article').first()
    await expect(first).toBeVisible()
    await expect(first.locator('[lang=tr]')).toHaveCount(0)
    await page.getByRole('combobox', { name: 'الترجمة' }).selectOption('tr')
    await expect(first.locator('[lang=tr]')).toBeVisible()
  })

  test("the header's field finds a surah", async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'بحث' }).click()
    await page.getByRole('combobox').fill('الكهف')
    await expect(page.getByRole('option').first()).toContainText('الكهف')
    await expectAccessible(page)
  })
})

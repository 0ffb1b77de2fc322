import type { Page } from '@playwright/test'
import { expect, language, test } from '../fixtures.ts'
import { recordsOn } from '../records.ts'

const keptVerses = async (page: Page) =>
  Object.keys(await recordsOn(page, 'bookmark')).map((id) => id.slice('verse/'.length))
const panel = (page: Page) => page.getByRole('tabpanel')

test.describe('the Quran page', () => {
  test('lists every surah with revelation, verses and meaning, and finds it by usual spellings', async ({
    page,
  }) => {
    await page.goto('/quran')
    await expect(page).toHaveTitle(/Quran/)
    const surahs = await (await page.request.get('/api/quran/surahs')).json()
    const links = panel(page).getByRole('link')
    await expect(links).toHaveCount(surahs.length)
    await expect(links.nth(1)).toContainText('Al-Baqarah')
    await expect(links.nth(1)).toContainText('The Cow')
    await expect(links.nth(1)).toContainText('Medinan · 286 verses')
    const search = page.getByRole('searchbox', { name: 'Find a surah' })
    for (const [typed, name] of [
      ['yaseen', 'Ya-Sin'],
      ['الكهف', 'Al-Kahf'],
      ['the cow', 'Al-Baqarah'],
      ['112', 'Al-Ikhlas'],
    ] as const) {
      await search.fill(typed)
      await expect(links.first()).toContainText(name)
    }
    await search.fill('no such surah')
    await expect(page.getByText('No surahs found.')).toBeVisible()
    await search.fill('')
    await page.getByRole('button', { name: 'Medinan' }).click()
    const medinan = surahs.filter((surah: { revelationType: string }) => surah.revelationType === 'Medinan')
    await expect(links).toHaveCount(medinan.length)
    await links.first().click()
    await expect(page).toHaveURL('/quran/reader/2')
  })

  test('lists juz, hizbs and pages with links to their places', async ({ page }) => {
    await page.goto('/quran')
    await page.getByRole('tab', { name: 'Juz' }).click()
    await expect(page).toHaveURL('/quran?tab=juz')
    await expect(panel(page).getByRole('link')).toHaveCount(30)
    await expect(panel(page).getByRole('link').nth(1)).toContainText('Al-Baqarah 2:142')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Hizb' })).toBeFocused()
    await expect(panel(page).getByRole('link')).toHaveCount(60)
    await page.keyboard.press('ArrowRight')
    await expect(panel(page).getByRole('link')).toHaveCount(604)
    await page.getByRole('link', { name: 'Page 3, starts at Al-Baqarah 2:6', exact: true }).click()
    await expect(page).toHaveURL(/\/quran\/reader\?page=3/)
    await page.goBack()
    await expect(page.getByRole('tab', { name: 'Pages' })).toHaveAttribute('aria-selected', 'true')
  })

  test('shows the verses from the beginning, loads more, and shows transliteration', async ({ page }) => {
    await page.goto('/quran?tab=verses')
    const verses = await (await page.request.get('/api/verses')).json()
    await expect(page.getByRole('article')).toHaveCount(verses.length)
    await expect(page.getByRole('article').first().locator('.quran-text')).toContainText(verses[0].arabicText)
    await expect(page.getByText(verses[0].transliteration)).toHaveCount(0)
    await page.getByRole('checkbox', { name: 'Show transliteration' }).check()
    await expect(page.getByText(verses[0].transliteration).first()).toBeVisible()
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(page.getByRole('article')).toHaveCount(2 * verses.length)
  })

  test('searches on request, and the heart saves a result', async ({ page }) => {
    await page.goto('/quran')
    const field = page.getByRole('searchbox', { name: 'Search the verses' })
    await field.fill('with hardship')
    await page.getByRole('button', { name: 'Search', exact: true }).last().click()
    await expect(page).toHaveURL('/quran?q=with+hardship')
    const card = page.getByRole('article').filter({ hasText: '94:6' })
    await expect(card.locator('mark').first()).toBeVisible()
    const heart = card.getByRole('button', { name: /^Save / })
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    expect(await keptVerses(page)).toEqual(['94:6'])
    await page.reload()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/quran?tab=saved')
    await expect(panel(page).getByRole('listitem').filter({ hasText: '94:6' }).first()).toBeVisible()
    await page.goBack()
    await heart.click()
    expect(await keptVerses(page)).toEqual([])
    await field.fill('qqqzzzxxx')
    await field.press('Enter')
    await expect(page.getByRole('heading', { name: 'No verses found' })).toBeVisible()
    await expect(page.getByText('No verses found for "qqqzzzxxx". Try different keywords.')).toBeVisible()
    await field.fill('')
    await expect(page.getByRole('tablist')).toBeVisible()
  })

  test('continues at the last place', async ({ page }) => {
    await page.goto('/quran')
    await expect(page.getByRole('link', { name: 'Start reading' })).toHaveAttribute('href', '/quran/reader/1')
    await page.goto('/quran/reader/18/10')
    await expect(page.getByText('18:10').first()).toBeVisible()
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('18')
    await page.goto('/quran')
    const onward = page.getByRole('link', { name: /^Continue reading: Al-Kahf 18:/ })
    await expect(onward).toHaveAttribute('href', /^\/quran\/reader\/18\//)
  })

  test('works with the keyboard alone', async ({ page }) => {
    await page.goto('/quran')
    await page.getByRole('tab', { name: 'Surahs' }).focus()
    await page.keyboard.press('End')
    await expect(page.getByRole('tab', { name: 'Saved' })).toBeFocused()
    await expect(page.getByText('No saved verses yet')).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('article').first().getByRole('link')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    expect(await keptVerses(page)).toEqual(['1:1'])
  })
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the page lists the surahs and cached verses', async ({ page, network }) => {
    await page.goto('/quran')
    await expect(panel(page).getByRole('link').first()).toBeVisible()
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await expect(panel(page).getByRole('link').first()).toBeVisible()
    await network.cut()
    await page.reload()
    await expect(panel(page).getByRole('link').first()).toContainText('Al-Fatihah')
    await page.getByRole('searchbox', { name: 'Find a surah' }).fill('yaseen')
    await expect(panel(page).getByRole('link').first()).toContainText('36')
    await page.getByRole('tab', { name: 'Juz' }).click()
    await expect(panel(page).getByRole('link').nth(1)).toContainText('Al-Baqarah 2:142')
  })
})

test.describe('in Arabic', () => {
  test.use(language('ar'))

  test('the page lists surahs, parts and verses and saves them', async ({ page }) => {
    await page.goto('/quran')
    const links = panel(page).getByRole('link')
    await expect(links.nth(1)).toContainText('البقرة')
    await expect(links.nth(1)).toContainText('مدنية · ٢٨٦ آية')
    await page.getByRole('searchbox', { name: 'البحث عن سورة' }).fill('الاسراء')
    await expect(links.first()).toContainText('الإسراء')
    await page.getByRole('tab', { name: 'الأجزاء' }).click()
    await expect(links.nth(1)).toContainText('البقرة ٢:١٤٢')
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('tab', { name: 'الأحزاب' })).toBeFocused()
    await page.getByRole('tab', { name: 'الآيات' }).click()
    await page.getByRole('button', { name: 'حفظ الفاتحة ١:١' }).click()
    expect(await keptVerses(page)).toEqual(['1:1'])
  })
})

test.describe('the status of the Quran on the home page', () => {
  const status = (page: Page) => page.locator('#quran-status')

  test('shows the verses on this device and that the service answers', async ({ page }) => {
    await page.goto('/')
    await page.locator('footer').scrollIntoViewIfNeeded()
    await expect(status(page)).toContainText('Essential verses only')
    await expect(status(page)).toContainText('Connected')
    await expect(status(page)).toContainText('All 6,236 verses, plus search')
    await status(page).getByRole('link', { name: 'Full Quran Reader' }).click()
    await expect(page).toHaveURL(/\/quran\/reader/)
  })

  test('reports that the service is unreachable, and disables the link to the reader', async ({
    page,
    network,
  }) => {
    await page.goto('/')
    await page.locator('footer').scrollIntoViewIfNeeded()
    await expect(status(page)).toContainText('Connected')
    await network.cut()
    await expect(status(page)).toContainText('Offline')
    await expect(status(page).getByRole('button', { name: 'Full Quran Reader' })).toBeDisabled()
    await network.restore()
    await expect(status(page)).toContainText('Connected')
  })
})

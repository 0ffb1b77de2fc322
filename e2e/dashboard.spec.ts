import { at, expect, language, place, test } from './fixtures.ts'
import { signedInAs } from './harness/person.ts'
import { seedRecords } from './records.ts'

/** London on a day in November, between Asr and Maghrib. */
test.use({ ...place('London'), ...at('2026-11-21T14:30:00Z') })

const on = (day: number) => `2026-11-${String(day).padStart(2, '0')}T08:15:00.000Z`
const records = {
  bookmark: {
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((verse) => [`verse/94:${verse}`, { savedAt: on(verse) }])),
    'mosque/blue': { savedAt: on(20), title: 'Sultan Ahmet Camii' },
  },
  note: { n1: { text: 'With the hardship, not after it.', writtenAt: on(1), changedAt: on(2) } },
}

test('shows the day and saved data on one page without an account', async ({ page }) => {
  await seedRecords(page, records)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assalamu alaikum')
  await expect(page.getByRole('link', { name: 'Sign in to sync across your devices' })).toBeVisible()
  await expect(page.locator('#next-prayer')).toContainText('Maghrib in')
  const saved = page.locator('#latest-bookmarks')
  await expect(saved.getByRole('listitem')).toHaveCount(5)
  await expect(saved.getByRole('listitem').first()).toContainText('Sultan Ahmet Camii')
  await expect(saved.getByRole('link', { name: 'All 7' })).toHaveAttribute('href', '/bookmarks')
  await page.getByRole('link', { name: 'With the hardship, not after it.' }).click()
  await expect(page.getByRole('textbox', { name: 'Note', exact: true })).toHaveValue(
    'With the hardship, not after it.',
  )
})

test('greets people by their chosen name, but not by one made from their email', async ({ page }) => {
  const greeting = page.getByRole('heading', { level: 1 })
  await signedInAs(page, 'Salma')
  await page.goto('/dashboard')
  await expect(greeting).toHaveText('Assalamu alaikum, \u2068Salma\u2069')
  await page.goto('/settings')
  await page.getByLabel('First name').fill('')
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
  await page
    .locator('form', { has: page.getByLabel('First name') })
    .getByRole('button')
    .click()
  await kept
  await page.goto('/dashboard')
  await expect(page.getByRole('status').filter({ hasText: 'your account' })).toBeVisible()
  await expect(greeting).toHaveText('Assalamu alaikum')
})

test('marks a prayer with the keyboard and shows it on the next visit', async ({ page }) => {
  await page.goto('/dashboard')
  const fajr = page.locator('#today-prayers').getByRole('button', { name: /^Fajr/ })
  await fajr.focus()
  await page.keyboard.press('Enter')
  await expect(fajr).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(fajr).toHaveAttribute('aria-pressed', 'true')
})

test('says on each empty card how to begin, and opens the reader at the last place', async ({ page }) => {
  await page.addInitScript(() => {
    if (location.protocol === 'about:') return
    localStorage.setItem(
      'rafiq.last-place',
      JSON.stringify({ surah: 36, verse: 12, at: '2026-11-20T10:00:00.000Z' }),
    )
  })
  await page.goto('/dashboard')
  await expect(page.getByText('No notes yet.')).toBeVisible()
  await expect(page.getByText('No reading plan yet. Even a few verses a day add up.')).toBeVisible()
  await expect(page.locator('#reading').getByRole('link', { name: 'Ya-Sin 36:12' })).toHaveAttribute(
    'href',
    '/quran/reader/36/12',
  )
  await page.getByRole('link', { name: 'New note' }).click()
  await expect(page.getByRole('textbox', { name: 'Note', exact: true })).toBeVisible()
})

test.describe('in Arabic', () => {
  test.use(language('ar'))

  test('shows the day in Arabic and works offline', async ({ page, network }) => {
    await seedRecords(page, records)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('السلام عليكم')
    await expect(page.getByRole('link', { name: 'الكل (٧)' })).toBeVisible()
    await network.cut()
    await page
      .locator('#today-prayers')
      .getByRole('button', { name: /^الفجر/ })
      .click()
    await expect(page.locator('#today-prayers').getByRole('button', { name: /^الفجر/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })
})

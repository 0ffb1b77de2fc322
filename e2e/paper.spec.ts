import { at, expect, place, test } from './fixtures.ts'
import { onPaper, openPage } from './harness/paper.ts'
import { seedRecords } from './records.ts'

const AT = '2026-06-01T06:00:00.000Z'
const MANY = 60

test.describe('at noon', () => {
  // Before Fajr, the day of prayers is still the previous one.
  test.use({ ...place('London'), ...at('2026-06-10T12:00:00Z') })

  test('prints each prayer with its state only, and numbers with their days', async ({ page }) => {
    await seedRecords(page, { 'prayer-log': { '2026-06-10/fajr': { state: 'late' } } })
    await openPage(page, '/prayer-log')
    await onPaper(page)
    const fajr = page.getByRole('listitem').filter({ hasText: 'Fajr' }).first()
    await expect(fajr).toContainText('Late')
    await expect(fajr.getByRole('button')).toHaveCount(1)
    await expect(page.locator('#summary')).toContainText('Week')
    await expect(page.locator('#summary')).not.toContainText('Month', { useInnerText: true })
    await expect(page.locator('#summary')).toContainText(/\d+.*\d* [A-Z][a-z]+/)
  })
})

test.describe('a day of prayers and a surah', () => {
  test.use(place('London'))

  test('prints the times of a day alone, on one sheet', async ({ page }) => {
    await page.goto('/prayer')
    await expect(page.locator('#times tbody[data-whole] tr')).toHaveCount(9)
    await onPaper(page)
    await expect(page.locator('main section:visible')).toHaveCount(2)
    await expect(page.locator('#times')).toContainText('Method:', { useInnerText: true })
    await expect(page.getByRole('timer')).toBeHidden()
    const pdf = await page.pdf({ preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })

  test('prints a surah with little space between verses', async ({ page }) => {
    await openPage(page, '/quran/reader/36')
    await expect(page.locator('[data-verse="36:83"]')).toBeAttached()
    await onPaper(page)
    const pdf = await page.pdf({ preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(9)
  })
})

test('prints all of many bookmarks with their complete texts', async ({ page }) => {
  const verses = Array.from({ length: MANY }, (_, index) => [`verse/2:${index + 1}`, { savedAt: AT }])
  await seedRecords(page, { bookmark: Object.fromEntries(verses) })
  await openPage(page, '/bookmarks')
  await expect(page.getByRole('listitem').first()).toBeVisible()
  expect(await page.locator('main [role=listitem]').count()).toBeLessThan(MANY)
  await onPaper(page)
  await expect(page.locator('main [role=listitem]')).toHaveCount(MANY)
  const cut = await page
    .locator('main [class*="line-clamp"]')
    .evaluateAll((texts) => texts.filter((text) => text.scrollHeight > text.clientHeight + 2).length)
  expect(cut).toBe(0)
})

test('continues a long card on the next page and keeps a short one together', async ({ page }) => {
  const plan = (first: number) => ({
    createdAt: AT,
    updatedAt: AT,
    aim: 'quran',
    range: { first, last: 6236 },
    startedOn: '2026-06-01',
    schedule: { from: '2026-06-01', pace: { kind: 'days', days: 365 } },
  })
  const plans = Array.from({ length: 12 }, (_, index) => [`plan${index}`, plan(index * 100 + 1)])
  await seedRecords(page, { 'reading-plan': Object.fromEntries(plans) })
  await openPage(page, '/dashboard')
  await expect(page.locator('#reading li')).toHaveCount(12)
  await onPaper(page)
  await expect(page.locator('#reading')).toHaveCSS('break-inside', 'auto')
  await expect(page.locator('#reading li').first()).toHaveCSS('break-inside', 'avoid')
  await expect(page.locator('#next-prayer')).toHaveCSS('break-inside', 'avoid')
  const track = page.getByRole('progressbar').first()
  await expect(track, 'how much is left is seen on white').not.toHaveCSS(
    'background-color',
    'rgb(255, 255, 255)',
  )
})

test('prints the whole text of a long note', async ({ page }) => {
  const text = Array.from({ length: 120 }, (_, line) => `Line ${line + 1} of what I learned.`).join('\n')
  await seedRecords(page, { note: { long: { title: 'Lessons', text, writtenAt: AT, changedAt: AT } } })
  await openPage(page, '/bookmarks/notes?note=long')
  await expect(page.getByRole('textbox', { name: 'Note', exact: true })).toHaveValue(text)
  await onPaper(page)
  await expect(page.getByRole('textbox', { name: 'Note', exact: true })).toBeHidden()
  const printed = page.locator('main p[data-text]')
  await expect(printed).toBeVisible()
  expect(await printed.evaluate((words) => getComputedStyle(words, '::before').content)).toContain(
    'Line 120 of',
  )
})

test('prints the chosen settings without boxes', async ({ page }) => {
  await openPage(page, '/settings')
  const languages = page.locator('#language li')
  const boxes = page.locator('main label:has(> input[type=checkbox]:not([role=switch]))')
  // Translations are requested after the page is drawn.
  await expect(boxes.nth(5)).toBeVisible()
  await expect(languages.and(page.locator(':visible'))).toHaveCount(12)
  await onPaper(page)
  await expect(languages.and(page.locator(':visible'))).toHaveText([/English/])
  await expect(boxes.and(page.locator(':visible'))).toHaveText([/Saheeh International/])
  await expect(page.getByText('Arabic text size')).toBeHidden()
  const borders = await page
    .locator('main :is(label:has(> input[type=radio]:checked), #language li > button):visible')
    .evaluateAll((chosen) => chosen.map((each) => getComputedStyle(each).borderTopWidth))
  expect(new Set(borders)).toEqual(new Set(['0px']))
})

test('keeps a policy term on the same page as its text', async ({ page }) => {
  await openPage(page, '/privacy')
  await onPaper(page)
  await expect(page.getByRole('main').getByRole('link', { name: 'Back to home page' })).toBeHidden()
  const names = await page
    .locator('main dt')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).breakAfter))
  expect(names.length).toBeGreaterThan(10)
  expect(new Set(names)).toEqual(new Set(['avoid']))
})

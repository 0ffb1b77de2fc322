import type { Page } from '@playwright/test'
import { at, expect, language, place, test } from './fixtures.ts'
import { keepThings } from './things.ts'

const AT = '2026-06-01T06:00:00.000Z'
const MANY = 60

/** What would go to the printer now, seen as a page. */
async function onPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('main h1').first().waitFor()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}

/** What can only be pressed or typed in says nothing on paper. */
async function expectNothingToPress(page: Page): Promise<void> {
  const switches = page.locator(
    'main :is(nav, input[type=search], input[type=time], [role=group] [aria-pressed=false])',
  )
  await expect(switches.and(page.locator(':visible'))).toHaveCount(0)
  await expect(page.locator('main label:has(input[type=radio]:not(:checked)):visible')).toHaveCount(0)
  await expect(page.locator('main a.text-action:not(:has(bdi)):visible')).toHaveCount(0)
}

for (const code of ['en', 'ar'] as const) {
  test.describe(`on paper in ${code}`, () => {
    // As wide as a sheet between its margins.
    test.use({ ...language(code), colorScheme: 'dark', viewport: { width: 718, height: 1000 } })

    test('pages of one’s own things are black on white, and have nothing to press', async ({ page }) => {
      const day = new Date().toLocaleDateString('sv')
      await keepThings(page, {
        goal: { giving: { measure: 'charity', target: 1, period: 'week', from: '2026-06-01', order: 0 } },
        'dhikr-count': { [`${day}/istighfar@seededseededseed`]: 120 },
        'prayer-log': { [`${day}/fajr`]: { state: 'late' } },
      })
      for (const path of ['/prayer-log', '/goals', '/dhikr', '/dashboard', '/reading', '/bookmarks']) {
        await open(page, path)
        await onPaper(page)
        await expectNothingToPress(page)
        const colours = await page.locator('main h1').evaluate((heading) => ({
          ink: getComputedStyle(heading).color,
          paper: getComputedStyle(document.documentElement).backgroundColor,
        }))
        expect(colours, path).toEqual({ ink: 'rgb(0, 0, 0)', paper: 'rgb(255, 255, 255)' })
        const { scrollWidth, clientWidth } = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return { scrollWidth, clientWidth }
        })
        expect.soft(scrollWidth, `${path} stays within the margins`).toBe(clientWidth)
        await page.emulateMedia({ media: 'screen' })
      }
    })
  })
}

test.describe('at noon', () => {
  // Before Fajr the day of prayers is still the one before.
  test.use({ ...place('London'), ...at('2026-06-10T12:00:00Z') })

  test('a prayer of the day is printed with its own state alone, and the numbers with their days', async ({
    page,
  }) => {
    await keepThings(page, { 'prayer-log': { '2026-06-10/fajr': { state: 'late' } } })
    await open(page, '/prayer-log')
    await onPaper(page)
    const fajr = page.getByRole('listitem').filter({ hasText: 'Fajr' }).first()
    await expect(fajr).toContainText('Late')
    await expect(fajr.getByRole('button')).toHaveCount(1)
    await expect(page.locator('#summary')).toContainText('Week')
    await expect(page.locator('#summary')).not.toContainText('Month', { useInnerText: true })
    await expect(page.locator('#summary')).toContainText(/\d+.*\d* [A-Z][a-z]+/)
  })
})

test('of many bookmarks all are printed, their texts whole', async ({ page }) => {
  const verses = Array.from({ length: MANY }, (_, index) => [`verse/2:${index + 1}`, { savedAt: AT }])
  await keepThings(page, { bookmark: Object.fromEntries(verses) })
  await open(page, '/bookmarks')
  await expect(page.getByRole('listitem').first()).toBeVisible()
  expect(await page.locator('main [role=listitem]').count()).toBeLessThan(MANY)
  await onPaper(page)
  await expect(page.locator('main [role=listitem]')).toHaveCount(MANY)
  const cut = await page
    .locator('main [class*="line-clamp"]')
    .evaluateAll((texts) => texts.filter((text) => text.scrollHeight > text.clientHeight + 2).length)
  expect(cut).toBe(0)
})

test('a card of many rows is carried on to the next page, and a short one stays whole', async ({ page }) => {
  const plan = (first: number) => ({
    createdAt: AT,
    updatedAt: AT,
    aim: 'quran',
    range: { first, last: 6236 },
    startedOn: '2026-06-01',
    schedule: { from: '2026-06-01', pace: { kind: 'days', days: 365 } },
  })
  const plans = Array.from({ length: 12 }, (_, index) => [`plan${index}`, plan(index * 100 + 1)])
  await keepThings(page, { 'reading-plan': Object.fromEntries(plans) })
  await open(page, '/dashboard')
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

test('a note is printed as its words, however long it is', async ({ page }) => {
  const text = Array.from({ length: 120 }, (_, line) => `Line ${line + 1} of what I learned.`).join('\n')
  await keepThings(page, { note: { long: { title: 'Lessons', text, writtenAt: AT, changedAt: AT } } })
  await open(page, '/bookmarks/notes?note=long')
  await expect(page.getByRole('textbox', { name: 'Note', exact: true })).toHaveValue(text)
  await onPaper(page)
  await expect(page.getByRole('textbox', { name: 'Note', exact: true })).toBeHidden()
  const printed = page.locator('main p[data-text]')
  await expect(printed).toBeVisible()
  expect(await printed.evaluate((words) => getComputedStyle(words, '::before').content)).toContain(
    'Line 120 of',
  )
})

test('of the settings what was chosen is printed, without boxes', async ({ page }) => {
  await open(page, '/settings')
  const languages = page.locator('#language li')
  const boxes = page.locator('main label:has(> input[type=checkbox]:not([role=switch]))')
  // The translations are asked for after the page stands.
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

test('a name of the policy stays on the page of what it says', async ({ page }) => {
  await open(page, '/privacy')
  await onPaper(page)
  await expect(page.getByRole('main').getByRole('link', { name: 'Back to home page' })).toBeHidden()
  const names = await page
    .locator('main dt')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).breakAfter))
  expect(names.length).toBeGreaterThan(10)
  expect(new Set(names)).toEqual(new Set(['avoid']))
})

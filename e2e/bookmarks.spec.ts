import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, language, test } from './fixtures.ts'
import { recordsOn, seedRecords } from './records.ts'

const on = (day: number) => `2026-11-${String(day).padStart(2, '0')}T08:15:00.000Z`
const html = '<b onmouseover="alert(1)">patience</b>\nand <script>alert(2)</script>'

const few = {
  bookmark: {
    'verse/94:5': { savedAt: on(20) },
    'verse/2:255': { savedAt: on(19), collections: ['c1'] },
    'surah/36': { savedAt: on(18) },
    'mosque/blue': { savedAt: on(17), title: 'Sultan Ahmet Camii', detail: 'İstanbul' },
  },
  highlight: { 'verse/112:1': { colour: 'gold', markedAt: on(16) } },
  collection: { c1: { name: 'For hard days', colour: 'rose', createdAt: on(1) } },
  note: {
    n1: { about: 'verse/94:5', text: html, writtenAt: on(10), changedAt: on(20) },
    n2: { title: 'Study circle', text: 'Which reading?', writtenAt: on(10), changedAt: on(12) },
  },
}

const rows = (page: Page) =>
  page
    .getByRole('list', { name: 'Bookmarks' })
    .getByRole('listitem')
    .filter({
      has: page.getByRole('checkbox'),
    })
const titles = (page: Page) =>
  rows(page)
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value))
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first()

test.describe('bookmarks', () => {
  test.beforeEach(async ({ page }) => {
    await seedRecords(page, few)
  })

  test('show their text, and can be searched, filtered and sorted', async ({ page }) => {
    await page.goto('/bookmarks')
    await expect(rows(page)).toHaveCount(5)
    await expect(rows(page).first()).toContainText('Ash-Sharh 94:5')
    await expect(rows(page).first().locator('.quran-text')).not.toBeEmpty()
    await expect(rows(page).nth(4)).toContainText('Highlighted in Gold')

    const search = page.getByRole('searchbox', { name: 'Search bookmarks' })
    await search.fill('camii')
    await expect(rows(page)).toHaveCount(1)
    await search.fill('الحي القيوم')
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('2:255')
    await search.fill('patience')
    await expect(rows(page)).toContainText(['94:5'])
    await search.fill('nothing of this')
    await expect(page.getByText('No results for “nothing of this”.')).toBeVisible()
    await button(page, 'Show all').press('Enter')
    await expect(rows(page)).toHaveCount(5)
    await expect(search).toHaveValue('')
    await expect(page.getByRole('main')).toBeFocused()

    await button(page, 'Verses').click()
    await expect(page).toHaveURL(/\?type=verse$/)
    await expect(rows(page)).toHaveCount(3)
    await page.getByLabel('Sort by').selectOption('Name')
    expect(await titles(page)).toEqual(['verse/2:255', 'verse/94:5', 'verse/112:1'])
    await page.reload()
    await expect(rows(page)).toHaveCount(3)
  })

  test('can be selected by click, Shift and keyboard, added to a collection, deleted and restored', async ({
    page,
  }) => {
    await page.goto('/bookmarks')
    const boxes = rows(page).getByRole('checkbox')
    await boxes.first().click()
    await boxes.nth(2).click({ modifiers: ['Shift'] })
    await expect(said(page, '3 selected')).toBeVisible()
    await page.keyboard.press('Shift+ArrowDown')
    await expect(said(page, '4 selected')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(said(page, '4 selected')).toHaveCount(0)
    await page.keyboard.press('Control+a')
    await expect(said(page, '5 selected')).toBeVisible()
    await expectAccessible(page)

    await button(page, 'Add to collection').click()
    await page.getByRole('dialog').getByRole('button', { name: 'New collection' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('للحفظ')
    await page.keyboard.press('Enter')
    await expect(said(page, '5 added to “للحفظ”')).toBeVisible()
    await expect(page.getByRole('region', { name: '5 selected' })).toHaveCount(0)
    await page.getByRole('button', { name: /^للحفظ/ }).click()
    await expect(rows(page)).toHaveCount(5)

    await rows(page).getByRole('checkbox').first().focus()
    await page.keyboard.press('Control+a')
    await page
      .getByRole('region', { name: '5 selected' })
      .getByRole('button', { name: 'Remove', exact: true })
      .click()
    await expect(rows(page)).toHaveCount(0)
    await button(page, 'Undo').click()
    await expect(rows(page)).toHaveCount(5)
    await page.reload()
    await expect(rows(page)).toHaveCount(5)
  })

  test('stay when their collection is deleted', async ({ page }) => {
    await page.goto('/bookmarks?collection=c1')
    await expect(rows(page)).toHaveCount(1)
    await button(page, 'Edit collection').click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Comfort')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /^Comfort/ })).toBeVisible()
    await button(page, 'Delete collection').click()
    await expect(rows(page)).toHaveCount(5)
    await button(page, 'Undo').click()
    await page.getByRole('button', { name: /^Comfort/ }).click()
    await expect(rows(page)).toHaveCount(1)
  })

  test('can be exported and imported without duplicates', async ({ page }) => {
    await page.goto('/bookmarks')
    const download = async (name: RegExp) => {
      await button(page, 'Export').click()
      const coming = page.waitForEvent('download')
      await page.getByRole('dialog').getByRole('button', { name }).click()
      return (await coming).path()
    }
    expect(await readFile(await download(/Table/), 'utf8')).toContain('Sultan Ahmet Camii')
    expect(await readFile(await download(/Markdown/), 'utf8')).toContain('\\<script\\>')
    const file = await download(/JSON/)
    await page.locator('input[type=file]').setInputFiles({
      name: 'rafiq.json',
      mimeType: 'application/json',
      buffer: await readFile(file),
    })
    await expect(page.getByText(/^\d+ items imported\.$/)).toBeVisible()
    await page.locator('input[type=file]').setInputFiles({
      name: 'other.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"app":"other"}'),
    })
    await expect(page.getByText('We couldn’t read this file.', { exact: true })).toBeVisible()
    await expect(rows(page)).toHaveCount(5)
  })
})

/** Three thousand saved mosques. */
async function keepThousands(page: Page) {
  const minute = (count: number) => new Date(Date.UTC(2026, 0, 1) + count * 60_000).toISOString()
  const mosques = Array.from({ length: 3000 }, (_, index) => [
    `mosque/${index}`,
    { savedAt: minute(index), title: `Mosque ${index}` },
  ])
  await seedRecords(page, {
    bookmark: { ...Object.fromEntries(mosques), 'verse/2:255': { savedAt: minute(0) } },
    highlight: { 'verse/2:255': { colour: 'gold', markedAt: minute(3001) } },
  })
}

test('show the newest of thousands first, then count, search and select all', async ({ page }) => {
  await keepThousands(page)
  await page.goto('/bookmarks')
  await expect(rows(page).first()).toContainText('Mosque 2999')
  await expect(said(page, '3,001 bookmarks')).toBeVisible()
  await expect(rows(page).first()).toContainText('Mosque 2999')
  await page.getByRole('searchbox').fill('mosque 17')
  await expect(said(page, '111 bookmarks')).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Oldest first' })
  await expect(rows(page).nth(1)).toContainText('Al-Baqarah 2:255')
  await rows(page).nth(0).getByRole('checkbox').focus()
  await page.keyboard.press('Control+a')
  await button(page, 'Remove').click()
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
  await button(page, 'Undo').click()
  await expect(said(page, '3,001 bookmarks')).toBeVisible()
  await expect.poll(async () => Object.keys(await recordsOn(page, 'bookmark')).length).toBe(3001)
  await page.goto('/dashboard')
  await expect(page.locator('#latest-bookmarks li').first()).toContainText('Mosque 2999')
  await expect(page.getByRole('link', { name: 'All 3,001' })).toBeVisible()
})

test('restores thousands of deleted bookmarks although the page closes at once', async ({
  page,
  context,
}) => {
  await keepThousands(page)
  await page.goto('/bookmarks')
  await expect(said(page, '3,001 bookmarks')).toBeVisible()
  await rows(page).nth(0).getByRole('checkbox').focus()
  await page.keyboard.press('Control+a')
  await button(page, 'Remove').click()
  await button(page, 'Undo').evaluate((undo: HTMLButtonElement) => undo.click())
  await page.close()
  const next = await context.newPage()
  await next.goto('/bookmarks')
  await expect(said(next, '3,001 bookmarks')).toBeVisible()
  await expect.poll(async () => Object.keys(await recordsOn(next, 'bookmark')).length).toBe(3001)
})

test('the empty page says how to save items, and hearts and colours do', async ({ page }) => {
  await page.goto('/bookmarks')
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
  await page.goto('/quran')
  await button(page, 'Save Ya-Sin').click()
  await expect(button(page, 'Save Ya-Sin')).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/quran/reader/94')
  const verse = page.locator('[data-verse="94:5"]')
  await verse.getByRole('button', { name: /^More/ }).click()
  await verse.getByRole('button', { name: 'Highlight', exact: true }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Blue' }).click()
  await expect(verse.getByText('Highlighted in Blue')).toBeAttached()
  await page.goto('/bookmarks')
  await expect(rows(page)).toHaveCount(2)
  expect(await titles(page)).toEqual(['verse/94:5', 'surah/36'])
})

test.describe('notes', () => {
  const text = (page: Page) => page.getByRole('textbox', { name: 'Note', exact: true })

  test('are saved while typing, as plain text, with their history', async ({ page }) => {
    await seedRecords(page, few)
    await page.goto('/bookmarks/notes')
    await page.getByRole('searchbox', { name: 'Search notes' }).fill('patience')
    const found = page.getByRole('list', { name: 'Notes' }).getByRole('link')
    await expect(found).toHaveCount(1)
    await found.click()
    await expect(text(page)).toHaveValue(html)
    await expect(page.getByRole('main').locator('script, b')).toHaveCount(0)
    await text(page).fill('with hardship comes ease')
    await expect(said(page, 'Saved on this device.')).toBeVisible()
    await page.reload()
    await expect(text(page)).toHaveValue('with hardship comes ease')
    await button(page, 'History').click()
    await expect(page.getByText('We keep every version from the last 30 days')).toBeVisible()
    await expect(page.getByRole('dialog').locator('del')).toContainText(['<b onmouseover'])
    await button(page, 'Restore this version').click()
    await expect(text(page)).toHaveValue(html)
    await button(page, 'Delete note').click()
    await button(page, 'Undo').click()
    await expect(page.getByRole('list', { name: 'Notes' }).getByRole('listitem')).toHaveCount(2)
  })

  test('can be started with the keyboard alone', async ({ page }) => {
    await page.goto('/bookmarks/notes')
    await button(page, 'New note').focus()
    await page.keyboard.press('Enter')
    await expect(text(page)).toBeFocused()
    await page.keyboard.type('Patience')
    await expect
      .poll(async () => Object.values(await recordsOn(page, 'note')))
      .toMatchObject([{ text: 'Patience' }])
    // An existing one opens for reading.
    await page.reload()
    await expect(text(page)).toHaveValue('Patience')
    await expect(text(page)).not.toBeFocused()
  })

  test('warn before they are full and accept no more than fits', async ({ page }) => {
    await page.goto('/bookmarks/notes')
    await button(page, 'New note').click()
    await text(page).fill('a'.repeat(18_500))
    await expect(page.getByText('500 characters left.')).toBeVisible()
    await text(page).fill('a'.repeat(25_000))
    await expect(page.getByText('This note is full. The rest of your text wasn’t added.')).toBeVisible()
    expect((await text(page).inputValue()).length).toBe(19_000)
  })

  test('keep both versions in the history when two tabs write at once', async ({ page, context }) => {
    await seedRecords(page, few)
    await page.goto('/bookmarks/notes?note=n2')
    await expect(text(page)).toHaveValue('Which reading?')
    const other = await context.newPage()
    await other.goto('/bookmarks/notes?note=n2')
    await text(other).fill('the words of the other')
    await expect(text(page)).toHaveValue('the words of the other')
    await text(page).fill('the words of this one')
    await expect(text(other)).toHaveValue('the words of this one')
    await button(page, 'History').click()
    const versions = page.getByRole('dialog').getByRole('combobox')
    await expect(versions.getByRole('option')).toHaveCount(2)
    await expect(page.getByRole('dialog').locator('del')).toContainText(['other'])
  })
})

test.describe('in Arabic', () => {
  test.use(language('ar'))

  test('works with the keyboard alone, also offline', async ({ page, network }) => {
    await seedRecords(page, few)
    await page.goto('/bookmarks')
    const list = page.getByRole('list', { name: 'المحفوظات' })
    await expect(list.getByRole('checkbox')).toHaveCount(5)
    await expect(page.getByText('٥ محفوظات')).toBeVisible()
    await network.cut()
    await list.getByRole('checkbox').first().focus()
    await page.keyboard.press('Space')
    await expect(said(page, 'حُدِّد واحد')).toBeVisible()
    const bar = page.getByRole('region', { name: 'حُدِّد واحد' })
    await bar.getByRole('button', { name: 'إزالة', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(list.getByRole('checkbox')).toHaveCount(4)
  })
})

import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from '@playwright/test'
import { expect, expectAccessible, language, test } from './fixtures.ts'
import { fillDevice, recordsOn, seedRecords } from './records.ts'

const LIST = '/quran?tab=saved'
const at = '2026-11-20T10:00:00.000Z'
const html = '<b onmouseover="alert(1)">patience</b>\nand <script>alert(2)</script>'

/** Saves verses and notes on the device. */
function keep(page: Page, saved: readonly string[], notes: Readonly<Record<string, string>> = {}) {
  return seedRecords(page, {
    bookmark: Object.fromEntries(saved.map((key) => [`verse/${key}`, { savedAt: at }])),
    note: Object.fromEntries(
      Object.entries(notes).map(([key, text]) => [
        crypto.randomUUID(),
        { about: `verse/${key}`, text, writtenAt: at, changedAt: at },
      ]),
    ),
  })
}

const rows = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('group') })
const row = (page: Page, name: string) => rows(page).filter({ hasText: name })

/** Width and height from the header of a PNG file. */
async function pngSize(download: Download) {
  const bytes = await readFile(await download.path())
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

async function downloadBy(page: Page, button: Locator) {
  const coming = page.waitForEvent('download')
  await button.click()
  return coming
}

test.describe('saved verses', () => {
  test('show their text, translation and notes, and can be searched', async ({ page }) => {
    await keep(page, ['2:255', '94:5'], { '94:5': html, '112:1': 'إخلاص' })
    await page.goto(LIST)
    await expect(rows(page)).toHaveCount(3)
    const verses = await (await page.request.get('/api/verses?surah=94')).json()
    await expect(row(page, '94:5').locator('.quran-text')).toContainText(verses[4].arabicText)
    await expect(row(page, '94:5')).toContainText('with hardship')

    await page.getByRole('searchbox', { name: 'Search your verses and notes' }).fill('kursi')
    await expect(rows(page)).toHaveCount(1)
    await page.getByRole('searchbox', { name: 'Search your verses and notes' }).fill('patience')
    await expect(rows(page)).toHaveCount(1)
    await page.getByRole('searchbox', { name: 'Search your verses and notes' }).fill('(')
    await expect(rows(page)).toHaveCount(3)
    await page.getByRole('searchbox', { name: 'Search your verses and notes' }).fill('nothing of this')
    await expect(page.getByText('No results for “nothing of this”.')).toBeVisible()
  })

  test('can be sorted by time or by place', async ({ page }) => {
    await keep(page, ['2:255', '94:5'])
    await page.goto(LIST)
    await page.getByText('Quran order').click()
    await expect(rows(page).first()).toContainText('2:255')
    await expect(rows(page).last()).toContainText('94:5')
  })

  test('show a note as the text that it is', async ({ page }) => {
    await keep(page, [], { '94:5': html })
    await page.goto(LIST)
    const note = row(page, '94:5').getByRole('blockquote')
    await expect(note).toHaveText(html)
    expect(await note.locator('*').count()).toBe(0)
  })

  test('can be removed and restored', async ({ page }) => {
    await keep(page, ['94:5'])
    await page.goto(LIST)
    await row(page, '94:5').getByRole('button', { name: 'Saved' }).click()
    await expect(page.getByText('No saved verses yet')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row(page, '94:5')).toBeVisible()
    expect(await recordsOn(page, 'bookmark')).toEqual({ 'verse/94:5': { savedAt: at } })
  })

  test('are saved and counted in the reader, whose banner links to them', async ({ page }) => {
    await keep(page, ['2:255'])
    await page.goto('/quran/reader/94')
    await expect(page.getByRole('link', { name: '1 saved verse Last 2:255' })).toBeVisible()
    const verse = page.locator('[data-verse="94:5"]')
    await verse.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(verse.getByRole('button', { name: 'Saved', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await page.getByRole('link', { name: '2 saved verses Last 94:5' }).click()
    await expect(page).toHaveURL(/\/quran\?tab=saved$/)
    await expect(rows(page)).toHaveCount(2)
  })

  test('are the same in another tab', async ({ page, context }) => {
    await keep(page, ['94:5', '112:1'])
    await page.goto(LIST)
    await expect(rows(page)).toHaveCount(2)
    const other = await context.newPage()
    await other.goto(LIST)
    await row(other, '94:5').getByRole('button', { name: 'Saved' }).click()
    await expect(rows(page)).toHaveCount(1)
  })

  test('report a full device and last until the page closes', async ({ page }) => {
    await keep(page, [], { '94:5': 'a note' })
    await fillDevice(page, 'bookmark')
    await page.goto(LIST)
    await row(page, '94:5').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('This device is out of space', { exact: true })).toBeVisible()
    await expect(row(page, '94:5').getByRole('button', { name: 'Saved' })).toBeVisible()
  })
})

test.describe('a note', () => {
  test('is saved while typing, however the dialog closes', async ({ page }) => {
    await keep(page, ['94:5'])
    await page.goto(LIST)
    const opener = row(page, '94:5').getByRole('button', { name: 'Note' })
    await opener.click()
    const field = page.getByRole('textbox', { name: 'Your note' })
    await expect(field).toBeFocused()
    await expectAccessible(page)
    await field.fill('بعد العسر يسر')
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
    await expect(row(page, '94:5').getByRole('blockquote')).toHaveText('بعد العسر يسر')

    await opener.click()
    await field.fill('ease')
    await page.reload()
    await expect(row(page, '94:5').getByRole('blockquote')).toHaveText('ease')
  })

  test('has the usual limit and reports a shortened paste', async ({ page }) => {
    await keep(page, ['94:5'])
    await page.goto(LIST)
    await row(page, '94:5').getByRole('button', { name: 'Note' }).click()
    const field = page.getByRole('textbox', { name: 'Your note' })
    await field.fill('x'.repeat(15_000))
    await expect(page.getByText('Your text was too long')).toHaveCount(0)
    await field.fill('x'.repeat(18_990))
    await expect(page.getByText('10 characters left.')).toBeVisible()
    await field.fill('x'.repeat(19_010))
    await expect(field).toHaveValue('x'.repeat(19_000))
    await expect(page.getByText('Your text was too long')).toBeVisible()
  })

  test('can be deleted and restored', async ({ page }) => {
    await keep(page, ['94:5'], { '94:5': 'a note' })
    await page.goto(LIST)
    await row(page, '94:5').getByRole('button', { name: 'Note' }).click()
    await page.getByRole('button', { name: 'Delete note' }).click()
    await expect(page.getByRole('blockquote')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('blockquote')).toHaveText('a note')
    expect(Object.values(await recordsOn(page, 'note'))).toEqual([
      { about: 'verse/94:5', text: 'a note', writtenAt: at, changedAt: at },
    ])
  })
})

test.describe('a verse', () => {
  test('is copied exactly, with the chosen parts', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await keep(page, ['94:5'])
    await page.goto(LIST)
    await row(page, '94:5').getByRole('button', { name: 'Copy' }).click()
    const dialog = page.getByRole('dialog', { name: 'Copy the verse' })
    await dialog.getByRole('checkbox', { name: 'Translation' }).uncheck()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Copy' }).click()
    await expect(page.getByText('Copied to clipboard', { exact: true })).toBeVisible()
    const verses = await (await page.request.get('/api/verses?surah=94')).json()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${verses[4].arabicText}\n\n${verses[4].surahName} 94:5`,
    )
  })

  test('is shared as a link to the reader', async ({ page }) => {
    await keep(page, ['2:255'])
    await page.goto(LIST)
    await row(page, '2:255').getByRole('button', { name: 'Share', exact: true }).click()
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /%2Fquran%2Freader%2F2%2F255$/,
    )
    const shown = page.getByRole('dialog').locator('.quran-text')
    const verses = await (await page.request.get('/api/verses?surah=2&offset=254&limit=1')).json()
    await expect(shown, 'as it is written, in a typeface that has its marks').toHaveText(verses[0].arabicText)
    await expect(shown).toHaveCSS('font-family', /Amiri Quran/)
  })

  test('can be downloaded as a picture in two shapes with alternative text', async ({ page }) => {
    await keep(page, ['94:5'])
    await page.goto(LIST)
    await row(page, '94:5').getByRole('button', { name: 'Share as an image' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share as an image' })
    await expect(dialog.getByRole('img', { name: 'with hardship' })).toBeVisible()
    await expectAccessible(page)
    const download = dialog.getByRole('button', { name: 'Download' })
    const square = await downloadBy(page, download)
    expect(square.suggestedFilename()).toBe('rafiq-94-5.png')
    expect(await pngSize(square)).toEqual([1080, 1080])

    await row(page, '94:5').getByRole('button', { name: 'Share as an image' }).click()
    await dialog.getByText('Story').click()
    await dialog.getByText('Night').click()
    expect(await pngSize(await downloadBy(page, download))).toEqual([1080, 1920])
  })

  test('becomes several pictures without missing words if it is long', async ({ page }) => {
    await keep(page, ['2:282'])
    await page.goto(LIST)
    await row(page, '2:282').getByRole('button', { name: 'Share as an image' }).click()
    const pictures = page.getByRole('dialog').getByRole('img')
    await expect(pictures.nth(2)).toBeAttached()
    const words = await pictures.evaluateAll((all) => all.map((each) => each.ariaLabel?.split('\n')[1]))
    const verses = await (await page.request.get('/api/verses?surah=2')).json()
    const { arabicText, translation } = verses[281]
    expect(words.join('')).toBe(arabicText + translation)
    await expect(page.getByText(`so it needs ${words.length} images`)).toBeVisible()
  })
})

test.describe('a copy of saved verses', () => {
  const bring = (page: Page, text: string) =>
    page.locator('input[type=file]').setInputFiles({
      name: 'verses.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    })

  test('is imported on another device without loss', async ({ page, browser, baseURL }) => {
    await keep(page, ['2:255'], { '94:5': html })
    await page.goto(LIST)
    await expect(rows(page)).toHaveCount(2)
    const download = await downloadBy(page, page.getByRole('button', { name: 'Export', exact: true }))
    const file = (await readFile(await download.path())).toString()

    const device = await browser.newContext({ serviceWorkers: 'block', ...(baseURL && { baseURL }) })
    const other = await device.newPage()
    await keep(other, ['112:1'], { '94:5': 'another note' })
    await other.goto(LIST)
    await expect(rows(other)).toHaveCount(2)
    await bring(other, file)
    await expect(other.getByText('2 items imported.').first()).toBeVisible()
    await expect(rows(other)).toHaveCount(3)
    await expect(row(other, '94:5').getByRole('blockquote')).toHaveCount(2)
    await bring(other, file)
    await expect(other.getByText('2 items imported.').nth(1)).toBeAttached()
    await expect(rows(other)).toHaveCount(3)
    await device.close()
  })

  test('is rejected if it isn’t a data file, and imported without invalid entries', async ({ page }) => {
    await keep(page, ['94:5'])
    await page.goto(LIST)
    await expect(rows(page)).toHaveCount(1)
    await bring(page, '<script>alert(1)</script>')
    await expect(page.getByText('We couldn’t read this file.', { exact: true })).toBeVisible()
    const stamp = '0000000001-0000-seededseededseed'
    await bring(
      page,
      JSON.stringify({
        format: 'rafiq-data',
        version: 1,
        records: [
          { type: 'bookmark', id: 'nowhere', at: stamp, value: { savedAt: at } },
          { type: 'bookmark', id: 'verse/112:1', at: stamp, value: { savedAt: at } },
        ],
      }),
    )
    await expect(
      page.getByText('Entry 1 (Bookmarks): damaged or from a newer version.').first(),
    ).toBeVisible()
    await expect(rows(page)).toHaveCount(2)
  })
})

test.describe('in Arabic', () => {
  test.use(language('ar'))

  test('shows saved verses, notes and pictures', async ({ page }) => {
    await keep(page, ['94:5', '2:255'], { '94:5': 'an English note' })
    await page.goto(LIST)
    await expect(row(page, 'الشرح').getByRole('button', { name: 'محفوظة' })).toBeVisible()
    await expect(row(page, 'الشرح').getByRole('blockquote')).toHaveCSS('direction', 'ltr')
    await row(page, 'الشرح').getByRole('button', { name: 'مشاركة الآية صورةً' }).click()
    await expect(page.getByRole('dialog').getByRole('img', { name: 'الشرح ٩٤:٥' })).toBeVisible()
    await expectAccessible(page)
  })
})

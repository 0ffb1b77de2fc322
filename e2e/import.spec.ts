import { execFileSync } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { tableCsv } from '#features/prayer/core/table/table-csv.ts'
import { madeUpDays } from '#features/prayer/core/table/testing/made-up-table.ts'
import { fakeTranslation, writeFormats } from '#features/quran/core/import/testing/write-formats.ts'
import { bookFile, sampleHadiths } from '../scripts/import/hadith/testing/sample-hadiths.ts'
import { test as base, expect, expectAccessible, faces, language, place } from './fixtures.ts'
import { startProductServer } from './harness/product-server.ts'

const project = join(import.meta.dirname, '..')

/** A made-up translation for this test. */
const sample = fakeTranslation('نمونه')
const ikhlas = 'این جملهٔ نمونه برای آزمایش جستجوگر است'
sample[111]?.splice(0, 1, ikhlas)

interface Importing {
  /** A separate product, started before anything was imported, and the importer. */
  readonly product: {
    readonly address: string
    /** Writes a file beside its data and returns the path. */
    readonly file: (name: string, text: string) => string
    /** Runs `npm run import -- …` and returns its output. */
    readonly run: (...words: readonly string[]) => string
  }
}

const test = base.extend<object, Importing>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
    async ({}, use) => {
      const data = realpathSync(mkdtempSync(join(tmpdir(), 'rafiq-e2e-import-')))
      const { address, stop } = await startProductServer('import', { DATA_DIR: data })
      await use({
        address,
        file: (name, text) => {
          const path = join(data, name)
          writeFileSync(path, text)
          return path
        },
        run: (...words) => {
          const script = join(project, 'scripts/import.ts')
          const args = ['--import', 'tsx', script, ...words, '--data-dir', data]
          return execFileSync(process.execPath, args, { cwd: project, stdio: 'pipe', encoding: 'utf8' })
        },
      })
      await stop()
      rmSync(data, { recursive: true, force: true, maxRetries: 5 })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.address),
})

test.use({ serviceWorkers: 'allow' })

async function choosePersian(page: Page) {
  await page.getByRole('button', { name: 'Reading settings' }).click()
  await page.getByRole('checkbox', { name: /فارسی/ }).check()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

const verse = (page: Page) => page.locator('p[lang="fa"]').filter({ hasText: ikhlas })

async function searchPersian(page: Page, word: string) {
  await page.goto(`/search?q=${word}&language=fa.sample`)
  await expect(page.locator('p[lang="fa"] mark').first()).toHaveText(word)
}

/** Whether the device has cached the files for searching the sample. */
const keepsSearch = (page: Page) =>
  page.evaluate(async () => {
    const kept = await caches.open('content').then((cache) => cache.keys())
    return kept.some(({ url }) => /fa\.sample.*search|search.*fa\.sample/.test(url))
  })

test('reads and finds a translation imported while Rafiq runs, online and offline', async ({
  page,
  network,
  product,
}) => {
  await page.goto('/quran/reader/112')
  await page.getByRole('button', { name: 'Reading settings' }).click()
  await expect(page.getByRole('checkbox', { name: /اردو/ })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /فارسی/ })).toHaveCount(0)

  const sampleFile = product.file('sample.txt', writeFormats.numbered(sample))
  product.run(
    'translation',
    sampleFile,
    ...['--language', 'fa', '--name', 'Sample', '--licence', 'Made up for a test'],
  )
  await expect
    .poll(async () =>
      (await (await page.request.get('/api/quran/translations')).text()).includes('fa.sample'),
    )
    .toBe(true)
  await page.reload()
  await choosePersian(page)
  await expect(verse(page)).toBeVisible()
  await expect(verse(page)).toHaveAttribute('dir', 'rtl')
  await expect(verse(page)).toHaveCSS('direction', 'rtl')

  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.clock.install()
  await page.reload()
  await expect(verse(page)).toBeVisible()
  await searchPersian(page, 'جستجوگر')
  // The texts for searching offline are fetched when the page has long been idle.
  await page.clock.fastForward(65_000)
  await expect.poll(() => keepsSearch(page), { timeout: 30_000 }).toBe(true)
  await network.cut()
  await searchPersian(page, 'آزمایش')
  await expect(page.getByText('Searched on this device, offline.')).toBeVisible()
  await page.goto('/quran/reader/112')
  await page.reload()
  await expect(verse(page)).toBeVisible()
  await expect(verse(page)).toHaveAttribute('dir', 'rtl')
  product.run('translation', '--remove', 'fa.sample')
})

test.describe('in an interface language without a built-in translation', () => {
  test.use({ ...language('fa'), locale: 'fa-IR' })

  test('uses an imported translation in the reader, in search and for the verse of the day, unless another is chosen', async ({
    page,
    network,
    product,
  }) => {
    test.slow()
    const meaning = page.locator('[data-verse="112:1"] p').last()
    const imported = product.file('own.txt', writeFormats.numbered(sample))
    product.run(
      'translation',
      imported,
      '--language',
      'fa',
      '--name',
      'Own',
      '--licence',
      'Made up for a test',
    )
    await expect(async () => {
      await page.goto('/quran/reader/112')
      await expect(meaning).toHaveText(ikhlas, { timeout: 2000 })
    }).toPass()
    await expect(meaning).toHaveAttribute('lang', 'fa')
    await page.goto('/quran?tab=verses')
    await expect(page.locator('article p[lang="fa"]').first()).toBeVisible()
    await page.goto('/search?q=جستجوگر')
    await expect(page.locator('p[lang="fa"] mark').first()).toHaveText('جستجوگر')
    await expect(page.locator('select').filter({ has: page.locator('option[value="fa.own"]') })).toHaveValue(
      'fa.own',
    )
    await page.goto('/')
    const ofToday = page.locator('#verse [lang="fa"]').first()
    await expect(ofToday).toContainText('نمونه')
    // The worker is installed first, which takes a while on a busy machine.
    await expect
      .poll(() => page.evaluate(() => caches.match('/content/quran/daily-verses.fa.json').then(Boolean)), {
        timeout: 40_000,
      })
      .toBe(true)
    await network.cut()
    await page.clock.setFixedTime(Date.now() + 3 * 24 * 3600 * 1000)
    await page.reload()
    await expect(page.locator('#prayer')).toContainText(/./)
    await expect(ofToday).toContainText('نمونه')
    await network.restore()
    await page.clock.setFixedTime(Date.now())

    await page.evaluate(() => localStorage.setItem('rafiq.reader', JSON.stringify({ translations: ['fr'] })))
    await page.goto('/quran/reader/112')
    await expect(meaning).toHaveAttribute('lang', 'fr')
    await page.evaluate(() => localStorage.removeItem('rafiq.reader'))

    product.run('translation', '--remove', 'fa.own')
    await expect(async () => {
      await page.goto('/quran/reader/112')
      await expect(meaning).toHaveAttribute('lang', 'en', { timeout: 2000 })
    }).toPass()
  })
})

test.describe('an official timetable imported while Rafiq runs', () => {
  test.use(place('London'))

  test('replaces calculated times, is named, and is gone after its removal', async ({ page, product }) => {
    await page.goto('/prayer')
    const fajr = page.getByRole('row', { name: /^Fajr/ }).first()
    await expect(fajr).toBeVisible()
    await expect(page.getByText('published by A test', { exact: false })).toHaveCount(0)

    const ground = {
      place: { latitude: 51.5074, longitude: -0.1278 },
      timeZone: 'Europe/London',
      country: 'GB',
    }
    const year = new Date().getUTCFullYear()
    const days = madeUpDays(ground, { year, month: 1, day: 1 }, { year: year + 1, month: 12, day: 31 }, 7)
    product.run(
      'timetable',
      product.file('london.csv', tableCsv(days)),
      ...['--place', 'London, sample', '--latitude', '51.5', '--longitude', '-0.13'],
      ...['--time-zone', 'Europe/London', '--source', 'A test'],
    )
    await expect(async () => {
      await page.reload()
      await expect(page.getByText('published by A test').filter({ visible: true }).first()).toBeVisible({
        timeout: 2000,
      })
    }).toPass()
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date())
    await expect(fajr).toContainText(days.find(({ date }) => date === today)?.fajr ?? 'a day of the table')
    await expectAccessible(page)

    product.run('timetable', '--remove', product.run('timetable', '--list').split(' ')[0] ?? '')
    await expect(async () => {
      await page.reload()
      await expect(fajr).toBeVisible()
      await expect(page.getByText('published by A test', { exact: false })).toHaveCount(0)
    }).toPass()
  })
})

test.describe('mosques imported while Rafiq runs', () => {
  test.use({ geolocation: { latitude: -48.9, longitude: -123.4 }, permissions: ['geolocation'] })

  test('appear at once, are updated by another file, and can be removed', async ({ page, product }) => {
    const overpass = (...names: readonly string[]) => {
      const tags = { amenity: 'place_of_worship', religion: 'muslim' }
      const elements = names.map((name, id) => ({
        type: 'node',
        id: id + 1,
        lat: -48.9 + id / 100,
        lon: -123.4,
        tags: { ...tags, name },
      }))
      return JSON.stringify({ version: 0.6, elements }, null, 1)
    }
    const near = async () => {
      const answer = await page.request.get('/api/mosques?latitude=-48.9&longitude=-123.4')
      return ((await answer.json()) as { name: string }[]).map(({ name }) => name)
    }
    const file = product.file('mosques.json', overpass('Sample one', 'Sample two'))
    expect(product.run('mosques', file)).toContain('2 new, 0 changed, 0 unchanged.')
    expect(await near()).toEqual(['Sample one', 'Sample two'])
    await page.goto('/mosques')
    await expect(page.getByRole('article', { name: 'Sample two' })).toBeVisible()
    expect(product.run('mosques', file)).toContain('0 new, 0 changed, 2 unchanged.')

    product.run('mosques', product.file('other.json', overpass('Sample three')), '--replace')
    expect(await near()).toEqual(['Sample three'])
    expect(product.run('mosques', '--list')).toContain('openstreetmap · 1 mosques')
    product.run('mosques', '--remove', 'openstreetmap')
    expect(await near()).toEqual([])
  })
})

test.describe('hadiths imported while Rafiq runs', () => {
  test('are browsed by collection, book and number, found, and can be removed', async ({ page, product }) => {
    const hadiths = sampleHadiths(160)
    const book = product.file('bukhari.json', JSON.stringify(bookFile('bukhari', hadiths)))
    expect(product.run('hadith', book, '--licence', 'Made up for a test')).toContain('160 new')
    await page.goto('/hadith-collection')
    await page
      .getByRole('link', { name: /Sahih al-Bukhari/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sahih al-Bukhari' })).toBeVisible()
    await expect(page.getByText('Made up for a test')).toBeVisible()
    await page.getByText('Books', { exact: true }).click()
    await page.getByRole('link', { name: /2\. Chapter 2/ }).click()
    await expect(page).toHaveURL(/chapter=2/)
    await expect(page.getByText('Showing 50 of 75', { exact: false }).first()).toBeVisible()

    const [word] = (hadiths[80]?.english ?? '').split(' ').filter((each) => /^[a-z]{7,}$/.test(each))
    await page.goto(`/hadith-collection/bukhari?search=${word}`)
    await expect(page.getByText(new RegExp(word ?? '-', 'i')).first()).toBeVisible()
    await page.goto('/hadith-collection/bukhari')
    await page.getByLabel('Go to number').fill('81')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/hadith-collection\/bukhari\/81$/)
    await expect(page.locator('[lang=ar]').filter({ hasText: hadiths[80]?.arabic ?? '-' })).toBeVisible()

    for (const [code, theme] of faces) {
      await page.emulateMedia({ colorScheme: theme })
      for (const path of ['', '/bukhari', '/bukhari/81']) {
        await page.goto(`/hadith-collection${path}?lang=${code}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page)
      }
    }
    expect(product.run('hadith', '--remove', 'bukhari')).toContain('bukhari')
  })
})

import { execFileSync } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { madeUpTranslation, writeFormats } from '#features/quran/core/import/testing/write-formats.ts'
import { test as base, expect, expectAccessible } from './fixtures.ts'
import { startProductServer } from './harness/product-server.ts'

const project = join(import.meta.dirname, '..')

/** Made up for this test; no one's translation. */
const sample = madeUpTranslation('نمونه')
const ikhlas = 'این جملهٔ نمونه برای آزمایش جستجوگر است'
sample[111]?.splice(0, 1, ikhlas)

interface Importing {
  /** A product of its own, started before anything was imported. */
  readonly product: { readonly address: string; readonly importSample: () => void }
}

const test = base.extend<object, Importing>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
    async ({}, use) => {
      const data = realpathSync(mkdtempSync(join(tmpdir(), 'rafiq-e2e-import-')))
      const { address, stop } = await startProductServer('import', { DATA_DIR: data })
      const file = join(data, 'sample.txt')
      writeFileSync(file, writeFormats.numbered(sample))
      const named = ['--language', 'fa', '--name', 'Sample', '--licence', 'Made up for a test']
      await use({
        address,
        importSample: () => {
          const script = join(project, 'scripts/import.ts')
          const args = ['--import', 'tsx', script, 'translation', file, ...named, '--data-dir', data]
          execFileSync(process.execPath, args, { cwd: project, stdio: 'pipe' })
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
}

const verse = (page: Page) => page.locator('p[lang="fa"]').filter({ hasText: ikhlas })

async function searchPersian(page: Page, word: string) {
  await page.goto(`/search?q=${word}&language=fa.sample`)
  await expect(page.locator('p[lang="fa"] mark').first()).toHaveText(word)
}

/** Whether the device has what searching the sample needs. */
const keepsSearch = (page: Page) =>
  page.evaluate(async () => {
    const kept = await caches.open('content').then((cache) => cache.keys())
    return kept.some(({ url }) => /fa\.sample.*search|search.*fa\.sample/.test(url))
  })

test('a translation that is imported while Rafiq runs is read and found, with a network and without', async ({
  page,
  network,
  product,
}) => {
  await page.goto('/quran/reader/112')
  await page.getByRole('button', { name: 'Reading settings' }).click()
  await expect(page.getByRole('checkbox', { name: /اردو/ })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /فارسی/ })).toHaveCount(0)

  product.importSample()
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
  await page.reload()
  await expect(verse(page)).toBeVisible()
  await searchPersian(page, 'جستجوگر')
  await expect.poll(() => keepsSearch(page), { timeout: 30_000 }).toBe(true)
  await network.cut()
  await searchPersian(page, 'آزمایش')
  await expect(page.getByText('Found on this device, without the network.')).toBeVisible()
  await page.goto('/quran/reader/112')
  await page.reload()
  await expect(verse(page)).toBeVisible()
  await expect(verse(page)).toHaveAttribute('dir', 'rtl')
})

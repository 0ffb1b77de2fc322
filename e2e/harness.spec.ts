import { gzipSync } from 'node:zlib'
import { at, test as base, expect, expectAccessible, language, place } from './fixtures.ts'
import { type FaultySite, heavyScript, startFaultySite } from './harness/faulty-site.ts'
import { recordLayoutShifts } from './harness/layout-shift.ts'
import { listen } from './harness/noise.ts'
import { kilobytes, weigh } from './harness/page-weight.ts'

/** Tests the harness itself on pages with one fault each. */
const test = base.extend<{ site: FaultySite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
  site: async ({}, use) => {
    const site = await startFaultySite()
    await use(site)
    site.stop()
  },
  baseURL: async ({ site }, use) => use(site.address),
})

test('accepts a page without faults', async ({ page }) => {
  await page.goto('/good')
  await expectAccessible(page)
})

for (const fault of ['/console', '/exception', '/missing', '/foreign']) {
  test(`reports ${fault}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext()
    const noise = listen(context, baseURL ?? '')
    const page = await context.newPage()
    await page.goto(`${baseURL}${fault}`, { waitUntil: 'networkidle' })
    await expect.poll(() => noise.heard().length).toBeGreaterThan(0)
    await context.close()
  })

  test(`accepts ${fault} if a test expects it`, async ({ page, noise }) => {
    noise.allow(/loud|null|nothing|404|foreign/)
    await page.goto(fault, { waitUntil: 'networkidle' })
  })
}

test('fails a test with an error, such as this one', async ({ page }) => {
  test.fail()
  await page.goto('/console')
})

test('reports text with low contrast', async ({ page }) => {
  await page.goto('/pale')
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast/)
})

test('records layout shifts', async ({ page }) => {
  const shifts = await recordLayoutShifts(page)
  await page.goto('/moving')
  await expect.poll(async () => (await shifts()).length).toBeGreaterThan(0)
  expect((await shifts())[0]?.moved.join()).toContain('Text')
})

test('counts bytes as transferred', async ({ page, site }) => {
  const weight = await weigh(page)
  await page.goto('/heavy', { waitUntil: 'networkidle' })
  const scripts = weight.transfers().filter(({ kind }) => kind === 'Script')
  const sent = gzipSync(heavyScript).length / 1000
  expect(kilobytes(scripts)).toBeGreaterThanOrEqual(sent)
  expect(kilobytes(scripts)).toBeLessThan(sent + 1)
  expect((await weight.scripts()).join()).toBe(heavyScript)
  expect(site.encodings).toEqual(['gzip'])
})

test.describe('a device', () => {
  test.use({ ...place('Istanbul'), ...language('ar'), ...at('2026-03-20T12:34:56Z') })

  test('has the chosen place, time and language', async ({ page }) => {
    await page.goto('/good')
    const device = await page.evaluate(async () => ({
      language: [localStorage.getItem('language'), localStorage.getItem('preferred-language')],
      now: new Date().toISOString(),
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      latitude: await new Promise((resolve, reject) =>
        navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords.latitude), reject),
      ),
    }))
    expect(device).toEqual({
      language: ['ar', 'ar'],
      now: '2026-03-20T12:34:56.000Z',
      zone: 'Europe/Istanbul',
      latitude: 41.0082,
    })
  })

  test('goes offline and online again', async ({ page, network }) => {
    await page.goto('/good')
    await network.cut()
    expect(await page.evaluate(() => fetch('/good').then(String, String))).toContain('TypeError')
    await network.restore()
    expect(await page.evaluate(() => fetch('/good').then(({ status }) => status))).toBe(200)
  })
})

test.describe('an installed page', () => {
  test.use({ serviceWorkers: 'allow' })

  test('opens offline, with its service worker offline too', async ({ page, network }) => {
    await page.goto('/installed')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
    await network.cut()
    await page.reload()
    await expect(page.getByRole('heading')).toHaveText('Installed')
    expect(await page.evaluate(() => fetch('/good').then(String, String))).toContain('TypeError')
    await network.restore()
    expect(await page.evaluate(() => fetch('/good').then(({ status }) => status))).toBe(200)
  })
})

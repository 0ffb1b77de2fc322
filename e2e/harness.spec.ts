import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { at, test as base, expect, expectAccessible, language, place } from './fixtures.ts'
import { recordLayoutShifts } from './harness/layout-shift.ts'
import { listen } from './harness/noise.ts'
import { kilobytes, weigh } from './harness/page-weight.ts'

/** Pages with one fault each, to see that the harness of the journeys sees it. */
const pages: Readonly<Record<string, string>> = {
  '/good': '<main><h1>Good</h1></main>',
  '/console': '<main><h1>Loud</h1></main><script>console.error("loud")</script>',
  '/exception': '<main><h1>Broken</h1></main><script>null.broken</script>',
  '/missing': '<main><h1>Missing</h1></main><script>fetch("/nothing")</script>',
  '/foreign': '<main><h1>Foreign</h1></main><img alt="" src="http://foreign.invalid/pixel.png">',
  '/pale': '<main><h1>Pale</h1><p style="color:#ccc;background:#fff">Hard to read</p></main>',
  '/heavy': '<main><h1>Heavy</h1></main><script src="/heavy.js"></script>',
  '/moving':
    '<main><h1>Moving</h1><p>Text</p></main><script>setTimeout(() => document.querySelector("p").before(Object.assign(document.createElement("div"), { style: "height: 200px" })), 300)</script>',
}
/** Random bytes as text, which gzip cannot make much smaller than three quarters. */
const heavyScript = `/*${Array.from({ length: 9000 }, () => Math.random().toString(36).slice(2)).join('')}*/`

/** What the browser would have taken. */
const encodings: string[] = []

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
  baseURL: async ({}, use) => {
    const server = createServer((request, response) => {
      const page = pages[request.url ?? '']
      const head =
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title><link rel="icon" href="data:,">'
      if (request.url === '/heavy.js') {
        encodings.push(String(request.headers['accept-encoding']))
        response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'gzip' })
        response.end(gzipSync(heavyScript))
      } else {
        response.writeHead(page ? 200 : 404, {
          'content-type': 'text/html',
          'content-security-policy': "default-src 'self' http://foreign.invalid data: 'unsafe-inline'",
        })
        response.end(page && head + page)
      }
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    server.closeAllConnections()
    server.close()
  },
})

test('a quiet page passes', async ({ page }) => {
  await page.goto('/good')
  await expectAccessible(page)
})

for (const fault of ['/console', '/exception', '/missing', '/foreign']) {
  test(`${fault} is heard`, async ({ browser, baseURL }) => {
    const context = await browser.newContext()
    const noise = listen(context, baseURL ?? '')
    const page = await context.newPage()
    await page.goto(`${baseURL}${fault}`, { waitUntil: 'networkidle' })
    await expect.poll(() => noise.heard().length).toBeGreaterThan(0)
    await context.close()
  })

  test(`${fault} passes where it is expected`, async ({ page, noise }) => {
    noise.allow(/loud|null|nothing|404|foreign/)
    await page.goto(fault, { waitUntil: 'networkidle' })
  })
}

test('what is heard fails the test', async ({ page }) => {
  test.fail()
  await page.goto('/console')
})

test('pale text is not accessible', async ({ page }) => {
  await page.goto('/pale')
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast/)
})

test('what moves is recorded', async ({ page }) => {
  const shifts = await recordLayoutShifts(page)
  await page.goto('/moving')
  await expect.poll(async () => (await shifts()).length).toBeGreaterThan(0)
  expect((await shifts())[0]?.moved.join()).toContain('Text')
})

test('bytes are weighed as they come over the wire', async ({ page }) => {
  const weight = await weigh(page)
  await page.goto('/heavy', { waitUntil: 'networkidle' })
  const scripts = weight.transfers().filter(({ kind }) => kind === 'Script')
  const sent = gzipSync(heavyScript).length / 1000
  expect(kilobytes(scripts)).toBeGreaterThanOrEqual(sent)
  expect(kilobytes(scripts)).toBeLessThan(sent + 1)
  expect((await weight.scripts()).join()).toBe(heavyScript)
  expect(encodings).toEqual(['gzip'])
})

test.describe('a device', () => {
  test.use({ ...place('Istanbul'), ...language('ar'), ...at('2026-03-20T12:34:56Z') })

  test('is where, when and in which language it is told to be', async ({ page }) => {
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

  test('loses the network and finds it again', async ({ page, network }) => {
    await page.goto('/good')
    await network.cut()
    expect(await page.evaluate(() => fetch('/good').then(String, String))).toContain('TypeError')
    await network.restore()
    expect(await page.evaluate(() => fetch('/good').then(({ status }) => status))).toBe(200)
  })
})

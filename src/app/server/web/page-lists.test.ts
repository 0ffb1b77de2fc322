import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { buildServer } from '#shared/server/http/build-server.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { serverFeatures } from '../features.ts'
import { pageRoutes } from './page.routes.ts'

const TEMPLATE = `<!doctype html>
<html lang="en" dir="ltr"><head><!--head--></head>
<body><div id="root"><!--first--></div><!--body--></body></html>`

let web: string
let server: TestApp
beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'rafiq-web-'))
  mkdirSync(join(web, 'assets'))
  writeFileSync(join(web, 'index.html'), TEMPLATE)
  server = await testApp({
    features: serverFeatures,
    build: (services, features) => buildServer(services, features, (app) => pageRoutes(app, services, web)),
  })
})
afterAll(async () => {
  await server.close()
  rmSync(web, { recursive: true })
})

it.each([
  // The popular names are read once in ten minutes, the hadith of the day each time.
  { path: '/islamic-names', type: 'ItemList', first: 2, next: 1 },
  { path: '/hadiths', type: 'ItemList', first: 2, next: 2 },
  { path: '/islamic-business', type: 'ItemList', first: 1, next: 1 },
  { path: '/blog', type: 'ItemList', first: 1, next: 1 },
  { path: '/islamic-qa', type: 'FAQPage', first: 1, next: 1 },
  { path: '/courses', type: 'ItemList', first: 1, next: 1 },
])(
  'reads the entries of $path once for the head and the first answer',
  async ({ path, type, first, next }) => {
    const select = vi.spyOn(server.services.database.db, 'select')
    onTestFinished(() => select.mockRestore())
    const read = async (url: string) => {
      select.mockClear()
      const { body } = await server.app.inject(url)
      const readings = select.mock.calls.filter(([columns]) => columns && 'entry' in columns)
      return { body, readings: readings.length }
    }
    const page = await read(path)
    expect(page.body).toContain(`"@type":"${type}"`)
    expect(page.readings).toBe(first)
    expect((await read(path)).readings, 'of the next request').toBe(next)
  },
)

/** Opens a page, and returns the answers that came with it by their addresses. */
async function answersOf(path: string): Promise<Record<string, unknown>> {
  const { body } = await server.app.inject(path)
  const [, text = '{}'] = / id="answers">(.*?)<\/script>/s.exec(body) ?? []
  return JSON.parse(text)
}

it.each([
  ['/islamic-names/umar', '/api/islamic-names/umar?language=en'],
  ['/hadiths/bukhari-1', '/api/hadiths/bukhari-1'],
])('sends the answer that %s asks for first, read once, with the page', async (path, address) => {
  const select = vi.spyOn(server.services.database.db, 'select')
  onTestFinished(() => select.mockRestore())
  const answers = await answersOf(path)
  const readings = select.mock.calls.filter(([columns]) => columns && 'entry' in columns)
  expect(readings).toHaveLength(1)
  expect(answers[address]).toEqual((await server.app.inject(address)).json())
})

it('sends the popular names and the hadith of the day with their lists', async () => {
  const popular = '/api/islamic-names/popular?language=ar'
  expect((await answersOf('/islamic-names?lang=ar'))[popular]).toHaveLength(10)
  const [address, hadith] =
    Object.entries(await answersOf('/hadiths')).find(([url]) => url.includes('daily')) ?? []
  expect(address).toMatch(/^\/api\/hadiths\/daily\?date=\d{4}-\d\d-\d\d$/)
  expect(hadith).toEqual((await server.app.inject(address ?? '')).json())
})

it('asks for no answer for an entry that doesn’t exist', async () => {
  const inject = vi.spyOn(server.app, 'inject')
  onTestFinished(() => inject.mockRestore())
  expect((await server.app.inject('/islamic-names/nobody')).statusCode).toBe(404)
  expect(inject.mock.calls).toEqual([['/islamic-names/nobody']])
})

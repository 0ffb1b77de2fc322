import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { recordTypes } from '#features/user-data/core/record-types.ts'
import { userDataOf } from '#features/user-data/server/user-data.routes.ts'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import type * as Pages from '#shared/core/pages.ts'
import { recordType } from '#shared/core/user-data/record-type.ts'
import { timestampOf } from '#shared/core/user-data/timestamp.ts'
import { buildServer } from '#shared/server/http/build-server.ts'
import { guardedRoute, route } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { allow } from '#shared/server/session/policy.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { apiDocs } from './api-docs.ts'
import { featuresWith } from './features.ts'
import { pageRoutes } from './web/page.routes.ts'

const readWish = endpoint({
  method: 'GET',
  path: '/api/wishes/{number}',
  summary: 'A made-up wish.',
  params: z.object({ number: z.coerce.number().int().max(10) }),
  answer: z.object({ number: z.number(), text: z.string() }),
})
const saveWish = endpoint({
  method: 'POST',
  path: '/api/wishes',
  summary: 'Saves a made-up wish.',
  body: z.object({ text: z.string() }),
  answer: z.object({}),
})
const ownWishes = recordType<{ readonly words: string }>({
  name: 'own-wish',
  merge: 'whole',
  privacy: 'private',
  schema: (s) => s.object({ words: s.filledText(500) }),
})

/** Everything that the server side of a new feature declares. */
const wishesFeature: ServerFeature = (app) => {
  route(app, readWish, ({ params: { number } }) => ({ number, text: 'made up', secret: 'of nobody' }))
  guardedRoute(app, allow('everyone signed in', 'save wishes'), saveWish, () => ({}))
  app.accountDataSources.push({
    part: 'wishes',
    async *read() {
      yield { wish: 'saved by the made-up feature' }
    },
  })
}

vi.mock('#shared/core/pages.ts', async (original) => {
  const { pages } = await original<typeof Pages>()
  const listed = [...pages, { path: '/wishes', name: 'wishes', menu: 'menu' }]
  return { pages: listed, pageAt: (path: string) => listed.find((page) => page.path === path) }
})
vi.mock('#locales/en/pages.json', async (original) => {
  const texts = await original<{ default: object }>()
  return { default: { ...texts.default, wishes: { link: 'Wishes', title: 'Wishes — Rafiq' } } }
})
vi.mock('#locales/en/descriptions.json', async (original) => {
  const texts = await original<{ default: object }>()
  return { default: { ...texts.default, wishes: 'Wishes for every occasion.' } }
})

describe('a made-up feature with one line in each list', () => {
  let server: TestApp
  const web = mkdtempSync(join(tmpdir(), 'rafiq-web-'))
  beforeAll(async () => {
    mkdirSync(join(web, 'assets'))
    writeFileSync(join(web, 'index.html'), '<html><head><!--head--></head><body><!--first--></body></html>')
    const features = [...featuresWith(userDataOf([...recordTypes, ownWishes])), wishesFeature, apiDocs]
    server = await testApp({
      build: (services) => buildServer(services, features, (app) => pageRoutes(app, services, web)),
    })
  })
  afterAll(async () => {
    await server.close()
    rmSync(web, { recursive: true })
  })

  it('returns the fields of its contract, with a tag and the common headers', async () => {
    const { headers, json } = await server.app.inject('/api/wishes/3')
    expect(json()).toEqual({ number: 3, text: 'made up' })
    expect(headers).toMatchObject({ etag: expect.any(String), 'x-content-type-options': 'nosniff' })
  })

  it('rejects requests that its contract or its policy forbids', async () => {
    const bad = await server.app.inject('/api/wishes/11')
    expect([bad.statusCode, bad.json().error.fields[0].field]).toEqual([400, 'number'])
    const stranger = await server.app.inject({ method: 'POST', url: '/api/wishes', payload: { text: 'x' } })
    expect([stranger.statusCode, stranger.json().error.code]).toEqual([401, 'not_signed_in'])
  })

  it('is included in the description of the API', async () => {
    const { paths } = (await server.app.inject('/api/docs/openapi.json')).json()
    expect(paths['/api/wishes/{number}'].get.summary).toBe('A made-up wish')
    expect(Object.keys(paths)).toContain('/api/wishes')
  })

  it('has a page with its title and description', async () => {
    const { statusCode, body } = await server.app.inject('/wishes')
    expect(statusCode).toBe(200)
    expect(body).toContain('<title>Wishes — Rafiq</title>')
    expect(body).toContain('<p>Wishes for every occasion.</p>')
    expect((await server.app.inject('/wishes-of-nobody')).statusCode).toBe(404)
  })

  it('syncs its records and is included in the export of an account', async () => {
    const signedUp = await server.app.inject({
      method: 'POST',
      url: '/api/register',
      payload: { email: 'aisha@mail.example', password: 'seven quiet lanterns' },
    })
    const cookie = [signedUp.headers['set-cookie']].flat().map((line) => String(line).split(';')[0])
    const headers = { cookie: cookie.join('; '), 'x-session-id': signedUp.json().sessionId }
    const at = timestampOf({ ms: Date.now(), count: 0, device: 'a'.repeat(16) })
    const sent = { type: 'own-wish', id: 'a', at, value: { words: 'Rabbi zidni ilma' } }
    const sync = (record: unknown) => {
      const payload = { account: signedUp.json().user.id, after: 0, records: [record] }
      return server.app.inject({ method: 'POST', url: '/api/sync', headers, payload })
    }
    expect((await sync({ ...sent, value: { words: 7 } })).statusCode).toBe(400)
    expect((await sync(sent)).statusCode).toBe(200)
    const exported = await server.app.inject({ url: '/api/account/export', headers })
    expect(exported.json()).toMatchObject({
      wishes: [{ wish: 'saved by the made-up feature' }],
      records: [sent],
    })
  })
})

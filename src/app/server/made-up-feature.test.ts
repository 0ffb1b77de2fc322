import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { buildServer } from '#shared/server/http/build-server.ts'
import { guardedRoute, route } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { allow } from '#shared/server/session/policy.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { apiDocs } from './api-docs.ts'
import { serverFeatures } from './features.ts'

const readDua = endpoint({
  method: 'GET',
  path: '/api/duas/{number}',
  summary: 'A made-up dua.',
  params: z.object({ number: z.coerce.number().int().max(10) }),
  answer: z.object({ number: z.number(), text: z.string() }),
})
const saveDua = endpoint({
  method: 'POST',
  path: '/api/duas',
  summary: 'Saves a made-up dua.',
  body: z.object({ text: z.string() }),
  answer: z.object({}),
})

/** All that the server side of a new feature declares. */
const duasFeature: ServerFeature = (app) => {
  route(app, readDua, ({ params: { number } }) => ({ number, text: 'made up', secret: 'of nobody' }))
  guardedRoute(app, allow('everyone signed in', 'save duas'), saveDua, () => ({}))
  app.accountDataSources.push({
    part: 'roleApplications',
    async *read() {
      yield { dua: 'saved by the made-up feature' }
    },
  })
}

describe('a made-up feature with one line in the list of features', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp({
      build: (services) => buildServer(services, [...serverFeatures, duasFeature, apiDocs]),
    })
  })
  afterAll(() => server.close())

  it('answers what its contract lists, tagged and with the headers of every answer', async () => {
    const { headers, json } = await server.app.inject('/api/duas/3')
    expect(json()).toEqual({ number: 3, text: 'made up' })
    expect(headers).toMatchObject({ etag: expect.any(String), 'x-content-type-options': 'nosniff' })
  })

  it('refuses what its contract does not take, and who its policy does not name', async () => {
    const bad = await server.app.inject('/api/duas/11')
    expect([bad.statusCode, bad.json().error.fields[0].field]).toEqual([400, 'number'])
    const stranger = await server.app.inject({ method: 'POST', url: '/api/duas', payload: { text: 'x' } })
    expect([stranger.statusCode, stranger.json().error.code]).toEqual([401, 'not_signed_in'])
  })

  it('is in the description of the API', async () => {
    const { paths } = (await server.app.inject('/api/docs/openapi.json')).json()
    expect(paths['/api/duas/{number}'].get.summary).toBe('A made-up dua.')
    expect(Object.keys(paths)).toContain('/api/duas')
  })

  it('has its part in the export of an account', async () => {
    const signedUp = await server.app.inject({
      method: 'POST',
      url: '/api/register',
      payload: { email: 'aisha@mail.example', password: 'seven quiet lanterns' },
    })
    const cookie = [signedUp.headers['set-cookie']].flat().map((line) => String(line).split(';')[0])
    const headers = { cookie: cookie.join('; '), 'x-session-id': signedUp.json().sessionId }
    const exported = await server.app.inject({ url: '/api/account/export', headers })
    expect(exported.json().roleApplications).toContainEqual({ dua: 'saved by the made-up feature' })
  })
})

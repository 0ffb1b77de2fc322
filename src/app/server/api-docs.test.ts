import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { apiDocs } from './api-docs.ts'
import { serverFeatures } from './features.ts'

let server: TestApp

beforeAll(async () => {
  server = await testApp({ features: [...serverFeatures, apiDocs] })
})
afterAll(() => server.close())

test('every call of the contracts is described for programs, with its query and its answer', async () => {
  const { json } = await server.app.inject('/api/docs/openapi.json')
  const { paths } = json()
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([
      '/api/prayer-times',
      '/api/qibla',
      '/api/islamic-date',
      '/api/quran/surah/{number}',
    ]),
  )
  const names = paths['/api/prayer-times'].get.parameters.map(({ name }: { name: string }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['latitude', 'longitude', 'method', 'madhab', 'highLatitudeRule']),
  )
  expect(JSON.stringify(paths['/api/prayer-times'].get.responses)).toContain('fajr')
})

test('and as a page for people, without scripts', async () => {
  const { body, headers } = await server.app.inject('/api/docs')
  expect(headers['content-type']).toContain('text/html')
  expect(body).toContain('GET /api/daily-verse')
  expect(body).not.toContain('<script')
})

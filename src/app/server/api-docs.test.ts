import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { apiDocs } from './api-docs.ts'
import { serverFeatures } from './features.ts'
import { healthFeature } from './health.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp({ features: [...serverFeatures, healthFeature, apiDocs] })
})
afterAll(() => server.close())

const description = async () => (await server.app.inject('/api/docs/openapi.json')).body

describe('the description of the API', () => {
  it('passes Redocly’s recommended rules', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      rules: { 'no-invalid-schema-examples': 'error', 'no-invalid-parameter-examples': 'error' },
    })
    const found = await lintFromString({
      source: await description(),
      absoluteRef: 'openapi.json',
      config,
    })
    expect(found.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
  })

  it('is valid OpenAPI 3.1', async () => {
    const found = JSON.parse(await description())
    expect(found.openapi).toBe('3.1.0')
    expect(await new Validator().validate(found)).toEqual({ valid: true })
  })

  it('includes each call with its query, answer and errors', async () => {
    const { paths } = JSON.parse(await description())
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/api/qibla', '/api/islamic-date', '/api/quran/surah/{number}']),
    )
    const { parameters, responses, operationId, tags, security } = paths['/api/prayer-times'].get
    expect(parameters.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['latitude', 'longitude', 'method', 'madhab', 'highLatitudeRule']),
    )
    expect(JSON.stringify(responses[200])).toContain('fajr')
    expect(responses[400].description).toContain('date_not_in_time_zone')
    expect(Object.keys(responses)).toEqual(['200', '400', '429', '500', '503'])
    expect({ operationId, tags, security }).toEqual({
      operationId: 'getPrayerTimes',
      tags: ['prayer-times'],
      security: [],
    })
    const account = paths['/api/account'].patch
    expect(account.security).toEqual([{ sessionId: [], sessionCookie: [] }])
    expect(Object.keys(account.responses)).toEqual(expect.arrayContaining(['401', '403', '409']))
  })

  it('has unique operation ids', async () => {
    const { paths } = JSON.parse(await description()) as { paths: Record<string, Record<string, object>> }
    const ids = Object.values(paths).flatMap((calls) =>
      Object.values(calls).map((call) => (call as { operationId: string }).operationId),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('the page of the API', () => {
  it('contains no inline script and nothing from other sites', async () => {
    const { body, headers } = await server.app.inject('/api/docs')
    expect(headers['content-type']).toContain('text/html')
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(body).not.toMatch(/<script(?![^>]* src="\/)|https?:/)
  })

  it.each(['swagger-ui.css', 'swagger-ui.js', 'start.js'])('has the file %s', async (name) => {
    const answer = await server.app.inject(`/api/docs/${name}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.body.length).toBeGreaterThan(500)
  })
})

describe('a page of another site', () => {
  const origin = 'https://another.example'

  it('can read public answers, errors included', async () => {
    for (const url of ['/api/qibla?latitude=41&longitude=29', '/api/qibla']) {
      const { headers } = await server.app.inject({ url, headers: { origin } })
      expect(headers['access-control-allow-origin']).toBe('*')
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
      expect(headers['access-control-allow-credentials']).toBeUndefined()
    }
  })

  it('can revalidate with If-None-Match', async () => {
    const { statusCode, headers } = await server.app.inject({
      method: 'OPTIONS',
      url: '/api/quran/surah/2',
      headers: { origin, 'access-control-request-method': 'GET' },
    })
    expect(statusCode).toBe(204)
    expect(headers['access-control-allow-headers']).toBe('If-None-Match')
  })

  it('cannot read answers that depend on a session', async () => {
    for (const url of ['/api/auth/user', '/api/account/export', '/api/role-applications']) {
      const { headers } = await server.app.inject({ url, headers: { origin } })
      expect(headers['access-control-allow-origin'], url).toBeUndefined()
      expect(headers['cross-origin-resource-policy'], url).toBe('same-origin')
    }
  })
})

it('can read the remaining requests in the headers of the current draft', async () => {
  const limited = await testApp({ features: serverFeatures, settings: { RATE_LIMIT: 3 } })
  const headers = async () => (await limited.app.inject('/api/qibla?latitude=41&longitude=29')).headers
  expect(await headers()).toMatchObject({
    'ratelimit-policy': '"minute";q=3;w=60',
    ratelimit: '"minute";r=2;t=60',
  })
  expect(await headers()).not.toHaveProperty('x-ratelimit-limit')
  await headers()
  expect(await headers()).toMatchObject({ ratelimit: '"minute";r=0;t=60', 'retry-after': '60' })
  await limited.close()
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { qiblaFeature } from './qibla.routes.ts'

let server: TestApp

beforeAll(async () => {
  server = await testApp({ features: [qiblaFeature] })
})
afterAll(() => server.close())

async function ask(query: Record<string, string | string[]>) {
  const answer = await server.app.inject({ url: '/api/qibla', query })
  return { status: answer.statusCode, body: answer.json() }
}

const fromIstanbul = { direction: 151.62, compass: 'SE', distance: 2405.07, miles: 1494.44 }

describe('GET /api/qibla', () => {
  it.each([
    { lat: '41.0082', lng: '28.9784' },
    { latitude: '41.0082', longitude: '28.9784' },
    { latitude: '41.0082', longitude: '28.9784', lat: '41.0082', lng: '28.97840' },
  ])('returns direction and distance: %o', async (query) => {
    expect(await ask(query)).toEqual({ status: 200, body: fromIstanbul })
  })

  it('returns no number at the Kaaba and its antipode', async () => {
    expect((await ask({ lat: '21.4225241', lng: '39.8261818' })).body).toEqual({
      direction: null,
      note: 'kaaba',
      distance: 0,
      miles: 0,
    })
    expect((await ask({ lat: '-21.4225241', lng: '-140.1738182' })).body).toMatchObject({
      direction: null,
      note: 'antipode',
    })
  })

  it.each([
    ['nothing', {}, { latitude: 'required', longitude: 'required' }],
    ['half a place', { lat: '41' }, { lng: 'required' }],
    ['the halves of two namings', { lat: '41', longitude: '29' }, { latitude: 'required', lng: 'required' }],
    [
      'a place with a half of another naming',
      { latitude: '41', longitude: '29', lat: '41' },
      { lng: 'required' },
    ],
    ['two places', { latitude: '41', longitude: '29', lat: '42', lng: '29' }, { lat: 'contradiction' }],
    ['a latitude of 91', { lat: '91', lng: '29' }, { lat: 'too_big' }],
    ['NaN', { lat: 'NaN', lng: '29' }, { lat: 'not_a_number' }],
    ['1e999', { lat: '1e999', lng: '29' }, { lat: 'not_a_number' }],
  ])('rejects %s and names the field', async (_what, query, fields) => {
    const { status, body } = await ask(query)
    expect(status).toBe(400)
    expect(
      Object.fromEntries(body.error.fields.map(({ field, code }: Record<string, string>) => [field, code])),
    ).toEqual(fields)
  })

  it('rejects a list and null bytes', async () => {
    expect((await ask({ lat: ['1', '2'], lng: '3' })).status).toBe(400)
    expect((await server.app.inject('/api/qibla?lat=1%00&lng=2')).statusCode).toBe(400)
  })
})

import { describe, expect, it, onTestFinished } from 'vitest'
import { buildServer } from '#shared/server/http/build-server.ts'
import { drawPicture } from '#shared/server/picture/draw-picture.ts'
import type { PictureSubject } from '#shared/server/picture/social-picture.ts'
import { type TestAppOptions, testApp } from '#shared/server/test-app.ts'
import { type PictureOfAddress, pictureRoutes } from './picture.routes.ts'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47])

const umar: PictureOfAddress = async ({ path, language }) =>
  path === '/islamic-names/umar'
    ? { arabic: 'عُمَر', title: 'Umar', source: language.code, language }
    : undefined

async function start(
  draw: (subject: PictureSubject) => Promise<Buffer>,
  pictureOf = umar,
  settings: TestAppOptions['settings'] = {},
) {
  const { app, close } = await testApp({
    settings,
    build: (services, features) =>
      buildServer(services, features, (server) => pictureRoutes(server, pictureOf, draw)),
  })
  onTestFinished(close)
  return (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
}

/** Counts the drawings. */
function counting() {
  const drawn: PictureSubject[] = []
  const draw = async (subject: PictureSubject) => {
    drawn.push(subject)
    return PNG
  }
  return { drawn, draw }
}

describe('a social picture', () => {
  it('is a PNG of 1200 × 630', async () => {
    const get = await start(drawPicture)
    const { statusCode, headers, rawPayload } = await get('/social/islamic-names/umar.png?lang=en')
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
    expect(rawPayload.subarray(0, 4)).toEqual(PNG)
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630])
  })

  it('is drawn once for each subject, and not again for a client that has it', async () => {
    const { drawn, draw } = counting()
    const get = await start(draw)
    const url = '/social/islamic-names/umar.png?lang=en'
    const { headers } = await get(url)
    expect(headers['cache-control']).toBe('public, max-age=86400')
    expect((await get(url)).statusCode).toBe(200)
    expect((await get(url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
    expect(drawn).toHaveLength(1)
    const arabic = await get('/social/islamic-names/umar.png?lang=ar', {
      'if-none-match': String(headers.etag),
    })
    expect(arabic.statusCode).toBe(200)
    expect(drawn.map(({ source }) => source)).toEqual(['en', 'ar'])
  })

  it('is sent sixty times a minute to an address, however it is spelt', async () => {
    const get = await start(counting().draw, umar, { RATE_LIMIT: 600 })
    const url = '/social/islamic-names/umar.png'
    for (let number = 0; number < 60; number++) expect((await get(url)).statusCode).toBe(200)
    const refused = await get('/%73ocial/islamic-names/umar.png')
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('of a client with the picture is not drawn on a new server', async () => {
    const { drawn, draw } = counting()
    const url = '/social/islamic-names/umar.png'
    const { etag } = (await (await start(draw))(url)).headers
    const answer = await (await start(draw))(url, { 'if-none-match': String(etag) })
    expect([answer.statusCode, drawn.length]).toEqual([304, 1])
  })

  it.each(['/social/islamic-names/nobody.png', '/social/islamic-names/umar', '/social/.png'])(
    'is missing at %s',
    async (url) => expect((await (await start(counting().draw))(url)).statusCode).toBe(404),
  )

  it('is that of the app when it can’t be drawn', async () => {
    const get = await start(() => Promise.reject(new Error('no library for this machine')))
    const { statusCode, headers } = await get('/social/islamic-names/umar.png')
    expect([statusCode, headers.location, headers['cache-control'], headers.etag]).toEqual([
      302,
      '/social.png',
      'no-store',
      undefined,
    ])
  })

  it('answers busy when too many different pictures wait', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const any: PictureOfAddress = async ({ path, language }) => ({ title: path, source: '', language })
    const get = await start(() => held.then(() => PNG), any)
    const all = Array.from({ length: 25 }, (_, at) => get(`/social/${at}.png`))
    const first = await Promise.race(all)
    expect(first.statusCode).toBe(503)
    release()
    const statuses = (await Promise.all(all)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(21)
  })
})

import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type TestApp, type TestAppOptions, testApp } from '#shared/server/test-app.ts'
import {
  type ExternalServer,
  externalServer,
  json,
  silence,
  text,
} from '#shared/server/testing/external-server.ts'
import { tempFolder } from '#shared/server/testing/temp-folder.ts'
import { transcriptionFeature } from './transcriptions.routes.ts'

const wav = Buffer.concat([Buffer.from('RIFF\x24\0\0\0WAVEfmt '), Buffer.alloc(2000)])
/** No test waits this long; it only ends what would wait for ever. */
const PATIENCE_MS = 50_000
const now = new Date('2026-11-21T12:00:00Z')

async function service(answer: ExternalServer['answer']): Promise<ExternalServer> {
  const server = await externalServer(answer)
  onTestFinished(server.close)
  return server
}

async function start(server?: ExternalServer, settings: TestAppOptions['settings'] = {}, clock = () => now) {
  const DATA_DIR = settings.DATA_DIR ?? tempFolder(onTestFinished)
  const product = await testApp({
    features: [transcriptionFeature],
    clock,
    settings: {
      DATA_DIR,
      ...(server && { TRANSCRIPTION_URL: `${server.address}/v1`, TRANSCRIPTION_KEY: 'secret' }),
      TRANSCRIPTION_TIMEOUT_MS: 20_000,
      ...settings,
    },
  })
  onTestFinished(product.close)
  const folder = join(DATA_DIR, 'recordings')
  return { ...product, folder, files: () => (existsSync(folder) ? readdirSync(folder) : []) }
}

async function send({ app }: TestApp, payload: Buffer = wav, type = 'audio/wav') {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/transcriptions',
    headers: { 'content-type': type },
    payload,
  })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}

async function ask({ app }: TestApp, id: string, method: 'GET' | 'DELETE' = 'GET') {
  const answer = await app.inject({ method, url: `/api/transcriptions/${id}` })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}

const until = (product: TestApp, id: string, status: string) =>
  vi.waitFor(async () => {
    const { body } = await ask(product, id)
    expect(body.status).toBe(status)
    return body
  }, PATIENCE_MS)

/** A clock that goes on by a minute with every look at it, so that every pause is over. */
function hastyClock(): () => Date {
  let time = now.getTime()
  return () => {
    time += 60_000
    return new Date(time)
  }
}

/** What the service was sent, as a form. */
async function formOf(request: IncomingMessage): Promise<FormData> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  return new Response(Buffer.concat(chunks), { headers }).formData()
}

test('without a service nothing is taken, and the page is told', async () => {
  const product = await start()
  const told = await product.app.inject('/api/transcriptions/service')
  expect(told.json()).toEqual({ available: false, maxBytes: 10_000_000, keptHours: 24 })
  expect(await send(product)).toMatchObject({ status: 503, body: { error: { code: 'transcription_off' } } })
  expect(product.files()).toEqual([])
})

test('a recording is sent to the service with model, language and key, and its words are answered', async () => {
  const forms: Promise<FormData>[] = []
  const outside = await service((request, response) => {
    const form = formOf(request)
    forms.push(form)
    form.then(() => json({ text: ' قل هو الله أحد ', language: 'ar' })(request, response))
  })
  const product = await start(outside)
  expect((await product.app.inject('/api/transcriptions/service')).json().available).toBe(true)
  const sent = await send(product)
  expect(sent).toMatchObject({ status: 201, body: { deletedBy: '2026-11-22T12:00:00.000Z' } })
  expect(sent.headers['cache-control']).toBe('no-store')
  expect(sent.body.id).toMatch(/^[\w-]{24}$/)
  const done = await until(product, sent.body.id, 'done')
  expect(done).toEqual({ ...sent.body, status: 'done', words: 'قل هو الله أحد' })
  const [request] = outside.asked
  expect(request).toMatchObject({ method: 'POST', url: '/v1/audio/transcriptions' })
  expect(request?.headers.authorization).toBe('Bearer secret')
  const form = await forms[0]
  const file = form?.get('file') as File
  expect([form?.get('model'), form?.get('language'), file.name, file.type]).toEqual([
    'whisper-1',
    'ar',
    'recording.wav',
    'audio/wav',
  ])
  expect(Buffer.from(await file.arrayBuffer()).equals(wav)).toBe(true)
  await vi.waitFor(() => expect(product.files(), 'it is deleted when it is done').toEqual([]), PATIENCE_MS)
})

test('the format is told by the bytes, not by the sender', async () => {
  const outside = await service(json({ text: 'x' }))
  const product = await start(outside)
  for (const [payload, type] of [
    [Buffer.from('<!doctype html><p>not sound</p>'), 'audio/wav'],
    [Buffer.alloc(0), 'audio/webm'],
    [Buffer.alloc(5000), 'audio/mpeg'],
  ] as const) {
    expect(await send(product, payload, type)).toMatchObject({
      status: 415,
      body: { error: { code: 'unknown_audio' } },
    })
  }
  expect(await send(product, Buffer.from('x'), 'text/plain')).toMatchObject({ status: 415 })
  expect(await send(product, Buffer.from('{}'), 'application/json')).toMatchObject({ status: 415 })
  expect((await send(product, wav, 'application/octet-stream')).status).toBe(201)
  expect((await send(product, wav, 'audio/webm;codecs=opus')).status).toBe(201)
})

test('10 MB are taken and one byte more is refused', async () => {
  const product = await start(await service(json({ text: 'x' })))
  const large = Buffer.concat([wav, Buffer.alloc(10_000_000 - wav.length)])
  expect((await send(product, large)).status).toBe(201)
  expect(await send(product, Buffer.concat([large, Buffer.alloc(1)]))).toMatchObject({
    status: 413,
    body: { error: { code: 'body_too_large' } },
  })
})

test.each([
  ['silent', silence],
  ['broken', text('oops', 500)],
  ['no JSON', text('<html>')],
  ['of another shape', json({ words: 'x' })],
  ['away', (_: unknown, response: { destroy: () => void }) => response.destroy()],
] as const)('a service that is %s is asked again and then given up, visibly', async (_, answer) => {
  const outside = await service(answer as ExternalServer['answer'])
  const product = await start(outside, { TRANSCRIPTION_TIMEOUT_MS: 200 }, hastyClock())
  const { body } = await send(product)
  const failed = await until(product, body.id, 'failed')
  expect(failed).toMatchObject({ failure: 'service' })
  expect(failed).not.toHaveProperty('words')
  await vi.waitFor(() => expect(product.files()).toEqual([]), PATIENCE_MS)
})

test('a service that recovers gives the words after all', async () => {
  const outside = await service(text('oops', 503))
  const product = await start(outside, {}, hastyClock())
  const { body } = await send(product)
  await vi.waitFor(() => expect(outside.asked.length).toBeGreaterThanOrEqual(2), PATIENCE_MS)
  outside.answer = json({ text: 'الحمد لله' })
  expect(await until(product, body.id, 'done')).toMatchObject({ words: 'الحمد لله' })
})

test('a recording that the service refuses is not sent again', async () => {
  const outside = await service(json({ error: 'bad audio' }, 400))
  const product = await start(outside)
  const { body } = await send(product)
  expect(await until(product, body.id, 'failed')).toMatchObject({ failure: 'unreadable' })
  expect(outside.asked).toHaveLength(1)
})

test('what a sudden end interrupted is taken up when its time is over', async () => {
  let time = now
  const outside = await service(json({ text: 'بسم الله' }))
  const product = await start(outside, {}, () => time)
  const id = 'interrupted-interrupted_'
  await mkdir(product.folder, { recursive: true })
  writeFileSync(join(product.folder, `${id}.wav`), wav)
  await product.services.database.db.execute(
    sql`insert into transcriptions (id, status, extension, attempts, received_at, not_before)
        values (${id}, 'working', 'wav', 1, ${now.toISOString()}, ${new Date(now.getTime() + 30_000).toISOString()})`,
  )
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect((await ask(product, id)).body.status, 'somebody may still be at it').toBe('working')
  time = new Date(now.getTime() + 31_000)
  expect(await until(product, id, 'done')).toMatchObject({ words: 'بسم الله' })
})

test('what nobody has the recording of is left to other instances for an hour and then given up', async () => {
  let time = now
  const product = await start(await service(json({ text: 'x' })), {}, () => time)
  const id = 'without-without-without_'
  await product.services.database.db.execute(
    sql`insert into transcriptions (id, extension, received_at, not_before)
        values (${id}, 'wav', ${now.toISOString()}, ${now.toISOString()})`,
  )
  await send(product)
  expect((await ask(product, id)).body.status).toBe('waiting')
  time = new Date(now.getTime() + 3_600_001)
  expect(await until(product, id, 'failed')).toMatchObject({ failure: 'lost' })
})

test('deleting removes the recording and its words now, also while it is worked on', async () => {
  const product = await start(await service(silence))
  const { body } = await send(product)
  await until(product, body.id, 'working')
  expect(product.files()).toEqual([`${body.id}.wav`])
  expect(await ask(product, body.id, 'DELETE')).toMatchObject({ status: 200, body: { deleted: true } })
  expect(product.files()).toEqual([])
  expect(await ask(product, body.id)).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } })
  expect((await ask(product, body.id, 'DELETE')).body).toEqual({ id: body.id, deleted: false })
})

test('a day later nothing is left, whether the service is still configured or not', async () => {
  const DATA_DIR = tempFolder(onTestFinished)
  const folder = join(DATA_DIR, 'recordings')
  await mkdir(folder)
  for (const [name, hours] of [
    ['old.wav', 25],
    ['half.wav.new', 25],
    ['new.wav', 23],
  ] as const) {
    writeFileSync(join(folder, name), wav)
    const at = new Date(now.getTime() - hours * 3_600_000)
    utimesSync(join(folder, name), at, at)
  }
  const product = await start(undefined, { DATA_DIR })
  await product.app.listen({ host: '127.0.0.1', port: 0 })
  await vi.waitFor(() => expect(product.files()).toEqual(['new.wav']), PATIENCE_MS)
})

test.each(['x', 'a'.repeat(25), '..%2f..%2fetc%2fpasswd', "'; drop table transcriptions"])(
  'refuses the id %s',
  async (id) => {
    const product = await start()
    expect(await ask(product, encodeURIComponent(decodeURIComponent(id)))).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_request', fields: [{ field: 'id', code: 'not_an_id' }] } },
    })
  },
)

test('recordings are nowhere listed', async () => {
  const product = await start()
  expect((await product.app.inject('/api/transcriptions')).statusCode).toBe(404)
})

test('takes six recordings a minute from an address', async () => {
  const product = await start(await service(json({ text: 'x' })), { RATE_LIMIT: 600 })
  for (let number = 1; number <= 6; number += 1) expect((await send(product)).status).toBe(201)
  expect(await send(product)).toMatchObject({ status: 429, body: { error: { code: 'too_many_requests' } } })
})

test('neither recording, words nor key are logged', async () => {
  const outside = await service(text('secret words', 500))
  const product = await start(outside)
  const said: unknown[] = []
  for (const level of ['warn', 'error', 'info'] as const) {
    vi.spyOn(product.services.log, level).mockImplementation((...args: unknown[]) => said.push(args))
  }
  const { body } = await send(product)
  await vi.waitFor(() => expect(said.length).toBeGreaterThan(0), PATIENCE_MS)
  expect(JSON.stringify(said)).not.toMatch(/secret|RIFF|127\.0\.0\.1/)
  expect(JSON.stringify(said)).not.toContain(body.id)
})

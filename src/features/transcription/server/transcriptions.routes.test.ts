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
/** Only ends tests that would wait forever. */
const PATIENCE_MS = 50_000
const now = new Date('2026-11-21T12:00:00Z')

async function service(answer: ExternalServer['answer']): Promise<ExternalServer> {
  const server = await externalServer(answer)
  onTestFinished(server.close)
  return server
}

async function start(server?: ExternalServer, settings: TestAppOptions['settings'] = {}, clock = () => now) {
  const DATA_DIR = settings.DATA_DIR ?? tempFolder(onTestFinished)
  const testServer = await testApp({
    features: [transcriptionFeature],
    clock,
    settings: {
      DATA_DIR,
      ...(server && { TRANSCRIPTION_URL: `${server.address}/v1`, TRANSCRIPTION_KEY: 'secret' }),
      TRANSCRIPTION_TIMEOUT_MS: 20_000,
      ...settings,
    },
  })
  onTestFinished(testServer.close)
  const folder = join(DATA_DIR, 'recordings')
  return { ...testServer, folder, files: () => (existsSync(folder) ? readdirSync(folder) : []) }
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

const waitForStatus = (testServer: TestApp, id: string, status: string) =>
  vi.waitFor(async () => {
    const { body } = await ask(testServer, id)
    expect(body.status).toBe(status)
    return body
  }, PATIENCE_MS)

/** A clock that advances by a minute at every reading, so that no pause takes long. */
function fastClock(): () => Date {
  let time = now.getTime()
  return () => {
    time += 60_000
    return new Date(time)
  }
}

/** Parses the multipart request that the service received. */
async function parseForm(request: IncomingMessage): Promise<FormData> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  return new Response(Buffer.concat(chunks), { headers }).formData()
}

test('recordings are rejected without a service', async () => {
  const testServer = await start()
  const serviceAnswer = await testServer.app.inject('/api/transcriptions/service')
  expect(serviceAnswer.json()).toEqual({ available: false, maxBytes: 10_000_000, keptHours: 24 })
  expect(await send(testServer)).toMatchObject({
    status: 503,
    body: { error: { code: 'transcription_off' } },
  })
  expect(testServer.files()).toEqual([])
})

test('a recording is sent with model, language and key, and its transcript returned', async () => {
  const forms: Promise<FormData>[] = []
  const outside = await service((request, response) => {
    const form = parseForm(request)
    forms.push(form)
    form.then(() => json({ text: ' قل هو الله أحد ', language: 'ar' })(request, response))
  })
  const testServer = await start(outside)
  expect((await testServer.app.inject('/api/transcriptions/service')).json().available).toBe(true)
  const sent = await send(testServer)
  expect(sent).toMatchObject({ status: 201, body: { deletedBy: '2026-11-22T12:00:00.000Z' } })
  expect(sent.headers['cache-control']).toBe('no-store')
  expect(sent.body.id).toMatch(/^[\w-]{24}$/)
  const done = await waitForStatus(testServer, sent.body.id, 'done')
  expect(done).toEqual({ ...sent.body, status: 'done', text: 'قل هو الله أحد' })
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
  await vi.waitFor(
    () => expect(testServer.files(), 'the recording is deleted when done').toEqual([]),
    PATIENCE_MS,
  )
})

test('the format is detected from the bytes', async () => {
  const outside = await service(json({ text: 'x' }))
  const testServer = await start(outside)
  for (const [payload, type] of [
    [Buffer.from('<!doctype html><p>not sound</p>'), 'audio/wav'],
    [Buffer.alloc(0), 'audio/webm'],
    [Buffer.alloc(5000), 'audio/mpeg'],
  ] as const) {
    expect(await send(testServer, payload, type)).toMatchObject({
      status: 415,
      body: { error: { code: 'unknown_audio' } },
    })
  }
  expect(await send(testServer, Buffer.from('x'), 'text/plain')).toMatchObject({ status: 415 })
  expect(await send(testServer, Buffer.from('{}'), 'application/json')).toMatchObject({ status: 415 })
  expect((await send(testServer, wav, 'application/octet-stream')).status).toBe(201)
  expect((await send(testServer, wav, 'audio/webm;codecs=opus')).status).toBe(201)
})

test('a recording of 10 MB is accepted and one byte more rejected', async () => {
  const testServer = await start(await service(json({ text: 'x' })))
  const large = Buffer.concat([wav, Buffer.alloc(10_000_000 - wav.length)])
  expect((await send(testServer, large)).status).toBe(201)
  expect(await send(testServer, Buffer.concat([large, Buffer.alloc(1)]))).toMatchObject({
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
] as const)('a service that is %s is retried and then reported as failed', async (_, answer) => {
  const outside = await service(answer as ExternalServer['answer'])
  const testServer = await start(outside, { TRANSCRIPTION_TIMEOUT_MS: 200 }, fastClock())
  const { body } = await send(testServer)
  const failed = await waitForStatus(testServer, body.id, 'failed')
  expect(failed).toMatchObject({ failure: 'service' })
  expect(failed).not.toHaveProperty('text')
  await vi.waitFor(() => expect(testServer.files()).toEqual([]), PATIENCE_MS)
})

test('a service that recovers returns the transcript', async () => {
  const outside = await service(text('oops', 503))
  const testServer = await start(outside, {}, fastClock())
  const { body } = await send(testServer)
  await vi.waitFor(() => expect(outside.asked.length).toBeGreaterThanOrEqual(2), PATIENCE_MS)
  outside.answer = json({ text: 'الحمد لله' })
  expect(await waitForStatus(testServer, body.id, 'done')).toMatchObject({ text: 'الحمد لله' })
})

test('a rejected recording is not sent again', async () => {
  const outside = await service(json({ error: 'bad audio' }, 400))
  const testServer = await start(outside)
  const { body } = await send(testServer)
  expect(await waitForStatus(testServer, body.id, 'failed')).toMatchObject({ failure: 'unreadable' })
  expect(outside.asked).toHaveLength(1)
})

test('an interrupted transcription is resumed when its lease ends', async () => {
  let time = now
  const outside = await service(json({ text: 'بسم الله' }))
  const testServer = await start(outside, {}, () => time)
  const id = 'interrupted-interrupted_'
  await mkdir(testServer.folder, { recursive: true })
  writeFileSync(join(testServer.folder, `${id}.wav`), wav)
  await testServer.services.database.db.execute(
    sql`insert into transcriptions (id, status, extension, attempts, received_at, not_before)
        values (${id}, 'working', 'wav', 1, ${now.toISOString()}, ${new Date(now.getTime() + 30_000).toISOString()})`,
  )
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect((await ask(testServer, id)).body.status, 'its lease has not ended').toBe('working')
  time = new Date(now.getTime() + 31_000)
  expect(await waitForStatus(testServer, id, 'done')).toMatchObject({ text: 'بسم الله' })
})

test('a transcription without its recording fails after an hour', async () => {
  let time = now
  const testServer = await start(await service(json({ text: 'x' })), {}, () => time)
  const id = 'without-without-without_'
  await testServer.services.database.db.execute(
    sql`insert into transcriptions (id, extension, received_at, not_before)
        values (${id}, 'wav', ${now.toISOString()}, ${now.toISOString()})`,
  )
  await send(testServer)
  expect((await ask(testServer, id)).body.status).toBe('waiting')
  time = new Date(now.getTime() + 3_600_001)
  expect(await waitForStatus(testServer, id, 'failed')).toMatchObject({ failure: 'lost' })
})

test('deleting works during transcription and removes everything', async () => {
  const testServer = await start(await service(silence))
  const { body } = await send(testServer)
  await waitForStatus(testServer, body.id, 'working')
  expect(testServer.files()).toEqual([`${body.id}.wav`])
  expect(await ask(testServer, body.id, 'DELETE')).toMatchObject({ status: 200, body: { deleted: true } })
  expect(testServer.files()).toEqual([])
  expect(await ask(testServer, body.id)).toMatchObject({
    status: 404,
    body: { error: { code: 'not_found' } },
  })
  expect((await ask(testServer, body.id, 'DELETE')).body).toEqual({ id: body.id, deleted: false })
})

test('old recordings are deleted even without a service', async () => {
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
  const testServer = await start(undefined, { DATA_DIR })
  await testServer.app.listen({ host: '127.0.0.1', port: 0 })
  await vi.waitFor(() => expect(testServer.files()).toEqual(['new.wav']), PATIENCE_MS)
})

test.each(['x', 'a'.repeat(25), '..%2f..%2fetc%2fpasswd', "'; drop table transcriptions"])(
  'the id %s is rejected',
  async (id) => {
    const testServer = await start()
    expect(await ask(testServer, encodeURIComponent(decodeURIComponent(id)))).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_request', fields: [{ field: 'id', code: 'not_an_id' }] } },
    })
  },
)

test('recordings are never listed', async () => {
  const testServer = await start()
  expect((await testServer.app.inject('/api/transcriptions')).statusCode).toBe(404)
})

test('an address is limited to six recordings a minute', async () => {
  const testServer = await start(await service(json({ text: 'x' })), { RATE_LIMIT: 600 })
  for (let number = 1; number <= 6; number += 1) expect((await send(testServer)).status).toBe(201)
  expect(await send(testServer)).toMatchObject({
    status: 429,
    body: { error: { code: 'too_many_requests' } },
  })
})

test('neither recording, transcript nor key is logged', async () => {
  const outside = await service(text('secret words', 500))
  const testServer = await start(outside)
  const logged: unknown[] = []
  for (const level of ['warn', 'error', 'info'] as const) {
    vi.spyOn(testServer.services.log, level).mockImplementation((...args: unknown[]) => logged.push(args))
  }
  const { body } = await send(testServer)
  await vi.waitFor(() => expect(logged.length).toBeGreaterThan(0), PATIENCE_MS)
  expect(JSON.stringify(logged)).not.toMatch(/secret|RIFF|127\.0\.0\.1/)
  expect(JSON.stringify(logged)).not.toContain(body.id)
})

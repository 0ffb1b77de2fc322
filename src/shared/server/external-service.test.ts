import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { type ExternalServiceOptions, externalService } from './external-service.ts'
import { ExternalServiceError } from './external-service-error.ts'
import { type ExternalServer, externalServer, json, silence, text } from './testing/external-server.ts'

const servers: ExternalServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

async function serverThat(answer: ExternalServer['answer']): Promise<ExternalServer> {
  const server = await externalServer(answer)
  servers.push(server)
  return server
}

const answerSchema = z.object({ city: z.string() })
const patient = { failures: 1000, restMs: 1 }

function read(address: string, options: Partial<ExternalServiceOptions> = {}) {
  const service = externalService({
    name: 'test service',
    timeoutMs: 5000,
    budgetMs: 10_000,
    pauseMs: 5,
    breaker: patient,
    ...options,
  })
  return service.read(new URL(`${address}/reverse?lat=41.008`), answerSchema)
}

async function failure(attempt: Promise<unknown>): Promise<ExternalServiceError> {
  const error = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof ExternalServiceError) return error
  throw new Error(`Expected an ExternalServiceError, got ${String(error)}`)
}

test('reads a valid answer, reduces it to the schema, and identifies the product', async () => {
  const server = await serverThat(json({ city: 'Istanbul', more: 1 }))
  await expect(read(server.address)).resolves.toEqual({ city: 'Istanbul' })
  expect(server.asked[0]?.headers['user-agent']).toMatch(/^Rafiq/)
  expect(server.asked[0]?.headers.accept).toBe('application/json')
})

test('gives up on a silent service after a second attempt', async () => {
  const server = await serverThat(silence)
  const error = await failure(read(server.address, { timeoutMs: 500, budgetMs: 2000 }))
  expect(error.reason).toBe('timeout')
  expect(server.asked).toHaveLength(2)
})

test('gives up on an answer that starts but never ends', async () => {
  const server = await serverThat((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"city":')
  })
  expect((await failure(read(server.address, { timeoutMs: 100, budgetMs: 150 }))).reason).toBe('timeout')
})

test('accepts a slow answer within the time limit', async () => {
  const server = await serverThat((request, response) => {
    setTimeout(() => json({ city: 'Izmir' })(request, response), 50)
  })
  await expect(read(server.address)).resolves.toEqual({ city: 'Izmir' })
})

test('stops when the time for all attempts is used up', async () => {
  const server = await serverThat(json({}, 503))
  await failure(read(server.address, { budgetMs: 10_000, pauseMs: 10_000, attempts: 50 }))
  expect(server.asked).toHaveLength(1)
})

test('reports an address where nothing listens as unreachable', async () => {
  const server = await externalServer(silence)
  await server.close()
  expect((await failure(read(server.address))).reason).toBe('unreachable')
})

test('retries once after a broken connection', async () => {
  const server = await serverThat((request) => {
    server.answer = json({ city: 'Konya' })
    request.socket.destroy()
  })
  await expect(read(server.address)).resolves.toEqual({ city: 'Konya' })
  expect(server.asked).toHaveLength(2)
})

test.each([500, 502, 503])('retries once after status %d', async (status) => {
  const server = await serverThat(json({}, status))
  expect(await failure(read(server.address))).toMatchObject({ reason: 'status', status })
  expect(server.asked).toHaveLength(2)
})

test.each([400, 401, 403, 404, 429])('does not retry after status %d', async (status) => {
  const server = await serverThat(json({}, status))
  expect(await failure(read(server.address))).toMatchObject({ reason: 'status', status })
  expect(server.asked).toHaveLength(1)
})

test('does not follow redirects', async () => {
  const elsewhere = await serverThat(json({ city: 'Elsewhere' }))
  const server = await serverThat(text('', 302, { location: `${elsewhere.address}/` }))
  expect((await failure(read(server.address))).reason).toBe('redirected')
  expect(elsewhere.asked).toHaveLength(0)
})

test.each([
  ['a web page', '<html>Sign in to the network</html>'],
  ['broken JSON', '{"city":"Ist'],
  ['nothing', ''],
])('rejects %s, which is not JSON, without a retry', async (_, body) => {
  const server = await serverThat(text(body))
  expect((await failure(read(server.address))).reason).toBe('not_json')
  expect(server.asked).toHaveLength(1)
})

test.each([[[]], [null], [{ city: 3 }], ['Istanbul']])(
  'rejects %j, which does not match the schema',
  async (value) => {
    const server = await serverThat(json(value))
    expect((await failure(read(server.address))).reason).toBe('unexpected')
  },
)

test('does not read a body that is declared as too large', async () => {
  const server = await serverThat(json({ city: 'x'.repeat(2000) }))
  expect((await failure(read(server.address, { maxBytes: 1000 }))).reason).toBe('too_large')
})

test('aborts a body of unknown length that grows too large', async () => {
  const server = await serverThat((_, response) => {
    response.writeHead(200)
    const more = () => {
      if (!response.destroyed) response.write('x'.repeat(1000), () => setImmediate(more))
    }
    more()
  })
  expect((await failure(read(server.address, { maxBytes: 10_000 }))).reason).toBe('too_large')
})

test('aborts a small body that decompresses to a large one', async () => {
  const packed = gzipSync(JSON.stringify({ city: 'x'.repeat(5_000_000) }))
  const server = await serverThat((_, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': packed.length }).end(packed)
  })
  expect((await failure(read(server.address, { maxBytes: 100_000 }))).reason).toBe('too_large')
})

test('pauses calls to a service that keeps failing, then tries again', async () => {
  const server = await serverThat(json({}, 500))
  const service = externalService({
    name: 'test service',
    timeoutMs: 5000,
    budgetMs: 5000,
    attempts: 1,
    breaker: { failures: 2, restMs: 2000 },
  })
  const ask = () => service.read(new URL(server.address), answerSchema)
  await failure(ask())
  await failure(ask())
  expect((await failure(ask())).reason).toBe('resting')
  expect(server.asked).toHaveLength(2)
  server.answer = json({ city: 'Van' })
  await new Promise((resolve) => setTimeout(resolve, 2050))
  await expect(ask()).resolves.toEqual({ city: 'Van' })
  await expect(ask()).resolves.toEqual({ city: 'Van' })
})

test('waits as long as the service asks', async () => {
  const server = await serverThat(json({}, 429, { 'retry-after': '60' }))
  const service = externalService({ name: 'test service', timeoutMs: 5000, budgetMs: 5000 })
  const ask = () => service.read(new URL(server.address), answerSchema)
  expect(await failure(ask())).toMatchObject({ reason: 'status', status: 429, retryAfterMs: 60_000 })
  expect((await failure(ask())).reason).toBe('resting')
  expect(server.asked).toHaveLength(1)
})

test('leaves the URL and the sent data out of error messages', async () => {
  const server = await serverThat(json({}, 400))
  const error = await failure(read(server.address))
  expect(JSON.stringify([error.message, error, error.stack])).not.toMatch(/41\.008|127\.0\.0\.1/)
  expect(error.message).toBe('test service: status 400')
})

import { request } from 'node:http'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { endSlowBodies } from './answer-broken-requests.ts'

async function send(contentType: string, ms: number) {
  const app = Fastify()
  onTestFinished(() => app.close())
  endSlowBodies(app, ms)
  app.addContentTypeParser('audio/webm', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
  app.post('/', async () => ({}))
  const address = await app.listen()
  return new Promise<number | undefined>((resolve, reject) => {
    const headers = { 'content-type': contentType, 'content-length': 2 }
    const slow = request(address, { method: 'POST', headers }, ({ statusCode }) => resolve(statusCode))
    slow.once('error', reject)
    slow.write('{')
    setTimeout(() => slow.end('}'), 200)
  })
}

it('answers 408 when a body takes too long', async () => {
  expect(await send('application/json', 50)).toBe(408)
})

it('waits for a body that arrives in time', async () => {
  expect(await send('application/json', 60_000)).toBe(200)
})

it('waits for recordings', async () => {
  expect(await send('audio/webm', 50)).toBe(200)
})

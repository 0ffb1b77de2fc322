import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerNotModified } from './answer-not-modified.ts'

describe('a computed answer', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = Fastify()
    await answerNotModified(app)
    app.get('/day', () => ({ fajr: '05:00' }))
    app.get('/missing', (_request, reply) => reply.status(404).send({ error: 'none' }))
    app.post('/day', () => ({ fajr: '05:00' }))
  })
  afterAll(() => app.close())

  const ask = (method: 'GET' | 'HEAD' | 'POST', url: string, tag?: string) =>
    app.inject({ method, url, headers: tag === undefined ? {} : { 'if-none-match': tag } })
  const tagOf = async (url: string) => String((await ask('GET', url)).headers.etag)

  it('has a strong tag that changes with its bytes', async () => {
    expect(await tagOf('/day')).toMatch(/^"[^"]+"$/)
    expect(await tagOf('/day')).toBe(await tagOf('/day'))
    expect(await tagOf('/day')).not.toBe(await tagOf('/missing'))
  })

  it('is 304 and empty for a client that has it', async () => {
    const tag = await tagOf('/day')
    for (const have of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const { statusCode, rawPayload, headers } = await ask('GET', '/day', have)
      expect([statusCode, rawPayload.length, headers.etag]).toEqual([304, 0, tag])
      expect(headers['content-length']).toBeUndefined()
      expect(headers['content-type']).toBeUndefined()
      expect(await ask('HEAD', '/day', have)).toMatchObject({ statusCode: 304, body: '' })
    }
    for (const have of ['"other"', tag.replaceAll('"', ''), '']) {
      expect((await ask('GET', '/day', have)).statusCode).toBe(200)
    }
  })

  it('is unchanged if it is an error or the answer to a write', async () => {
    const tag = await tagOf('/day')
    expect((await ask('POST', '/day', tag)).statusCode).toBe(200)
    expect((await ask('GET', '/missing', await tagOf('/missing'))).statusCode).toBe(404)
    expect((await ask('GET', '/missing', '*')).statusCode).toBe(404)
  })
})

import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { answerNotModified } from './answer-not-modified.ts'
import { type PrebuiltAnswer, prebuildAnswer, prebuiltBody, prebuiltRoute } from './prebuilt-answer.ts'

const item = z.object({ name: z.string() })
const readList = endpoint({ method: 'GET', path: '/list', summary: 'A long list.', answer: z.array(item) })
const readShort = endpoint({ method: 'GET', path: '/short', summary: 'A short one.', answer: item })

const list = Array.from({ length: 400 }, (_, index) => ({
  name: `name ${index}`,
  secret: 'not in the contract',
}))
const text = JSON.stringify(list.map(({ name }) => ({ name })))

describe('a prebuilt answer', () => {
  let app: FastifyInstance
  let kept: PrebuiltAnswer
  beforeAll(async () => {
    app = Fastify()
    app.setValidatorCompiler(validatorCompiler)
    app.setSerializerCompiler(serializerCompiler)
    await answerNotModified(app)
    kept = await prebuildAnswer(readList, list)
    prebuiltRoute(app, readList, async () => kept)
    prebuiltRoute(app, readShort, () => prebuildAnswer(readShort, { name: 'short' }))
    app.get('/varying', (request, reply) =>
      prebuiltBody(request, reply.header('vary', 'Accept-Language'), kept),
    )
  })
  afterAll(() => app.close())

  const ask = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET', url = '/list') =>
    app.inject({ method, url, headers })

  it('contains only the fields of the contract', async () => {
    const answer = await ask()
    expect(answer.body).toBe(text)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(() => prebuildAnswer(readShort, { name: 1 } as never)).toThrow(z.ZodError)
  })

  it.each([
    ['', undefined],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0 , gzip ; q=0', undefined],
    ['br;q=0.01', 'br'],
    ['deflate', undefined],
    ['brotli', undefined],
    ['identity;q=1, *;q=0', undefined],
  ])('for a client that accepts %j is encoded as %s', async (accepted, coding) => {
    expect((await ask({ 'accept-encoding': accepted })).headers['content-encoding']).toBe(coding)
  })

  it('has an encoding that the client accepts, and names it', async () => {
    for (const [coding, open] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const answer = await ask({ 'accept-encoding': coding })
      expect(answer.headers['content-encoding']).toBe(coding)
      expect(answer.headers.vary).toBe('Accept-Encoding')
      expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
      expect(open(answer.rawPayload).toString()).toBe(text)
      expect(answer.rawPayload.length).toBeLessThan(text.length / 2)
    }
  })

  it('is built in a single encoding if no other is requested', async () => {
    const both = await prebuildAnswer(readList, list)
    const { bodies, bytes } = await prebuildAnswer(readList, list, ['gzip'])
    expect(bodies).toEqual({ identity: both.bodies.identity, gzip: both.bodies.gzip })
    const { identity, br } = both.bodies
    expect((await prebuildAnswer(readList, list, ['br'])).bodies).toEqual({ identity, br })
    expect(bytes).toBe(bodies.identity.content.length + (bodies.gzip?.content.length ?? 0))
  })

  it('has a separate strong tag for each encoding', async () => {
    const answers = await Promise.all(['', 'br', 'gzip'].map((coding) => ask({ 'accept-encoding': coding })))
    const tags = answers.map(({ headers }) => headers.etag)
    expect(new Set(tags).size).toBe(3)
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]{22}(-br|-gzip)?"$/)
  })

  it('is 304 and empty only for a client that has it', async () => {
    const tag = String((await ask({ 'accept-encoding': 'br' })).headers.etag)
    for (const have of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const answer = await ask({ 'accept-encoding': 'br', 'if-none-match': have })
      expect(answer.statusCode).toBe(304)
      expect(answer.rawPayload).toHaveLength(0)
      expect(answer.headers.etag).toBe(tag)
      expect(answer.headers['content-length']).toBeUndefined()
    }
    for (const have of ['"other"', tag.replaceAll('"', ''), '', `"${tag}`]) {
      expect((await ask({ 'accept-encoding': 'br', 'if-none-match': have })).statusCode).toBe(200)
    }
    expect((await ask({ 'accept-encoding': 'gzip', 'if-none-match': tag })).statusCode).toBe(200)
  })

  it('answers HEAD with headers only', async () => {
    const [head, get] = await Promise.all([ask({}, 'HEAD'), ask()])
    expect(head.statusCode).toBe(200)
    expect(head.rawPayload).toHaveLength(0)
    expect(head.headers['content-length']).toBe(get.headers['content-length'])
    expect(head.headers.etag).toBe(get.headers.etag)
  })

  it('is not compressed if it is short', async () => {
    const answer = await ask({ 'accept-encoding': 'br, gzip' }, 'GET', '/short')
    expect(answer.json()).toEqual({ name: 'short' })
    expect(answer.headers['content-encoding']).toBeUndefined()
  })

  it('keeps the handler’s Vary header', async () => {
    expect((await ask({}, 'GET', '/varying')).headers.vary).toBe('Accept-Language, Accept-Encoding')
  })

  it('counts all its encodings as memory', () => {
    expect(kept.bytes).toBe(
      Object.values(kept.bodies).reduce((sum, body) => sum + (body?.content.length ?? 0), 0),
    )
  })
})

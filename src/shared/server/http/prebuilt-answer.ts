import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AnswerOf, Endpoint } from '#shared/core/contract/endpoint.ts'
import type { RafiqServer } from '../services.ts'
import { acceptedCoding, type Coding } from './accepted-coding.ts'
import { recentAnswers } from './recent-answers.ts'
import { type Call, type RouteOptions, route } from './route.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const BROTLI_QUALITY = 5
const GZIP_LEVEL = 6
/** Fewer bytes than this fit the few packets that every connection begins with, compressed or not. */
const WORTH_IT = 4000

/** An answer that is the same for everyone who asks: serialised and compressed once, sent as it is from then on. */
export interface PrebuiltAnswer {
  readonly type: string
  readonly bodies: { readonly [C in Coding]?: PrebuiltBody } & { readonly identity: PrebuiltBody }
  /** What it takes in memory. */
  readonly bytes: number
}

interface PrebuiltBody {
  readonly bytes: Buffer
  /** Strong: other bytes, other tag; so each coding has its own. */
  readonly etag: string
}

const compressed: readonly Coding[] = ['br', 'gzip']

/**
 * Serialises what a call answers, cut down to what its contract lists. With `codings` only for callers who accept these, where
 * an answer is seldom given twice.
 */
export async function prebuildAnswer<E extends Endpoint>(
  endpoint: E,
  answer: AnswerOf<E>,
  codings = compressed,
): Promise<PrebuiltAnswer> {
  const text = JSON.stringify(z.encode(endpoint.answer, answer))
  return prebuild(text, 'application/json; charset=utf-8', codings)
}

/** Compresses a body of the given media type, off the main thread. */
export async function prebuild(text: string, type: string, codings = compressed): Promise<PrebuiltAnswer> {
  const identity = Buffer.from(text)
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const body = (bytes: Buffer, suffix = '') => ({ bytes, etag: `"${tag}${suffix}"` })
  if (identity.length < WORTH_IT)
    return { type, bodies: { identity: body(identity) }, bytes: identity.length }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  const [br, gz] = await Promise.all([
    codings.includes('br') ? brotli(identity, { params }) : undefined,
    codings.includes('gzip') ? gzipped(identity, { level: GZIP_LEVEL }) : undefined,
  ])
  return {
    type,
    bodies: {
      identity: body(identity),
      ...(br && { br: body(br, '-br') }),
      ...(gz && { gzip: body(gz, '-gzip') }),
    },
    bytes: identity.length + (br?.length ?? 0) + (gz?.length ?? 0),
  }
}

/**
 * What a handler returns to answer with it: the body in the best coding that the caller accepts, or a 304 when the
 * caller has it. Sets the headers that say so; how long it may be kept, and on what else it depends (`Vary`), the
 * handler sets before.
 */
export function prebuiltBody(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PrebuiltAnswer,
): Buffer | FastifyReply {
  const { headers } = request
  const wanted = acceptedCoding(headers['accept-encoding'])
  const coding = answer.bodies[wanted] ? wanted : 'identity'
  const { bytes, etag } = answer.bodies[coding] ?? answer.bodies.identity
  reply.header('etag', etag).header('vary', varyWithCoding(reply.getHeader('vary')))
  if (isKept(headers['if-none-match'], etag)) return reply.status(304).send()
  if (coding !== 'identity') reply.header('content-encoding', coding)
  reply.header('content-type', answer.type)
  return bytes
}

export interface PrebuiltRouteOptions extends RouteOptions {
  /** The header that says how long an answer may be kept, where it is the same for all of them. */
  readonly cacheControl?: string
  /**
   * For answers that depend on nothing but the address and the minute, the call's `clock`: one that was given this
   * minute is given again before the request is validated.
   */
  readonly recentBy?: () => Date
  /** What else such answers depend on: another number, other answers. */
  readonly version?: () => number
}

/** Puts a call of the contract on the server whose answers are made by {@link prebuildAnswer}. */
export function prebuiltRoute<E extends Endpoint>(
  app: RafiqServer,
  endpoint: E,
  handler: (call: Call<E>) => Promise<PrebuiltAnswer>,
  { cacheControl, recentBy, version, ...options }: PrebuiltRouteOptions = {},
): void {
  const recent = recentBy && recentAnswers<PrebuiltAnswer>(recentBy, version)
  const send = (request: FastifyRequest, reply: FastifyReply, answer: PrebuiltAnswer) => {
    if (cacheControl !== undefined) reply.header('cache-control', cacheControl)
    return prebuiltBody(request, reply, answer)
  }
  const answer = async (call: Call<E>) => {
    const made = await handler(call)
    recent?.keep(call.request.url, made)
    return send(call.request, call.reply, made)
  }
  route(
    app,
    endpoint,
    // Bytes pass by the serializer: the contract's schema was applied when they were made.
    answer as unknown as (call: Call<E>) => Promise<AnswerOf<E>>,
    {
      ...options,
      ...(recent && {
        onRequest: (request, reply, done) => {
          const kept = recent.of(request.url)
          if (!kept) return done()
          const body = send(request, reply, kept)
          if (body !== reply) reply.send(body)
        },
      }),
    },
  )
}

function varyWithCoding(vary: unknown): string {
  return typeof vary === 'string' ? `${vary}, Accept-Encoding` : 'Accept-Encoding'
}

/** Whether `If-None-Match` names the tag; a proxy may have marked it as weak (`W/`). */
function isKept(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((tag) => {
    const name = tag.trim()
    return name === '*' || name === etag || name === `W/${etag}`
  })
}

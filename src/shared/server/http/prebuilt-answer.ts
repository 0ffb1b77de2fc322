import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerOf, Endpoint } from '#shared/core/contract/endpoint.ts'
import type { RafiqServer } from '../services.ts'
import { whenThere } from '../when-there.ts'
import { acceptedCoding, type Coding } from './accepted-coding.ts'
import { answerWriter } from './answer-writer.ts'
import { type Recent, recentAnswers } from './recent-answers.ts'
import { type Call, type RouteOptions, route } from './route.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const BROTLI_QUALITY = 5
const GZIP_LEVEL = 6
/** Fewer bytes than this fit the few packets that every connection begins with, compressed or not. */
const WORTH_IT = 4000
export const JSON_TYPE = 'application/json; charset=utf-8'

/** An answer that is the same for everyone who asks: serialised and compressed once, sent as it is from then on. */
export interface PrebuiltAnswer {
  readonly type: string
  readonly bodies: { readonly [C in Coding]?: PrebuiltBody } & { readonly identity: PrebuiltBody }
  /** What it takes in memory. */
  readonly bytes: number
}

interface PrebuiltBody {
  /** Text where it is short: it leaves with the headers, in one piece. */
  readonly content: Buffer | string
  /** Strong: other bytes, other tag; so each coding has its own. */
  readonly etag: string
}

const compressed: readonly Coding[] = ['br', 'gzip']

/**
 * Serialises what a call answers, cut down to what its contract lists. With `codings` only for callers who accept these, where
 * an answer is seldom given twice.
 */
export function prebuildAnswer<E extends Endpoint>(
  endpoint: E,
  answer: AnswerOf<E>,
  codings = compressed,
): PrebuiltAnswer | Promise<PrebuiltAnswer> {
  return prebuild(answerWriter(endpoint.answer)(answer), JSON_TYPE, codings)
}

/** A body of the given media type: as it is, at once, where it is short, else compressed, off the main thread. */
export function prebuild(
  text: string,
  type: string,
  codings = compressed,
): PrebuiltAnswer | Promise<PrebuiltAnswer> {
  const bytes = Buffer.byteLength(text)
  if (bytes < WORTH_IT) return { type, bodies: { identity: bodyOf(text, tagOf(text)) }, bytes }
  return compressedAnswer(Buffer.from(text), type, codings)
}

async function compressedAnswer(
  identity: Buffer,
  type: string,
  codings: readonly Coding[],
): Promise<PrebuiltAnswer> {
  const tag = tagOf(identity)
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
      identity: bodyOf(identity, tag),
      ...(br && { br: bodyOf(br, `${tag}-br`) }),
      ...(gz && { gzip: bodyOf(gz, `${tag}-gzip`) }),
    },
    bytes: identity.length + (br?.length ?? 0) + (gz?.length ?? 0),
  }
}

const bodyOf = (content: Buffer | string, tag: string): PrebuiltBody => ({ content, etag: `"${tag}"` })

const tagOf = (content: Buffer | string) => hash('sha256', content, 'base64url').slice(0, 22)

/**
 * What a handler returns to answer with it: the body in the best coding that the caller accepts, or a 304 when the
 * caller has it. Sets the headers that say so; how long it may be kept, and on what else it depends (`Vary`), the
 * handler sets before.
 */
export function prebuiltBody(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PrebuiltAnswer,
): Buffer | string | FastifyReply {
  const { headers } = request
  const wanted = acceptedCoding(headers['accept-encoding'])
  const coding = answer.bodies[wanted] ? wanted : 'identity'
  const { content, etag } = answer.bodies[coding] ?? answer.bodies.identity
  reply.header('etag', etag).header('vary', varyWithCoding(reply.getHeader('vary')))
  if (isKept(headers['if-none-match'], etag)) return reply.status(304).send()
  if (coding !== 'identity') reply.header('content-encoding', coding)
  reply.header('content-type', answer.type)
  return content
}

export interface PrebuiltRouteOptions extends RouteOptions {
  /** The header that says how long an answer may be kept, where it is the same for all of them. */
  readonly cacheControl?: string
  /**
   * For answers that depend on nothing but the address and what this names: one that was given is given again before the
   * request is validated.
   */
  readonly recent?: Recent
}

/**
 * Puts a call of the contract on the server whose answers are made by {@link prebuildAnswer}. One that is there at once is
 * sent at once: promises would cost as much as a short answer.
 */
export function prebuiltRoute<E extends Endpoint>(
  app: RafiqServer,
  endpoint: E,
  handler: (call: Call<E>) => PrebuiltAnswer | Promise<PrebuiltAnswer>,
  { cacheControl, recent: recentBy, ...options }: PrebuiltRouteOptions = {},
): void {
  const recent = recentBy && recentAnswers<PrebuiltAnswer>(recentBy)
  const send = (request: FastifyRequest, reply: FastifyReply, answer: PrebuiltAnswer) => {
    if (cacheControl !== undefined) reply.header('cache-control', cacheControl)
    return prebuiltBody(request, reply, answer)
  }
  const give = ({ request, reply }: Call<E>, made: PrebuiltAnswer) => {
    recent?.keep(request.url, made)
    return send(request, reply, made)
  }
  const answer = (call: Call<E>) => whenThere(handler(call), (made) => give(call, made))
  route(
    app,
    endpoint,
    // Bytes pass by the serializer: the contract's schema was applied when they were made.
    answer as unknown as (call: Call<E>) => AnswerOf<E>,
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

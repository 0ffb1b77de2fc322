import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { AnswerOf, Endpoint } from '#shared/core/contract/endpoint.ts'
import type { RafiqServer } from '../services.ts'
import { type Call, type RouteOptions, route } from './route.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const BROTLI_QUALITY = 5
const GZIP_LEVEL = 6
/** Fewer bytes than this fit the first packets of a connection without compression. */
const WORTH_COMPRESSING = 4000
export const JSON_TYPE = 'application/json; charset=utf-8'

/** Encodings of prebuilt bodies, the preferred one first. */
const codings = ['br', 'gzip', 'identity'] as const
export type Coding = (typeof codings)[number]

const negotiator = new Negotiator({ supportedValues: [...codings], cache: new LRUCache({ max: 100 }) })

/** The best encoding that the request's `Accept-Encoding` allows. */
export const acceptedCoding = ({ headers }: FastifyRequest): Coding =>
  (negotiator.negotiate(String(headers['accept-encoding'] ?? '').toLowerCase()) as Coding | null) ??
  'identity'

/** An answer that is the same for everyone, serialised and compressed once. */
export interface PrebuiltAnswer {
  readonly type: string
  readonly bodies: { readonly [C in Coding]?: PrebuiltBody } & { readonly identity: PrebuiltBody }
  /** Its size in memory, in bytes. */
  readonly bytes: number
}

interface PrebuiltBody {
  readonly content: Buffer | string
  /** A strong tag, so each encoding has its own. */
  readonly etag: string
}

/**
 * Serialises an answer, reduced to its contract. `compressed` lists the encodings to prepare: fewer for an
 * answer that is rarely reused. Throws `ZodError` for an answer that breaks the contract.
 */
export function prebuildAnswer<E extends Endpoint>(
  endpoint: E,
  answer: AnswerOf<E>,
  compressed: readonly Coding[] = codings,
): Promise<PrebuiltAnswer> {
  return prebuild(JSON.stringify(z.encode(endpoint.answer, answer)), JSON_TYPE, compressed)
}

/** Prepares a body of the given media type. Short ones stay uncompressed. */
export async function prebuild(
  text: string,
  type: string,
  compressed: readonly Coding[] = codings,
): Promise<PrebuiltAnswer> {
  const identity = Buffer.from(text)
  const tag = hash('sha256', identity, 'base64url').slice(0, 22)
  const plain = { content: identity, etag: `"${tag}"` }
  if (identity.length < WORTH_COMPRESSING) {
    return { type, bodies: { identity: plain }, bytes: identity.length }
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  const [br, gz] = await Promise.all([
    compressed.includes('br') ? brotli(identity, { params }) : undefined,
    compressed.includes('gzip') ? gzipped(identity, { level: GZIP_LEVEL }) : undefined,
  ])
  return {
    type,
    bodies: {
      identity: plain,
      ...(br && { br: { content: br, etag: `"${tag}-br"` } }),
      ...(gz && { gzip: { content: gz, etag: `"${tag}-gzip"` } }),
    },
    bytes: identity.length + (br?.length ?? 0) + (gz?.length ?? 0),
  }
}

/**
 * Sets the headers of a prebuilt answer and returns the body in the best encoding that the client accepts.
 * The handler sets `Cache-Control`, and `Vary` if the answer depends on more than the encoding.
 */
export function prebuiltBody(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, bodies }: PrebuiltAnswer,
): Buffer | string {
  const accepted = acceptedCoding(request)
  const coding = bodies[accepted] ? accepted : 'identity'
  const { content, etag } = bodies[coding] ?? bodies.identity
  const vary = reply.getHeader('vary')
  reply.headers({
    etag,
    vary: vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding`,
    'content-type': type,
    ...(coding !== 'identity' && { 'content-encoding': coding }),
  })
  return content
}

/** Registers a call whose answers are made by {@link prebuildAnswer}. */
export function prebuiltRoute<E extends Endpoint>(
  app: RafiqServer,
  endpoint: E,
  handler: (call: Call<E>) => Promise<PrebuiltAnswer>,
  options: RouteOptions = {},
): void {
  const answer = async (call: Call<E>) => prebuiltBody(call.request, call.reply, await handler(call))
  // The bytes skip the serialiser, because the contract's schema was applied when they were built.
  route(app, endpoint, answer as unknown as (call: Call<E>) => Promise<AnswerOf<E>>, options)
}

import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { Endpoint } from '#shared/core/contract/endpoint.ts'
import { type ErrorCode, errorCodes } from '#shared/core/contract/error-codes.ts'
import { SESSION_COOKIE } from '../session/session.ts'

const about = `Prayer times, the Qibla, the Hijri calendar, the Quran, cities and mosques, without a key.

Calls that only read are open to pages of any origin. Times are clock times in the time zone that the answer names,
instants are in UTC (ISO 8601), angles in degrees, distances in kilometres. An error is
\`{ "error": { "code", "message", "fields"? } }\`; codes are stable, messages are not. \`RateLimit\` says how many
requests an address has left; \`ETag\` with \`If-None-Match\` saves fetching the same answer again.`

/** Calls whose path begins differently from the others of their group. */
const groups: Readonly<Record<string, string>> = {
  verses: 'quran',
  'daily-verse': 'quran',
  'prayer-times.ics': 'prayer-times',
  'islamic-date': 'hijri-calendar',
  hijri: 'hijri-calendar',
  'hijri-events.ics': 'hijri-calendar',
  cities: 'places',
  auth: 'account',
  login: 'account',
  logout: 'account',
  register: 'account',
}

/** The errors of every call. */
const ofEveryCall: readonly ErrorCode[] = [
  'invalid_request',
  'too_many_requests',
  'internal_error',
  'database_unavailable',
]
const ofSignedIn: readonly ErrorCode[] = ['not_signed_in', 'forbidden', 'cross_site']

/** Options for `@fastify/swagger`, which describes the API in OpenAPI 3.1 from the contracts. */
export const apiDescription: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Rafiq',
      description: about,
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' } as never,
    },
    servers: [{ url: '/', description: 'This server' }],
    components: {
      securitySchemes: {
        sessionId: { type: 'apiKey', in: 'header', name: 'x-session-id', description: 'From signing in.' },
        sessionCookie: {
          type: 'apiKey',
          in: 'cookie',
          name: SESSION_COOKIE,
          description: 'From signing in.',
        },
      },
    },
  },
  transform: (document) => {
    const { schema, url } = jsonSchemaTransform(document as never)
    const { endpoint, policy } = document.route.config ?? {}
    if (!endpoint || !schema) return { schema: { ...schema, hide: true }, url }
    const summary = endpoint.summary.replace(/\.$/, '')
    const { response = {} } = schema as { response?: Record<string, object> }
    return {
      url,
      schema: {
        ...withExamples(schema),
        tags: [groupOf(endpoint.path)],
        operationId: operationIdOf(endpoint),
        summary,
        description: `${summary}.`,
        security: policy ? [{ sessionId: [], sessionCookie: [] }] : [],
        response: {
          ...answers(withExamples(response), endpoint),
          ...errorAnswers(endpoint, policy !== undefined),
        },
      } as typeof schema,
    }
  },
  transformObject: (document) => {
    if (!('openapiObject' in document)) return document.swaggerObject
    const { openapiObject } = document
    const used = Object.values(openapiObject.paths ?? {}).flatMap((calls) =>
      Object.values(calls ?? {}).flatMap((call) => (call as { tags?: string[] }).tags ?? []),
    )
    const tags = [...new Set(used)].map((name) => ({
      name,
      description: `Calls about ${name.replaceAll('-', ' ')}.`,
    }))
    return readable({ ...openapiObject, tags })
  },
}

/** Renames `example` to `examples`, which `z.toJSONSchema` would drop from fields that convert text to a number. */
function withExamples<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withExamples) as Value
  if (typeof value !== 'object' || value === null) return value
  const { example, ...rest } = value as { example?: unknown }
  const parts = Object.entries(rest).map(([key, part]) => [key, withExamples(part)])
  return Object.fromEntries([...parts, ...(example === undefined ? [] : [['examples', [example]]])])
}

/**
 * Simplifies two constructs that generators of clients can't read: `z.json()` refers to itself by a name that the description
 * omits (any JSON value is `{}`), and TypeScript can't type named fields next to unnamed ones of another type.
 */
function readable<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(readable) as Value
  if (typeof value !== 'object' || value === null) return value
  if ('$ref' in value && /^#\/components\/schemas\/schema\d+$/.test(String(value.$ref))) return {} as Value
  const parts = Object.entries(value).map(([key, part]) => [key, readable(part)])
  const hasBoth = 'properties' in value && 'additionalProperties' in value && value.additionalProperties
  return Object.fromEntries([...parts, ...(hasBoth ? [['additionalProperties', {}]] : [])]) as Value
}

function groupOf(path: string): string {
  const first = path.split('/')[2] ?? ''
  return groups[first] ?? first
}

/** Such as `getQuranSurahByNumber` for `GET /api/quran/surah/{number}`. */
function operationIdOf({ method, path }: Endpoint): string {
  const words = path
    .replace('/api/', '')
    .replaceAll(/\{(\w+)\}/g, 'by-$1')
    .split(/[^A-Za-z0-9]+/)
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

/** Adds the texts that OpenAPI requires, and the media type if it is not JSON. */
const answers = (response: Readonly<Record<string, object>>, { path }: Endpoint) =>
  Object.fromEntries(
    Object.entries(response).map(([status, schema]) => [
      status,
      path.endsWith('.ics')
        ? { description: 'A calendar (RFC 5545).', content: { 'text/calendar': { schema } } }
        : { description: 'The answer.', ...schema },
    ]),
  )

function errorAnswers({ errors = [] }: Endpoint, isForSignedIn: boolean) {
  const codes = new Set([...ofEveryCall, ...(isForSignedIn ? ofSignedIn : []), ...errors])
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of codes) {
    const { status } = errorCodes[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      status,
      {
        description: names.map((code) => `\`${code}\`: ${errorCodes[code].about}`).join(' '),
        type: 'object',
        required: ['error'],
        properties: {
          error: {
            type: 'object',
            required: ['code', 'message'],
            properties: {
              code: { type: 'string', enum: names },
              message: { type: 'string' },
              fields: {
                type: 'array',
                items: {
                  type: 'object',
                  required: ['field', 'code'],
                  properties: { field: { type: 'string' }, code: { type: 'string' } },
                },
              },
              requestId: { type: 'string' },
            },
          },
        },
      },
    ]),
  )
}

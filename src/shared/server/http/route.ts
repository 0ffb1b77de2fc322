import type { FastifyReply, FastifyRequest, preParsingAsyncHookHandler, preParsingHookHandler } from 'fastify'
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '#shared/core/contract/endpoint.ts'
import type { RafiqServer } from '../services.ts'
import { type Policy, permitted } from '../session/policy.ts'
import type { Session } from '../session/session.ts'
import { answerAnyOrigin, answerPreflight } from './any-origin.ts'

export interface Call<E> {
  readonly query: QueryOf<E>
  readonly params: ParamsOf<E>
  readonly body: BodyOf<E>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export interface RouteOptions {
  /** The rate limit of this call, in requests per minute and address, if it is lower than the general one. */
  readonly limit?: number
  /** The `Cache-Control` header, if it is the same for all answers. */
  readonly cacheControl?: string
  /**
   * Runs before the body is read, and may answer the request. The limits run earlier (`onRequest`), so that
   * refused requests count too.
   */
  readonly preParsing?: preParsingHookHandler | preParsingAsyncHookHandler
  readonly policy?: Policy
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may make this call; everyone if absent. */
    policy?: Policy
    /** The contract of this call. */
    endpoint?: Endpoint
  }
}

/** Registers a call that is restricted by `policy`. Others get 401 or 403. */
export function guardedRoute<E extends Endpoint>(
  app: RafiqServer,
  policy: Policy,
  endpoint: E,
  handler: (call: Call<E> & { readonly session: Session }) => AnswerOf<E> | Promise<AnswerOf<E>>,
  options: RouteOptions = {},
): void {
  route(
    app,
    endpoint,
    async (call) => handler({ ...call, session: permitted(policy, await app.sessionOf(call.request)) }),
    {
      ...options,
      policy,
      // Runs before validation, so that strangers learn nothing from validation errors.
      preParsing: async (request: FastifyRequest, reply: FastifyReply) => {
        permitted(policy, await app.sessionOf(request))
        reply.header('cache-control', 'no-store')
      },
    },
  )
}

/** Registers a call of the contract. The answer is reduced to the contract's schema. */
export function route<E extends Endpoint>(
  app: RafiqServer,
  endpoint: E,
  handler: (call: Call<E>) => AnswerOf<E> | Promise<AnswerOf<E>>,
  options: RouteOptions = {},
): void {
  const status = endpoint.status ?? 200
  const url = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')
  if (endpoint.anyOrigin) answerPreflight(app, url)
  app.route({
    method: endpoint.method,
    url,
    schema: {
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      ...(endpoint.params && { params: endpoint.params }),
      response: { [status]: endpoint.answer },
    },
    onRequest: endpoint.anyOrigin ? [answerAnyOrigin] : [],
    preParsing: options.preParsing ? [options.preParsing] : [],
    config: {
      endpoint,
      ...(options.limit && { rateLimit: { max: options.limit } }),
      ...(options.policy && { policy: options.policy }),
    },
    handler: async (request, reply) => {
      const answer = await handler({
        query: request.query as QueryOf<E>,
        params: request.params as ParamsOf<E>,
        body: request.body as BodyOf<E>,
        request,
        reply,
      })
      if (status !== 200) reply.status(status)
      if (options.cacheControl) reply.header('cache-control', options.cacheControl)
      return answer
    },
  })
}

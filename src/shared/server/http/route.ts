import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '#shared/core/contract/endpoint.ts'
import type { RafiqServer } from '../services.ts'

export interface Call<E> {
  readonly query: QueryOf<E>
  readonly params: ParamsOf<E>
  readonly body: BodyOf<E>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export interface RouteOptions {
  /** Requests a minute and address, where this call deserves less than the general limit. */
  readonly limit?: number
  /** Runs after the limits and before the request is validated; may answer it. */
  readonly onRequest?: onRequestHookHandler
}

/** Puts a call of the contract on the server. The answer is cut down to what the contract's schema lists. */
export function route<E extends Endpoint>(
  app: RafiqServer,
  endpoint: E,
  handler: (call: Call<E>) => AnswerOf<E> | Promise<AnswerOf<E>>,
  options: RouteOptions = {},
): void {
  const status = endpoint.status ?? 200
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: {
      summary: endpoint.summary,
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      ...(endpoint.params && { params: endpoint.params }),
      response: { [status]: endpoint.answer },
    },
    ...(options.onRequest && { onRequest: options.onRequest }),
    ...(options.limit && { config: { rateLimit: { max: options.limit } } }),
    handler: async (request, reply) => {
      if (status !== 200) reply.status(status)
      return handler({
        query: request.query as QueryOf<E>,
        params: request.params as ParamsOf<E>,
        body: request.body as BodyOf<E>,
        request,
        reply,
      })
    },
  })
}

import type { AnswerOf, BodyInput, Endpoint, Method, PathOf } from '#shared/core/contract/endpoint.ts'
import { request } from '#shared/web/api/request.ts'

/** Whoever waits longer wants to know; a password takes its time on a busy server. */
const PATIENCE_MS = 60_000

/** Sends a call of the contract, typed by it; `id` stands in for the path's. Throws as `request` does. */
export async function call<E extends Endpoint>(
  method: Method,
  path: PathOf<E>,
  body?: BodyInput<E>,
  id = '',
): Promise<AnswerOf<E>> {
  const address = path.replace('{id}', encodeURIComponent(id))
  const signal = AbortSignal.timeout(PATIENCE_MS)
  return (await request(address, { method, signal, ...(body !== undefined && { body }) })) as AnswerOf<E>
}

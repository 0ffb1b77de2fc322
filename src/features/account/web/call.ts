import type { AnswerOf, BodyInput, Endpoint, Method, PathOf } from '#shared/core/contract/endpoint.ts'
import { request } from '#shared/web/api/request.ts'

/** Sends a call of the contract that changes something, typed by it. Throws as `request` does. */
export async function call<E extends Endpoint>(
  method: Method,
  path: PathOf<E>,
  body?: BodyInput<E>,
): Promise<AnswerOf<E>> {
  return (await request(path, { method, ...(body !== undefined && { body }) })) as AnswerOf<E>
}

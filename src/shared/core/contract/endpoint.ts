import type { z } from 'zod'
import type { ErrorCode } from './error-codes.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * A call of the API, defined once: it validates the request, types both ends and generates the API's
 * description. The server registers it with `route`, the web calls it with `call` or `reading`. In the
 * browser it has only method and path (`scripts/lib/contracts-as-calls.ts`).
 */
export interface Endpoint<
  Path extends string = string,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Params extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly method: Method
  /** Path with `{name}` for parameters, as in OpenAPI. */
  readonly path: Path
  readonly summary: string
  readonly query?: Query
  readonly body?: Body
  readonly params?: Params
  readonly answer: Answer
  /** The status of a success; 200 by default. */
  readonly status?: 200 | 201 | 202
  /** Whether pages of any site may read the answers, which contain no personal data. */
  readonly anyOrigin?: boolean
  /** Error codes of this call, besides `invalid_request` and `too_many_requests`. */
  readonly errors?: readonly ErrorCode[]
}

/** Defines a call. A typed identity function, so that a contract reads as data. */
export function endpoint<
  const Path extends string,
  Answer extends z.ZodType,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Params extends z.ZodType = z.ZodUndefined,
>(definition: Endpoint<Path, Query, Body, Params, Answer>): Endpoint<Path, Query, Body, Params, Answer> {
  return definition
}

/** The input of a handler. */
export type QueryOf<E> = E extends { query?: infer S extends z.ZodType } ? z.output<S> : never
export type BodyOf<E> = E extends { body?: infer S extends z.ZodType } ? z.output<S> : never
export type ParamsOf<E> = E extends { params?: infer S extends z.ZodType } ? z.output<S> : never
/** The result for a caller. */
export type AnswerOf<E> = E extends { answer: infer S extends z.ZodType } ? z.output<S> : never
/** The input of a caller. */
export type QueryInput<E> = E extends { query?: infer S extends z.ZodType } ? z.input<S> : never
export type BodyInput<E> = E extends { body?: infer S extends z.ZodType } ? z.input<S> : never
export type ParamsInput<E> = E extends { params?: infer S extends z.ZodType } ? z.input<S> : never

import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * One call of the API, defined once: it validates the request, types both ends and makes the API's description. The
 * server registers it with `route`, the web makes it with `call` or `reading`. In the browser only its method and path
 * are there (`scripts/lib/contracts-as-calls.ts`).
 */
export interface Endpoint<
  Path extends string = string,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Params extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly method: Method
  /** Path with `{name}` for parameters, as OpenAPI writes it. */
  readonly path: Path
  readonly summary: string
  readonly query?: Query
  readonly body?: Body
  readonly params?: Params
  readonly answer: Answer
  /** Status of success; 200 when not given. */
  readonly status?: 200 | 201 | 202
  /** Whether pages of any site may read the answers, which belong to nobody. */
  readonly anyOrigin?: boolean
  /** Codes that this call can answer beside `invalid_request` and `too_many_requests`. */
  readonly errors?: readonly string[]
}

/** Defines a call; only a typed identity, so that a contract reads as data. */
export function endpoint<
  const Path extends string,
  Answer extends z.ZodType,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Params extends z.ZodType = z.ZodUndefined,
>(definition: Endpoint<Path, Query, Body, Params, Answer>): Endpoint<Path, Query, Body, Params, Answer> {
  return definition
}

/** What a handler receives. */
export type QueryOf<E> = E extends { query?: infer S extends z.ZodType } ? z.output<S> : never
export type BodyOf<E> = E extends { body?: infer S extends z.ZodType } ? z.output<S> : never
export type ParamsOf<E> = E extends { params?: infer S extends z.ZodType } ? z.output<S> : never
/** What a caller receives. */
export type AnswerOf<E> = E extends { answer: infer S extends z.ZodType } ? z.output<S> : never
/** What a caller sends. */
export type QueryInput<E> = E extends { query?: infer S extends z.ZodType } ? z.input<S> : never
export type BodyInput<E> = E extends { body?: infer S extends z.ZodType } ? z.input<S> : never
export type ParamsInput<E> = E extends { params?: infer S extends z.ZodType } ? z.input<S> : never

import type {
  AnswerOf,
  BodyInput,
  Endpoint,
  ParamsInput,
  QueryInput,
} from '#shared/core/contract/endpoint.ts'
import { type ApiRequest, request } from './request.ts'

/** Long enough for a busy server, for example while it hashes a password. */
const PATIENCE_MS = 60_000

/** Optional if nothing in it is required. */
type Part<Name extends string, Input> = [Input] extends [undefined]
  ? unknown
  : Partial<Input> extends Input
    ? Partial<Readonly<Record<Name, Input>>>
    : Readonly<Record<Name, Input>>

/** The parameters of a call: for its path, query and body, if the contract has them. */
type CallParts<E> = Part<'params', ParamsInput<E>> & Part<'query', QueryInput<E>> & Part<'body', BodyInput<E>>

type Sending = Pick<ApiRequest, 'signal' | 'cache'>

/** Makes a call of a contract and returns its answer. Throws like {@link request}, and after a minute. */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[parts]: Partial<CallParts<E>> extends CallParts<E>
    ? [(CallParts<E> & Sending)?]
    : [CallParts<E> & Sending]
): Promise<AnswerOf<E>> {
  const { params, signal, ...rest }: ApiRequest & { params?: PathParams } = { ...parts }
  return (await request(pathOf(endpoint, params), {
    method: endpoint.method,
    signal: signal ?? AbortSignal.timeout(PATIENCE_MS),
    ...rest,
  })) as AnswerOf<E>
}

export type PathParams = Readonly<Record<string, string | number>>

/** The path of a call with its parameters filled in. */
export const pathOf = ({ path }: Pick<Endpoint, 'path'>, params: PathParams = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))

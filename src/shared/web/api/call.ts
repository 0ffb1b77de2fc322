import type {
  AnswerOf,
  BodyInput,
  Endpoint,
  ParamsInput,
  QueryInput,
} from '#shared/core/contract/endpoint.ts'
import { type ApiRequest, request } from './request.ts'

/** Long enough for a busy server, which takes its time over a password. */
const PATIENCE_MS = 60_000

/** Optional where nothing in it is required. */
type Part<Name extends string, Input> = [Input] extends [undefined]
  ? unknown
  : Partial<Input> extends Input
    ? Partial<Readonly<Record<Name, Input>>>
    : Readonly<Record<Name, Input>>

/** What a call needs: its path's parameters, its query and its body, where the contract has them. */
type CallParts<E> = Part<'params', ParamsInput<E>> & Part<'query', QueryInput<E>> & Part<'body', BodyInput<E>>

type Sending = Pick<ApiRequest, 'signal' | 'cache'>

/** Makes a call of a contract and returns its answer. Throws as {@link request} does, after a minute at the latest. */
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

/** The path of a call, with its parameters in their places. */
export const pathOf = ({ path }: Pick<Endpoint, 'path'>, params: PathParams = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))

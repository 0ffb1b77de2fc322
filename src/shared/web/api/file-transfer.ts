import type { AnswerOf, Endpoint } from '#shared/core/contract/endpoint.ts'
import { connectionLost } from '../offline/connection.ts'
import { isPrivate } from '../private-mode.ts'
import { sessionId } from '../session/session-id.ts'
import { type PathParams, pathOf } from './call.ts'
import { ApiError, NetworkError } from './request.ts'

export interface Sending<E extends Endpoint> {
  readonly endpoint: E
  readonly params?: PathParams
  readonly file: Blob
  /** The media type of the bytes, which may not match the file’s name. */
  readonly type: string
  /** Called with the share sent, from 0 to 1, which `fetch` can't report. */
  readonly onShare: (share: number) => void
  readonly signal: AbortSignal
}

/** Sends a file’s bytes and returns the answer. Throws {@link ApiError}, {@link NetworkError}, or the signal's reason. */
export async function sendFile<E extends Endpoint>({
  endpoint,
  params,
  file,
  type,
  onShare,
  signal,
}: Sending<E>): Promise<AnswerOf<E>> {
  const answer = await transfer(endpoint.method, pathOf(endpoint, params), signal, (sending) => {
    sending.setRequestHeader('content-type', type)
    sending.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0)
    sending.send(file)
  })
  return JSON.parse(await answer.text())
}

/**
 * A file at a path of the API that requires the session, so that no element can load it directly. Throws like
 * {@link sendFile}.
 */
export const readFile = (path: string, signal: AbortSignal): Promise<Blob> =>
  transfer('GET', path, signal, (reading) => reading.send())

function transfer(
  method: string,
  path: string,
  signal: AbortSignal,
  begin: (transferring: XMLHttpRequest) => void,
): Promise<Blob> {
  return new Promise((resolve, reject) => {
    if (isPrivate()) return reject(new NetworkError('private mode'))
    const transferring = new XMLHttpRequest()
    transferring.open(method, path)
    transferring.responseType = 'blob'
    const session = sessionId()
    if (session) transferring.setRequestHeader('x-session-id', session)
    transferring.onload = async () => {
      const { status, statusText } = transferring
      const answer = transferring.response as Blob
      if (status >= 200 && status < 300) resolve(answer)
      else reject(new ApiError(status, await answer.text(), statusText))
    }
    transferring.onerror = () => {
      connectionLost()
      reject(new NetworkError(undefined))
    }
    transferring.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => transferring.abort())
    begin(transferring)
  })
}

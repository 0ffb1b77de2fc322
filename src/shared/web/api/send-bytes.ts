import { connectionLost } from '../offline/connection.ts'
import { isPrivate } from '../private-mode.ts'
import { sessionId } from '../session/session-id.ts'
import { ApiError, NetworkError } from './request.ts'

export interface Sending {
  readonly method: 'POST' | 'PUT'
  readonly path: string
  readonly file: Blob
  /** The media type of the bytes, which a file’s own name need not tell. */
  readonly type: string
  /** Hears how much is gone, from 0 to 1, which `fetch` cannot tell. */
  readonly onShare: (share: number) => void
  readonly signal: AbortSignal
}

/**
 * Sends a file’s bytes and returns the parsed answer. Throws {@link ApiError}, {@link NetworkError}, or the signal's
 * reason.
 */
export function sendBytes({ method, path, file, type, onShare, signal }: Sending): Promise<unknown> {
  return new Promise((resolve, reject) => {
    if (isPrivate()) return reject(new NetworkError('private mode'))
    const sending = new XMLHttpRequest()
    sending.open(method, path)
    sending.setRequestHeader('content-type', type)
    const session = sessionId()
    if (session) sending.setRequestHeader('x-session-id', session)
    sending.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0)
    sending.onload = () => {
      const { status, statusText, responseText } = sending
      if (status >= 200 && status < 300) resolve(JSON.parse(responseText))
      else reject(new ApiError(status, responseText, statusText))
    }
    sending.onerror = () => {
      connectionLost()
      reject(new NetworkError(undefined))
    }
    sending.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => sending.abort())
    sending.send(file)
  })
}

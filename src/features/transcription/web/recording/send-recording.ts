import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import { ApiError, NetworkError } from '#shared/web/api/request.ts'
import { connectionLost } from '#shared/web/offline/connection.ts'
import type { sendRecording as sendingCall } from '../../core/transcription.contract.ts'
import type { ChosenRecording } from './chosen-recording.ts'

type Sent = AnswerOf<typeof sendingCall>

/**
 * Sends the recording's bytes; `onShare` hears how much of them is gone, from 0 to 1, which `fetch` cannot tell. Throws
 * {@link ApiError}, {@link NetworkError}, or the signal's reason.
 */
export function sendRecording(
  { file, type }: ChosenRecording,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest()
    sending.open('POST', '/api/transcriptions')
    sending.setRequestHeader('content-type', type)
    sending.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0)
    sending.onload = () => {
      const { status, statusText, responseText } = sending
      if (status === 201) resolve(JSON.parse(responseText) as Sent)
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

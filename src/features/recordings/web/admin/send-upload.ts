import { call } from '#shared/web/api/call.ts'
import { sendFile } from '#shared/web/api/file-transfer.ts'
import { ApiError } from '#shared/web/api/request.ts'
import { PART_MAX_BYTES } from '../../core/upload.ts'
import { readUpload, sendPart, startUpload, type Upload } from '../../core/uploads.contract.ts'

const FIRST_BYTES = 1024 * 1024
const SMALLEST_BYTES = 256 * 1024
/** A part that takes less is followed by a larger one. */
const FAST_MS = 3000
/** After so many failures in a row, the person decides. */
const FAILURES_MOST = 6
const LONGEST_PAUSE_MS = 15_000
/** These may be different the next time. */
const TEMPORARY = [408, 409, 429]

interface Options {
  readonly file: File
  readonly signal: AbortSignal
  /** Called with the bytes that arrived or are on their way. */
  readonly onSent: (bytes: number) => void
  /** The pause after a failure in milliseconds; tests take none. */
  readonly pauseMs?: number
}

/**
 * Sends a file in parts, from where its unfinished upload ends, and returns the id of the complete upload. Tries again after
 * a failure. Throws the last failure after several, a refusal at once, and the signal's reason.
 */
export async function sendUpload({ file, signal, onSent, pauseMs = 1000 }: Options): Promise<string> {
  const { name, size, lastModified } = file
  let upload = await call(startUpload, { body: { name, size, lastModified }, signal })
  let bytes = FIRST_BYTES
  let failures = 0
  onSent(upload.received)
  while (upload.received < size) {
    try {
      const began = performance.now()
      upload = await nextPart(upload, file, bytes, { signal, onSent })
      failures = 0
      if (performance.now() - began < FAST_MS) bytes = Math.min(bytes * 2, PART_MAX_BYTES)
    } catch (error) {
      failures += 1
      if (signal.aborted || isRefusal(error) || failures > FAILURES_MOST) throw error
      bytes = Math.max(bytes / 2, SMALLEST_BYTES)
      await pause(Math.min(pauseMs * 2 ** (failures - 1), LONGEST_PAUSE_MS), signal)
      upload = await call(readUpload, { params: { id: upload.id }, signal }).catch(() => upload)
      onSent(upload.received)
    }
  }
  return upload.id
}

const nextPart = (
  { id, received }: Upload,
  file: File,
  bytes: number,
  { signal, onSent }: Pick<Options, 'signal' | 'onSent'>,
) => {
  const part = file.slice(received, received + bytes)
  return sendFile({
    endpoint: sendPart,
    params: { id, start: received },
    file: part,
    type: 'application/octet-stream',
    onShare: (share) => onSent(received + share * part.size),
    signal,
  })
}

const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status < 500 && !TEMPORARY.includes(error.status)

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

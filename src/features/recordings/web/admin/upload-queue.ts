import { call } from '#shared/web/api/call.ts'
import { failureKey } from '#shared/web/api/failure-key.ts'
import { store } from '#shared/web/store.ts'
import type { Recording } from '../../core/recordings.contract.ts'
import { cancelUpload, completeUpload, listUploads } from '../../core/uploads.contract.ts'
import { measureAudio } from './measure-audio.ts'
import { sendUpload } from './send-upload.ts'

const failures = {
  unknown_audio: 'unknown',
  damaged_audio: 'damaged',
  recording_exists: 'exists',
  recording_too_large: 'tooLarge',
  too_many_uploads: 'tooMany',
  not_signed_in: 'signIn',
  forbidden: 'role',
} as const
type UploadFailure = (typeof failures)[keyof typeof failures] | 'offline' | 'server'

type UploadState =
  | { readonly kind: 'waiting' | 'sending' | 'paused' | 'checking' }
  | { readonly kind: 'failed'; readonly reason: UploadFailure }
  | { readonly kind: 'done'; readonly recording: Recording }

/** A file that was chosen for upload. */
export interface QueuedUpload {
  readonly key: string
  readonly file: File
  readonly sent: number
  readonly state: UploadState
}

/** More at once would slow each other down. */
const AT_ONCE = 2

/** The chosen files. They live as long as the page, so uploads go on while another admin screen is open. */
export const uploadQueue = store<readonly QueuedUpload[]>([])
const running = new Map<string, AbortController>()

const keyOf = ({ name, size, lastModified }: Pick<File, 'name' | 'size' | 'lastModified'>) =>
  `${name}/${size}/${lastModified}`

const change = (key: string, next: Partial<QueuedUpload>) =>
  uploadQueue.set(uploadQueue.get().map((each) => (each.key === key ? { ...each, ...next } : each)))

/** Adds files; one that is in the list already goes on. */
export function addFiles(files: readonly File[]): void {
  for (const file of files) {
    const key = keyOf(file)
    const known = uploadQueue.get().find((each) => each.key === key)
    const next: QueuedUpload = { key, file, sent: 0, state: { kind: 'waiting' } }
    if (!known) uploadQueue.set([...uploadQueue.get(), next])
    else if (known.state.kind === 'paused' || known.state.kind === 'failed') change(key, next)
  }
  startNext()
}

/** Starts waiting uploads while there is room. */
function startNext(): void {
  for (const each of uploadQueue.get()) {
    if (running.size >= AT_ONCE) return
    if (each.state.kind === 'waiting') void run(each)
  }
}

async function run({ key, file }: QueuedUpload): Promise<void> {
  const control = new AbortController()
  const { signal } = control
  running.set(key, control)
  change(key, { state: { kind: 'sending' } })
  try {
    const id = await sendUpload({ file, signal, onSent: (sent) => change(key, { sent }) })
    change(key, { state: { kind: 'checking' }, sent: file.size })
    const measures = await measureAudio(file)
    const recording = await call(completeUpload, {
      params: { id },
      body: { ...(measures && { measures }) },
      // Reading a large file takes the server a while.
      signal,
    })
    change(key, { state: { kind: 'done', recording } })
  } catch (error) {
    if (!signal.aborted) change(key, { state: { kind: 'failed', reason: failureKey(error, failures) } })
  } finally {
    if (running.get(key) === control) running.delete(key)
    startNext()
  }
}

/** Stops an upload; what arrived stays on the server. */
export function pauseUpload(key: string): void {
  change(key, { state: { kind: 'paused' } })
  running.get(key)?.abort()
}

/** Goes on with a paused upload, or tries again. */
export function resumeUpload(key: string): void {
  change(key, { state: { kind: 'waiting' } })
  startNext()
}

/** Stops an upload and deletes what arrived. A finished one only leaves the list. */
export async function removeUpload({ key, state, file }: QueuedUpload): Promise<void> {
  running.get(key)?.abort()
  uploadQueue.set(uploadQueue.get().filter((each) => each.key !== key))
  if (state.kind === 'done') return
  const { uploads } = await call(listUploads)
  const unfinished = uploads.find((each) => keyOf(each) === keyOf(file))
  if (unfinished) await call(cancelUpload, { params: { id: unfinished.id } })
}

/** Whether an unfinished upload of the server is one of the chosen files. */
export const isChosen = (upload: Pick<File, 'name' | 'size' | 'lastModified'>): boolean =>
  uploadQueue.get().some(({ key }) => key === keyOf(upload))

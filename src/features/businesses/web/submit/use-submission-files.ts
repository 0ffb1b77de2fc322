import { useEffect, useRef, useState } from 'react'
import { sendFile } from '#shared/web/api/file-transfer.ts'
import type { SubmissionFile } from '../../core/business-submission.ts'
import { type BusinessSubmission, sendSubmissionFile } from '../../core/submissions.contract.ts'
import { type ChosenFile, type FileTrouble, prepareFile } from './prepare-file.ts'
import { submissionFailure } from './submission-failure.ts'

export type FileState =
  | { readonly status: 'none' }
  | { readonly status: 'preparing' }
  | { readonly status: 'chosen'; readonly file: ChosenFile }
  | { readonly status: 'sending'; readonly file: ChosenFile; readonly share: number }
  | { readonly status: 'refused'; readonly reason: FileTrouble }
  | {
      readonly status: 'failed'
      readonly file: ChosenFile
      readonly reason: ReturnType<typeof submissionFailure>
    }

export type SubmissionFiles = ReturnType<typeof useSubmissionFiles>

const NONE: FileState = { status: 'none' }

/** The chosen files of a submission and their upload. A failed upload keeps its file, so that it can be tried again. */
export function useSubmissionFiles() {
  const [states, setStates] = useState<Readonly<Record<SubmissionFile, FileState>>>({
    photo: NONE,
    certificate: NONE,
  })
  const sending = useRef<AbortController>(undefined)
  useEffect(() => () => sending.current?.abort(), [])
  const set = (kind: SubmissionFile, state: FileState) =>
    setStates((before) => ({ ...before, [kind]: state }))

  async function choose(kind: SubmissionFile, chosen: File) {
    set(kind, { status: 'preparing' })
    const file = await prepareFile(chosen, kind).catch((): FileTrouble => 'unknown_document')
    set(kind, typeof file === 'string' ? { status: 'refused', reason: file } : { status: 'chosen', file })
  }

  /** Sends a file; returns the submission with it, or `undefined` if it failed or was cancelled. */
  async function send(
    id: string,
    kind: SubmissionFile,
    file: ChosenFile,
  ): Promise<BusinessSubmission | undefined> {
    sending.current = new AbortController()
    const { signal } = sending.current
    set(kind, { status: 'sending', file, share: 0 })
    try {
      const answer = await sendFile({
        endpoint: sendSubmissionFile,
        params: { id, file: kind },
        file: file.blob,
        type: file.type,
        onShare: (share) => set(kind, { status: 'sending', file, share }),
        signal,
      })
      set(kind, NONE)
      return answer
    } catch (error) {
      set(
        kind,
        signal.aborted
          ? { status: 'chosen', file }
          : { status: 'failed', file, reason: submissionFailure(error) },
      )
      return undefined
    }
  }

  return {
    states,
    choose,
    send,
    discard: (kind: SubmissionFile) => set(kind, NONE),
    cancel: () => sending.current?.abort(),
  }
}

/** The file that waits to be sent, if there is one. */
export const waitingFile = (state: FileState): ChosenFile | undefined =>
  state.status === 'chosen' || state.status === 'failed' ? state.file : undefined

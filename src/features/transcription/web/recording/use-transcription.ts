import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import { call } from '#shared/web/api/call.ts'
import { sendFile } from '#shared/web/api/file-transfer.ts'
import { ApiError } from '#shared/web/api/request.ts'
import { deviceValue } from '#shared/web/device-value.ts'
import type { ChosenRecording } from '#shared/web/recording/chosen-recording.ts'
import { deleteTranscription, readTranscription, sendRecording } from '../../core/transcription.contract.ts'
import { type TranscriptionFailure, transcriptionFailureKey } from './transcription-failure-key.ts'

type Answer = AnswerOf<typeof readTranscription>

/** The state of this device’s recording. `deleted`: whether the server has deleted it. */
export type TranscriptionState =
  | { readonly status: 'none' | 'waiting' | 'working' | 'unreachable' | 'deleted' | 'notDeleted' }
  | { readonly status: 'sending'; readonly share: number }
  | { readonly status: 'done' | 'silent'; readonly deleted: boolean }
  | { readonly status: 'failed'; readonly reason: TranscriptionFailure }

const POLL_EVERY_MS = 1500
const NOT_FOUND = 404

/** The server’s id of this device’s recording; anyone with it may read and delete. */
const sentId = deviceValue('rafiq.transcription', (found) => (typeof found === 'string' ? found : undefined))

/**
 * Uploads a recording and polls its state. `onText` gets the transcript, which is then deleted from the
 * server.
 */
export function useTranscription(onText: (text: string) => void) {
  const id = sentId.use()
  const [state, setState] = useState<TranscriptionState>({ status: id ? 'waiting' : 'none' })
  const [isDeleting, setDeleting] = useState(false)
  const sending = useRef<AbortController>(undefined)
  const { data, error } = usePolledTranscription(isDeleting ? undefined : id)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is taken once
  useEffect(() => {
    if (id === undefined || isDeleting) return
    if (error instanceof ApiError && error.status === NOT_FOUND) {
      sentId.write(undefined)
      return setState({ status: 'failed', reason: 'lost' })
    }
    if (data?.status === 'done' || data?.status === 'failed') void take(data)
    else if (error) setState({ status: 'unreachable' })
    else if (data) {
      const { status } = data
      // The message that a deletion failed stays until the recording is finished.
      setState((now) => (now.status === 'notDeleted' ? now : { status }))
    }
  }, [data, error])

  /** Show the transcript before deleting it from the server, because people wait for it. */
  async function take({ status, text, failure }: Answer) {
    if (text) onText(text)
    const deleted = await forget()
    if (status === 'failed') setState({ status, reason: failure ?? 'service' })
    else setState({ status: text ? 'done' : 'silent', deleted })
  }

  async function forget(): Promise<boolean> {
    setDeleting(true)
    try {
      await call(deleteTranscription, { params: { id: sentId.read() ?? '' } })
      sentId.write(undefined)
      return true
    } catch {
      return false
    } finally {
      setDeleting(false)
    }
  }

  async function send(recording: ChosenRecording) {
    sending.current = new AbortController()
    const { signal } = sending.current
    setState({ status: 'sending', share: 0 })
    try {
      const sent = await sendFile({
        ...recording,
        endpoint: sendRecording,
        onShare: (share) => setState({ status: 'sending', share }),
        signal,
      })
      sentId.write(sent.id)
      setState({ status: 'waiting' })
    } catch (failure) {
      setState(
        signal.aborted ? { status: 'none' } : { status: 'failed', reason: transcriptionFailureKey(failure) },
      )
    }
  }

  const remove = async () => setState({ status: (await forget()) ? 'deleted' : 'notDeleted' })
  useEffect(() => () => sending.current?.abort(), [])

  return {
    state,
    send,
    /** Cancels the upload. */
    cancel: () => sending.current?.abort(),
    /** Deletes the server’s copy; `undefined` when there is none. */
    remove: id === undefined ? undefined : remove,
    /** Clears the state of an earlier recording. */
    reset: () => {
      if (!id && state.status !== 'sending') setState({ status: 'none' })
    },
  }
}

/** The server's latest answer about a recording, until it is finished. `undefined` asks for nothing. */
const usePolledTranscription = (id: string | undefined) =>
  useQuery({
    queryKey: ['transcription', id],
    queryFn: ({ signal }) => call(readTranscription, { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined,
    refetchInterval: (query) => (isFinished(query.state.data) ? false : POLL_EVERY_MS),
    retry: false,
    gcTime: 0,
  })

const isFinished = (answer: Answer | undefined) => answer?.status === 'done' || answer?.status === 'failed'

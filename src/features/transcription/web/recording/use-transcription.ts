import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import { call } from '#shared/web/api/call.ts'
import { sendFile } from '#shared/web/api/file-transfer.ts'
import { ApiError } from '#shared/web/api/request.ts'
import { deviceValue } from '#shared/web/device-value.ts'
import type { ChosenRecording } from '#shared/web/recording/chosen-recording.ts'
import { deleteTranscription, readTranscription, sendRecording } from '../../core/transcription.contract.ts'
import { type FailureText, textOfFailure } from './text-of-failure.ts'

type Answer = AnswerOf<typeof readTranscription>

/** How far the recording is that this device sent. `deleted`: whether the server has nothing of it any more. */
export type TranscriptionState =
  | { readonly status: 'none' | 'waiting' | 'working' | 'unreachable' | 'deleted' | 'notDeleted' }
  | { readonly status: 'sending'; readonly share: number }
  | { readonly status: 'done' | 'silent'; readonly deleted: boolean }
  | { readonly status: 'failed'; readonly reason: FailureText }

const ASK_EVERY_MS = 1500
const NOT_FOUND = 404

/** The id under which the server has a recording of this device; whoever has it may read and delete. */
const sentId = deviceValue('rafiq.transcription', (found) => (typeof found === 'string' ? found : undefined))

/** Sends a recording and follows it; `onWords` gets its words, after which the server is told to forget them. */
export function useTranscription(onWords: (words: string) => void) {
  const id = sentId.use()
  const [state, setState] = useState<TranscriptionState>({ status: id ? 'waiting' : 'none' })
  const [isDeleting, setDeleting] = useState(false)
  const sending = useRef<AbortController>(undefined)
  const { data, error } = useQuery({
    queryKey: ['transcription', id],
    queryFn: ({ signal }) => call(readTranscription, { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined && !isDeleting,
    refetchInterval: (query) => (isOver(query.state.data) ? false : ASK_EVERY_MS),
    retry: false,
    gcTime: 0,
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is taken once
  useEffect(() => {
    if (id === undefined || isDeleting) return
    if (error instanceof ApiError && error.status === NOT_FOUND) {
      sentId.write(undefined)
      return setState({ status: 'failed', reason: 'lost' })
    }
    if (data?.status === 'done' || data?.status === 'failed') void take(data)
    else if (error) setState({ status: 'unreachable' })
    else if (data) setState({ status: data.status })
  }, [data, error])

  /** The words first, then the server's forgetting; the order in which somebody waits for them. */
  async function take({ status, words, failure }: Answer) {
    if (words) onWords(words)
    const deleted = await forget()
    if (status === 'failed') setState({ status, reason: failure ?? 'service' })
    else setState({ status: words ? 'done' : 'silent', deleted })
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
      setState(signal.aborted ? { status: 'none' } : { status: 'failed', reason: textOfFailure(failure) })
    }
  }

  const remove = async () => setState({ status: (await forget()) ? 'deleted' : 'notDeleted' })
  useEffect(() => () => sending.current?.abort(), [])

  return {
    state,
    send,
    /** Ends the sending. */
    cancel: () => sending.current?.abort(),
    /** Deletes on the server now what it has; `undefined` when it has nothing. */
    remove: id === undefined ? undefined : remove,
    /** Forgets what was said of an earlier recording. */
    reset: () => {
      if (!id && state.status !== 'sending') setState({ status: 'none' })
    },
  }
}

const isOver = (answer: Answer | undefined) => answer?.status === 'done' || answer?.status === 'failed'

import { useEffect, useRef, useState } from 'react'
import { sendFile } from '#shared/web/api/file-transfer.ts'
import { type ChosenRecording, chosenRecording } from '#shared/web/recording/chosen-recording.ts'
import { SAMPLE_MAX_BYTES } from '../core/application-rules.ts'
import { sendSample } from '../core/role-applications.contract.ts'
import { applicationFailureKey, type FailureKey } from './application-failure-key.ts'
import { useSaveOwnApplication } from './use-own-applications.ts'

type State =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly share: number }
  | { readonly status: 'failed'; readonly reason: FailureKey }

export type Sample = ReturnType<typeof useSample>

/** The chosen recording and its upload. */
export function useSample() {
  const keep = useSaveOwnApplication()
  const [recording, setRecording] = useState<ChosenRecording>()
  const [state, setState] = useState<State>({ status: 'idle' })
  const sending = useRef<AbortController>(undefined)
  useEffect(() => () => sending.current?.abort(), [])

  async function choose(file: Blob) {
    const chosen = await chosenRecording(file).catch(() => undefined)
    setRecording(chosen)
    setState(chosen ? { status: 'idle' } : { status: 'failed', reason: 'unknown_audio' })
  }

  /** Uploads the recording and keeps it until the server has it. */
  async function send(id: string, chosen: ChosenRecording) {
    sending.current = new AbortController()
    const { signal } = sending.current
    setState({ status: 'sending', share: 0 })
    try {
      const answer = await sendFile({
        ...chosen,
        endpoint: sendSample,
        params: { id },
        onShare: (share) => setState({ status: 'sending', share }),
        signal,
      })
      keep(answer)
      setRecording(undefined)
      setState({ status: 'idle' })
    } catch (error) {
      setState(
        signal.aborted ? { status: 'idle' } : { status: 'failed', reason: applicationFailureKey(error) },
      )
    }
  }

  return {
    recording,
    state,
    isTooLarge: recording !== undefined && recording.file.size > SAMPLE_MAX_BYTES,
    choose,
    send,
    discard: () => {
      setRecording(undefined)
      setState({ status: 'idle' })
    },
    /** Cancels the upload. */
    cancel: () => sending.current?.abort(),
  }
}

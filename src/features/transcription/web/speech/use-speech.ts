import { useEffect, useRef, useState } from 'react'
import { joinTranscripts } from '../../core/join-transcripts.ts'
import { newRecognition, type Recognition } from './speech-recognition.ts'

/** Why recognition failed. */
export type SpeechError = 'denied' | 'noMicrophone' | 'noSpeech' | 'network' | 'noArabic' | 'failed'

/** `asking`: the browser hasn’t started, for example while it asks for the microphone. */
export interface Speech {
  readonly status: 'silent' | 'asking' | 'listening'
  readonly trouble: SpeechError | undefined
  readonly start: () => void
  readonly stop: () => void
  /** Stops at once and drops pending results. */
  readonly abandon: () => void
}

const troubles: Readonly<Record<string, SpeechError | undefined>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'audio-capture': 'noMicrophone',
  'no-speech': 'noSpeech',
  network: 'network',
  'language-not-supported': 'noArabic',
}

/** Recognises speech with the browser; `onText` gets everything understood since the start. */
export function useSpeech(onText: (text: string) => void): Speech {
  const [status, setStatus] = useState<Speech['status']>('silent')
  const [trouble, setTrouble] = useState<SpeechError>()
  const recognition = useRef<Recognition>(undefined)

  const start = () => {
    const started = newRecognition()
    if (!started) return
    abandon()
    recognition.current = started
    const isCurrent = () => recognition.current === started
    let heard = ''
    let failure: SpeechError | undefined
    started.onstart = () => isCurrent() && setStatus('listening')
    started.onresult = ({ results }) => {
      if (!isCurrent()) return
      heard = joinTranscripts(Array.from(results, (result) => result[0]?.transcript ?? ''))
      onText(heard)
    }
    started.onerror = ({ error }) => {
      failure = error === 'aborted' ? undefined : (troubles[error] ?? 'failed')
    }
    started.onend = () => {
      if (!isCurrent()) return
      recognition.current = undefined
      setStatus('silent')
      setTrouble(failure ?? (heard ? undefined : 'noSpeech'))
    }
    setStatus('asking')
    try {
      started.start()
    } catch {
      recognition.current = undefined
      setStatus('silent')
      setTrouble('failed')
    }
  }

  /** Pending results still arrive. */
  const stop = () => recognition.current?.stop()

  const abandon = () => {
    recognition.current?.abort()
    recognition.current = undefined
    setStatus('silent')
    setTrouble(undefined)
  }

  // Stop listening when the page is hidden.
  useEffect(() => {
    const leave = () => document.hidden && recognition.current?.stop()
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      recognition.current?.abort()
      recognition.current = undefined
    }
  }, [])

  return { status, trouble, start, stop, abandon }
}

import { useEffect, useRef, useState } from 'react'
import { joinHeard } from '../../core/join-heard.ts'
import { newRecognition, type Recognition } from './speech-recognition.ts'

/** Why nothing is heard. */
export type SpeechTrouble = 'denied' | 'noMicrophone' | 'noSpeech' | 'network' | 'noArabic' | 'failed'

/** `asking`: the browser has not begun, because the person is asked for the microphone, for one. */
export interface Speech {
  readonly status: 'silent' | 'asking' | 'listening'
  readonly trouble: SpeechTrouble | undefined
  readonly start: () => void
  readonly stop: () => void
  /** Stops at once; what was said last does not come any more. */
  readonly abandon: () => void
}

const troubles: Readonly<Record<string, SpeechTrouble | undefined>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'audio-capture': 'noMicrophone',
  'no-speech': 'noSpeech',
  network: 'network',
  'language-not-supported': 'noArabic',
}

/** Listens with the browser's recognition; `onText` hears all that was understood since the beginning. */
export function useSpeech(onText: (text: string) => void): Speech {
  const [status, setStatus] = useState<Speech['status']>('silent')
  const [trouble, setTrouble] = useState<SpeechTrouble>()
  const recognition = useRef<Recognition>(undefined)

  const start = () => {
    const started = newRecognition()
    if (!started) return
    abandon()
    recognition.current = started
    const isCurrent = () => recognition.current === started
    let heard = ''
    let failure: SpeechTrouble | undefined
    started.onstart = () => isCurrent() && setStatus('listening')
    started.onresult = ({ results }) => {
      if (!isCurrent()) return
      heard = joinHeard(Array.from(results, (result) => result[0]?.transcript ?? ''))
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

  /** What was said until now still comes. */
  const stop = () => recognition.current?.stop()

  const abandon = () => {
    recognition.current?.abort()
    recognition.current = undefined
    setStatus('silent')
    setTrouble(undefined)
  }

  // Nobody is listened to who has gone elsewhere.
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

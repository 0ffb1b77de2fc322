import { useEffect, useRef, useState } from 'react'

/** Why nothing can be recorded. */
export type RecorderTrouble = 'denied' | 'noMicrophone' | 'failed'

export const MOST_MINUTES = 10
/** Enough for speech, and ten minutes stay well below the upload limit. */
const BITS_PER_SECOND = 64_000
const SECOND_MS = 1000
/** Formats that the server accepts and browsers can record, the smaller first. */
const types = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus']

/** Whether this browser can record sound. */
export const canRecord = (): boolean => 'MediaRecorder' in globalThis && 'mediaDevices' in navigator

/**
 * Records the microphone, at most {@link MOST_MINUTES}; `onRecording` gets the whole recording at the end.
 * `seconds` is the duration so far, and `undefined` while not recording. Nothing leaves the device.
 */
export function useRecorder(onRecording: (recording: Blob) => void) {
  const [seconds, setSeconds] = useState<number>()
  const [trouble, setTrouble] = useState<RecorderTrouble>()
  const recorder = useRef<MediaRecorder>(undefined)
  const gone = useRef(false)
  const stop = () => recorder.current?.state === 'recording' && recorder.current.stop()

  async function start() {
    setTrouble(undefined)
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      if (gone.current) return end(stream)
      recorder.current = record(stream)
    } catch (error) {
      setTrouble(troubleOf(error))
    }
  }

  function record(stream: MediaStream): MediaRecorder {
    const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type))
    const started = new MediaRecorder(stream, {
      audioBitsPerSecond: BITS_PER_SECOND,
      ...(mimeType && { mimeType }),
    })
    const parts: Blob[] = []
    let passed = 0
    const timer = setInterval(() => {
      passed += 1
      setSeconds(passed)
      if (passed >= MOST_MINUTES * 60) started.stop()
    }, SECOND_MS)
    started.ondataavailable = ({ data }) => parts.push(data)
    started.onstop = () => {
      clearInterval(timer)
      end(stream)
      setSeconds(undefined)
      if (!gone.current) onRecording(new Blob(parts, { type: started.mimeType }))
    }
    started.start()
    setSeconds(0)
    return started
  }

  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
      if (recorder.current?.state === 'recording') recorder.current.stop()
    }
  }, [])
  return { seconds, trouble, start, stop }
}

/** Turns off the browser's sign that the microphone is on. */
function end(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

function troubleOf(error: unknown): RecorderTrouble {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' ? 'noMicrophone' : 'failed'
}

import { useEffect, useRef } from 'react'
import { holdMediaKeys } from '#shared/web/audio/media-keys.ts'

const SECONDS = 10
const RATE = 8000

export const canHearHeadphones = (): boolean => 'mediaSession' in navigator

/**
 * Counts with headphone buttons: play, pause and next count, previous undoes. Browsers give these buttons only to a page
 * that plays something, so it plays silence; other audio on the device may stop.
 */
export function useHeadphones(
  on: boolean,
  { title, onTap, onUndo }: { title: string; onTap: () => void; onUndo: () => void },
): void {
  const act = useRef({ onTap, onUndo })
  useEffect(() => {
    act.current = { onTap, onUndo }
  })
  useEffect(() => {
    if (!on || !canHearHeadphones()) return
    const address = URL.createObjectURL(silence())
    const audio = new Audio(address)
    audio.loop = true
    const play = () => void audio.play().catch(() => undefined)
    const session = navigator.mediaSession
    const before = session.metadata
    session.metadata = new MediaMetadata({ title })
    const count = () => {
      act.current.onTap()
      play()
    }
    const previoustrack = () => act.current.onUndo()
    const release = holdMediaKeys({ play: count, pause: count, nexttrack: count, previoustrack })
    // Browsers allow sound only after the first touch or key.
    document.addEventListener('pointerup', play)
    document.addEventListener('keyup', play)
    play()
    return () => {
      document.removeEventListener('pointerup', play)
      document.removeEventListener('keyup', play)
      audio.pause()
      URL.revokeObjectURL(address)
      release()
      session.metadata = before
    }
  }, [on, title])
}

/** Ten seconds of silence as a WAV file: browsers show no controls for less than five. */
function silence(): Blob {
  const samples = new Uint8Array(44 + SECONDS * RATE).fill(128)
  const header = new DataView(samples.buffer)
  const text = (at: number, letters: string) => {
    for (const [index, letter] of [...letters].entries()) header.setUint8(at + index, letter.charCodeAt(0))
  }
  text(0, 'RIFF')
  header.setUint32(4, samples.length - 8, true)
  text(8, 'WAVEfmt ')
  header.setUint32(16, 16, true)
  header.setUint16(20, 1, true)
  header.setUint16(22, 1, true)
  header.setUint32(24, RATE, true)
  header.setUint32(28, RATE, true)
  header.setUint16(32, 1, true)
  header.setUint16(34, 8, true)
  text(36, 'data')
  header.setUint32(40, samples.length - 44, true)
  return new Blob([samples], { type: 'audio/wav' })
}

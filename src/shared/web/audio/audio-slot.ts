import type { Track } from './audio-state.ts'
import { savedFileUrl } from './saved-files.ts'

/** Longer than a poor connection takes for the first second of sound; past it something hangs. */
const PATIENCE_MS = 10_000

/** What a deck tells about the recording on it. */
export interface AudioSlotEvents {
  readonly sounding: () => void
  readonly stalled: () => void
  readonly broke: (why: 'missing' | 'slow') => void
  /** The browser lets nothing sound before the person has pressed something. */
  readonly refused: () => void
  readonly moved: () => void
  readonly ended: () => void
}

/** One audio element with one recording on it. */
export interface AudioSlot {
  /** What is on it, as named when it was loaded. */
  readonly slot: () => string | undefined
  /** Whether it can begin at once. */
  readonly isReady: () => boolean
  /** Whether the recording is kept on this device, so that no network is needed. */
  readonly isKept: () => boolean
  /** Puts a recording on it, to begin at `from` seconds. The `attempt` (from 0) chooses among its addresses. */
  readonly load: (slot: string, track: Track, attempt: number, from?: number) => void
  readonly play: () => void
  readonly pause: () => void
  readonly clear: () => void
  readonly element: HTMLAudioElement
}

export function audioSlot(element: HTMLAudioElement, on: AudioSlotEvents): AudioSlot {
  let slot: string | undefined
  let loads = 0
  let loaded = false
  let broken = false
  let wanted = false
  let objectUrl: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  element.preload = 'auto'

  const calm = () => clearTimeout(timer)
  const watch = () => {
    calm()
    timer = setTimeout(() => on.broke('slow'), PATIENCE_MS)
  }
  const release = () => {
    if (objectUrl) URL.revokeObjectURL(objectUrl)
    objectUrl = undefined
  }
  const sound = () => {
    if (!loaded) return
    element.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') {
        calm()
        wanted = false
        on.refused()
      }
    })
  }

  // What the recording before says while the next one is looked up is of no interest.
  element.addEventListener('playing', () => {
    // Paused in the moment between its beginning and the word of it, it is silent.
    if (!loaded || element.paused) return
    calm()
    on.sounding()
  })
  element.addEventListener('waiting', () => {
    if (!wanted || !loaded) return
    watch()
    on.stalled()
  })
  element.addEventListener('timeupdate', () => {
    if (!loaded) return
    if (!element.paused && element.readyState > HTMLMediaElement.HAVE_CURRENT_DATA) calm()
    on.moved()
  })
  element.addEventListener('ended', () => {
    if (!loaded) return
    calm()
    on.ended()
  })
  element.addEventListener('error', () => {
    if (!loaded) return
    broken = true
    calm()
    if (wanted) on.broke('missing')
  })

  return {
    element,
    slot: () => slot,
    isReady: () => loaded && !broken && element.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA,
    isKept: () => objectUrl !== undefined,
    load: async (name, track, attempt, from = 0) => {
      const mine = ++loads
      slot = name
      loaded = broken = false
      const kept = track.kept && (await savedFileUrl(track.kept))
      if (mine !== loads) {
        if (kept) URL.revokeObjectURL(kept)
        return
      }
      release()
      objectUrl = kept
      element.src = kept ?? track.addresses[attempt % track.addresses.length] ?? ''
      element.load()
      if (from > 0) element.currentTime = from
      loaded = true
      if (wanted) sound()
    },
    play: () => {
      wanted = true
      watch()
      // Broken while nobody listened: told now.
      if (broken) queueMicrotask(() => on.broke('missing'))
      else sound()
    },
    pause: () => {
      wanted = false
      calm()
      element.pause()
    },
    clear: () => {
      loads++
      wanted = loaded = broken = false
      slot = undefined
      calm()
      element.pause()
      element.removeAttribute('src')
      element.load()
      release()
    },
  }
}

import type { Track } from './audio-state.ts'
import { savedFileUrl } from './saved-files.ts'

/** Longer than a poor connection needs for the first second of sound; after it, something hangs. */
const STALL_MS = 10_000

/** Events of the recording in a slot. */
export interface AudioSlotEvents {
  readonly playing: () => void
  readonly stalled: () => void
  readonly failed: (reason: 'missing' | 'slow') => void
  /** The browser allows no sound before the person has interacted with the page. */
  readonly blocked: () => void
  readonly timeChanged: () => void
  readonly ended: () => void
}

/** One audio element that holds one recording. */
export interface AudioSlot {
  readonly element: HTMLAudioElement
  /** The key that its recording was loaded with. */
  readonly key: () => string | undefined
  /** Whether it can play at once. */
  readonly isReady: () => boolean
  /** Whether the recording is saved on this device and needs no network. */
  readonly isSaved: () => boolean
  /** Loads a recording, to play from `from` seconds. `attempt` (from 0) chooses among its addresses. */
  readonly load: (key: string, track: Track, attempt: number, from?: number) => void
  readonly play: () => void
  readonly pause: () => void
  readonly clear: () => void
}

export function audioSlot(element: HTMLAudioElement, on: AudioSlotEvents): AudioSlot {
  let key: string | undefined
  let loads = 0
  let loaded = false
  let broken = false
  let wanted = false
  let objectUrl: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  element.preload = 'auto'

  const stopTimer = () => clearTimeout(timer)
  const startTimer = () => {
    stopTimer()
    timer = setTimeout(() => on.failed('slow'), STALL_MS)
  }
  const revoke = () => {
    if (objectUrl) URL.revokeObjectURL(objectUrl)
    objectUrl = undefined
  }
  const start = () => {
    if (!loaded) return
    element.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') {
        stopTimer()
        wanted = false
        on.blocked()
      }
    })
  }
  // While the next recording is looked up, events of the previous one are ignored.
  const listen = (type: string, handle: () => void) =>
    element.addEventListener(type, () => loaded && handle())

  listen('playing', () => {
    // It may have been paused between the start and this event.
    if (element.paused) return
    stopTimer()
    on.playing()
  })
  listen('waiting', () => {
    if (!wanted) return
    startTimer()
    on.stalled()
  })
  listen('timeupdate', () => {
    if (!element.paused && element.readyState > HTMLMediaElement.HAVE_CURRENT_DATA) stopTimer()
    on.timeChanged()
  })
  listen('ended', () => {
    stopTimer()
    on.ended()
  })
  listen('error', () => {
    broken = true
    stopTimer()
    if (wanted) on.failed('missing')
  })

  return {
    element,
    key: () => key,
    isReady: () => loaded && !broken && element.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA,
    isSaved: () => objectUrl !== undefined,
    load: async (nextKey, track, attempt, from = 0) => {
      const thisLoad = ++loads
      key = nextKey
      loaded = broken = false
      const saved = track.savedFile && (await savedFileUrl(track.savedFile))
      if (thisLoad !== loads) {
        if (saved) URL.revokeObjectURL(saved)
        return
      }
      revoke()
      objectUrl = saved
      element.src = saved ?? track.addresses[attempt % track.addresses.length] ?? ''
      element.load()
      if (from > 0) element.currentTime = from
      loaded = true
      if (wanted) start()
    },
    play: () => {
      wanted = true
      startTimer()
      // It failed while nothing listened, so report it now.
      if (broken) queueMicrotask(() => on.failed('missing'))
      else start()
    },
    pause: () => {
      wanted = false
      stopTimer()
      element.pause()
    },
    clear: () => {
      loads++
      wanted = loaded = broken = false
      key = undefined
      stopTimer()
      element.pause()
      element.removeAttribute('src')
      element.load()
      revoke()
    },
  }
}

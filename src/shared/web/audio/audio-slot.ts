import type { Track } from './audio-state.ts'
import { recordingSource } from './recording-source.ts'

/**
 * Longer than a poor connection needs for the first second of sound; after this time, loading counts as
 * failed.
 */
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
  let loaded = false
  let broken = false
  let wanted = false
  const source = recordingSource(element)
  const stall = stallTimer(() => on.failed('slow'))
  element.preload = 'auto'

  const start = () =>
    playElement(element, () => {
      stall.stop()
      wanted = false
      on.blocked()
    })
  // While the next recording is looked up, events of the previous one are ignored.
  const listen = (type: string, handle: () => void) =>
    element.addEventListener(type, () => loaded && handle())

  listen('playing', () => {
    // It may have been paused between the start and this event.
    if (element.paused) return
    stall.stop()
    on.playing()
  })
  listen('waiting', () => {
    if (!wanted) return
    stall.start()
    on.stalled()
  })
  listen('timeupdate', () => {
    if (!element.paused && element.readyState > HTMLMediaElement.HAVE_CURRENT_DATA) stall.stop()
    on.timeChanged()
  })
  listen('ended', () => {
    stall.stop()
    on.ended()
  })
  listen('error', () => {
    broken = true
    stall.stop()
    if (wanted) on.failed('missing')
  })

  return {
    element,
    key: () => key,
    isReady: () => loaded && !broken && element.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA,
    isSaved: source.isSaved,
    load: (nextKey, track, attempt, from = 0) => {
      key = nextKey
      loaded = broken = false
      const onLoad = () => {
        loaded = true
        if (wanted) start()
      }
      void source.load(track, { attempt, from, onLoad })
    },
    play: () => {
      wanted = true
      stall.start()
      // It failed while nothing listened, so report it now.
      if (broken) queueMicrotask(() => on.failed('missing'))
      else if (loaded) start()
    },
    pause: () => {
      wanted = false
      stall.stop()
      element.pause()
    },
    clear: () => {
      wanted = loaded = broken = false
      key = undefined
      stall.stop()
      element.pause()
      source.clear()
    },
  }
}

function stallTimer(run: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  const start = () => {
    stop()
    timer = setTimeout(run, STALL_MS)
  }
  return { start, stop }
}

function playElement(element: HTMLAudioElement, onBlocked: () => void): void {
  element.play().catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'NotAllowedError') onBlocked()
  })
}

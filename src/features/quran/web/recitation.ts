import { useSyncExternalStore } from 'react'

type State = 'silent' | 'loading' | 'playing' | 'failed'

/** Long enough for a slow network, short enough that nobody waits in vain. */
const GIVE_UP_AFTER_MS = 15_000

let audio: HTMLAudioElement | undefined
let address = ''
let state: State = 'silent'
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function become(next: State): void {
  clearTimeout(timer)
  state = next
  for (const listener of listeners) listener()
}

/** Whether the recitation at `url` is silent, on its way, sounding, or could not be had. */
export function useRecitation(url: string): State {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => (url === address ? state : 'silent'),
  )
}

/** Starts the recitation at `url`, or stops it when it sounds. One sounds at a time. */
export function toggleRecitation(url: string): void {
  const wasOn = address === url && (state === 'playing' || state === 'loading')
  audio?.pause()
  audio = undefined
  if (wasOn) {
    become('silent')
    return
  }
  address = url
  const element = new Audio(url)
  audio = element
  element.volume = 0.7
  const fail = () => {
    if (audio !== element) return
    element.pause()
    become('failed')
  }
  element.addEventListener('playing', () => audio === element && become('playing'))
  element.addEventListener('ended', () => audio === element && become('silent'))
  element.addEventListener('error', fail)
  become('loading')
  timer = setTimeout(fail, GIVE_UP_AFTER_MS)
  element.play().catch(fail)
}

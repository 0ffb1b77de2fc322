import { readHealth } from '#shared/core/health.contract.ts'

const ASK_AGAIN_MS = 10_000

let lost = false
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

/** Whether the device is online, according to the browser and the last request. */
export function isConnected(): boolean {
  return navigator.onLine && !lost
}

/** Calls `listener` whenever {@link isConnected} may have changed; returns a function that stops this. */
export function onConnection(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('online', found)
  addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('offline', listener)
  }
}

/**
 * To be called after a request that reached no server: browsers report only whether there is a network. From
 * then on, while the page is visible, the server is tried from time to time until it answers.
 */
export function connectionLost(): void {
  if (lost) return
  lost = true
  addEventListener('online', found)
  tell()
  timer = setInterval(askServer, ASK_AGAIN_MS)
}

async function askServer(): Promise<void> {
  if (document.hidden) return
  try {
    await fetch(readHealth.path, { method: 'HEAD', cache: 'no-store', credentials: 'omit' })
    found()
  } catch {
    // Still offline; try again later.
  }
}

function found(): void {
  lost = false
  clearInterval(timer)
  tell()
}

function tell(): void {
  for (const listener of listeners) listener()
}

import { readHealth } from '#shared/core/health.contract.ts'

const ASK_AGAIN_MS = 10_000

let lost = false
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

/** Whether there is a network, as far as the browser and the last request know. */
export function isConnected(): boolean {
  return navigator.onLine && !lost
}

/** Calls `listener` whenever {@link isConnected} may have changed; returns what ends that. */
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
 * To be told of every request that reached nobody: a browser believes in any cable. From then on the server is asked
 * now and then, while somebody looks at the page, until it answers.
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

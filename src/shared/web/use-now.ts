import { useSyncExternalStore } from 'react'

interface Clock {
  now: number
  readonly listeners: Set<() => void>
  readonly stop: () => void
}

const clocks = new Map<number, Clock>()

/**
 * The time in milliseconds, updated at every whole `period` (1000 for seconds) and when the page becomes
 * visible.
 */
export function useNow(period: number): number {
  return useSyncExternalStore(
    (listener) => subscribe(period, listener),
    () => clocks.get(period)?.now ?? wholePeriod(period),
  )
}

const wholePeriod = (period: number) => Math.floor(Date.now() / period) * period

function subscribe(period: number, listener: () => void): () => void {
  const clock = clocks.get(period) ?? startClock(period)
  clock.listeners.add(listener)
  return () => {
    clock.listeners.delete(listener)
    if (clock.listeners.size > 0) return
    clock.stop()
    clocks.delete(period)
  }
}

function startClock(period: number): Clock {
  let timer: ReturnType<typeof setTimeout>
  const tick = () => {
    clearTimeout(timer)
    clock.now = wholePeriod(period)
    timer = setTimeout(tick, period - (Date.now() % period) + 5)
    for (const listener of clock.listeners) listener()
  }
  const onShown = () => document.visibilityState === 'visible' && tick()
  const clock: Clock = {
    now: wholePeriod(period),
    listeners: new Set(),
    stop: () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onShown)
    },
  }
  timer = setTimeout(tick, period - (Date.now() % period) + 5)
  document.addEventListener('visibilitychange', onShown)
  clocks.set(period, clock)
  return clock
}

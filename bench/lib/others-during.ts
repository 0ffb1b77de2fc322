import { setTimeout as wait } from 'node:timers/promises'

/** The interval of another client's calls. */
const EVERY_MS = 10
const CALL = '/api/qibla?latitude=41.01&longitude=28.98'

/** Latencies in milliseconds of another client's calls, repeated while `work` runs. */
export async function othersDuring(address: string, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  let isOver = false
  const asking = (async () => {
    while (!isOver) {
      const begin = performance.now()
      await (await fetch(address + CALL)).arrayBuffer()
      times.push(performance.now() - begin)
      await wait(EVERY_MS)
    }
  })()
  try {
    await work()
  } finally {
    isOver = true
    await asking
  }
  return times
}

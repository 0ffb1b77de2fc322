import { cpuTime } from './process-usage.ts'
import { median, quantile } from './statistics.ts'

const FEEDS = 60
/** Requested first, so that the code for a year is compiled, as after a minute of use. */
const FIRST = 15

/** Milliseconds for a year's calendar that is not cached. */
export interface FeedTime {
  readonly median: number
  readonly slowest: number
  /** The product's CPU time per feed; `undefined` if the system does not provide it. */
  readonly cpu: number | undefined
  readonly kilobytes: number
}

/** Requests the calendars of many places, one after the other. */
export async function measureFeed(product: { address: string; pid: number }): Promise<FeedTime> {
  const ask = async (index: number) => {
    const place = `latitude=${(20 + index / 4).toFixed(2)}&longitude=${(index - 30).toFixed(2)}`
    const from = performance.now()
    const answer = await fetch(`${product.address}/api/prayer-times.ics?${place}&alarm=10`)
    const body = await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`The feed answered ${answer.status}.`)
    return { ms: performance.now() - from, bytes: body.byteLength }
  }
  for (let index = 0; index < FIRST; index++) await ask(index)
  const before = cpuTime(product.pid)
  const feeds: Awaited<ReturnType<typeof ask>>[] = []
  for (let index = FIRST; index < FIRST + FEEDS; index++) feeds.push(await ask(index))
  const after = cpuTime(product.pid)
  const times = feeds.map(({ ms }) => ms)
  return {
    median: median(times),
    slowest: quantile(times, 1),
    cpu: before === undefined || after === undefined ? undefined : (after - before) / FEEDS,
    kilobytes: median(feeds.map(({ bytes }) => bytes)) / 1000,
  }
}

import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { hash, verify } from '@node-rs/argon2'
import type { Target } from '../load.ts'
import { othersDuring } from '../others-during.ts'
import { memoryOf } from '../process-usage.ts'
import { quantile } from '../statistics.ts'

const PASSWORD = 'seven quiet lanterns'
const PEOPLE = 64
/** Concurrent sign-ins: more than are hashed at once, and fewer than one network’s free attempts. */
const AT_ONCE = 32
const SECONDS = 15

/** The cost of many sign-ins at once, for the server and for other calls. */
export interface SignInFigures {
  readonly signInsPerSecond: number
  /** Hash comparisons per second in an otherwise idle process, with as many at once. */
  readonly bareHashesPerSecond: number
  /** The 99th percentile of other calls in milliseconds. */
  readonly otherP99: { readonly calm: number; readonly storm: number }
  /** In millions of bytes; `undefined` if the system does not provide it. */
  readonly memory: { readonly before: number; readonly peak: number } | undefined
}

/** Many correct sign-ins to different accounts, while another client makes calls. */
export async function measureSignIn({ address, pid }: Target): Promise<SignInFigures> {
  for (let number = 0; number < PEOPLE; number++) {
    await post(`${address}/api/register`, { email: emailOf(number), password: PASSWORD }, 201)
  }
  const before = memoryOf(pid)?.now
  const calm = await othersDuring(address, () => wait(SECONDS * 1000))
  let signIns = 0
  const storm = await othersDuring(address, async () => {
    const end = performance.now() + SECONDS * 1000
    const one = async (start: number) => {
      for (let number = start; performance.now() < end; number += AT_ONCE) {
        await post(`${address}/api/login`, { email: emailOf(number % PEOPLE), password: PASSWORD }, 200)
        signIns += 1
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, (_, start) => one(start)))
  })
  const peak = memoryOf(pid)?.peak
  return {
    signInsPerSecond: signIns / SECONDS,
    bareHashesPerSecond: await bareHashes(),
    otherP99: { calm: quantile(calm, 0.99), storm: quantile(storm, 0.99) },
    memory: before === undefined || peak === undefined ? undefined : { before, peak },
  }
}

const emailOf = (number: number) => `person${number}@bench.example`

async function post(url: string, body: object, expected: number): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  await answer.arrayBuffer()
  if (answer.status !== expected) throw new Error(`${url} answered ${answer.status}.`)
}

async function bareHashes(): Promise<number> {
  const stored = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  const lanes = Math.max(1, Math.min(3, availableParallelism() - 1))
  const end = performance.now() + (SECONDS * 1000) / 3
  let count = 0
  const one = async () => {
    while (performance.now() < end) {
      await verify(stored, PASSWORD)
      count += 1
    }
  }
  await Promise.all(Array.from({ length: lanes }, one))
  return count / (SECONDS / 3)
}

export function signInTable({
  signInsPerSecond,
  bareHashesPerSecond,
  otherP99,
  memory,
}: SignInFigures): string {
  const ms = (value: number) => `${value.toFixed(1)} ms`
  const ratio = (signInsPerSecond / bareHashesPerSecond).toFixed(2)
  return [
    '| A storm of sign-ins | |',
    '| --- | --- |',
    `| sign-ins a second, hashes alone | ${signInsPerSecond.toFixed(1)}, ${bareHashesPerSecond.toFixed(1)} (ratio ${ratio}) |`,
    `| p99 of another call without it, during it | ${ms(otherP99.calm)}, ${ms(otherP99.storm)} (limit 50 ms) |`,
    ...(memory
      ? [`| memory before, at most | ${Math.round(memory.before)} MB, ${Math.round(memory.peak)} MB |`]
      : []),
  ].join('\n')
}

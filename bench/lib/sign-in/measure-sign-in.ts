import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { hash, verify } from '@node-rs/argon2'
import type { Target } from '../load.ts'
import { othersDuring } from '../others-during.ts'
import { memoryOf } from '../process-usage.ts'
import { quantile } from '../statistics.ts'

const PASSWORD = 'seven quiet lanterns'
const PEOPLE = 64
/** Sign-ins under way at once: more than are hashed, and less than one network’s free attempts. */
const AT_ONCE = 32
const SECONDS = 15

/** What a storm of sign-ins costs, and what others notice of it. */
export interface SignInFigures {
  readonly signInsPerSecond: number
  /** Comparisons of a hash a second in a process that does nothing else, as many at once. */
  readonly bareHashesPerSecond: number
  /** Milliseconds within which 99 of 100 other calls were answered. */
  readonly otherP99: { readonly calm: number; readonly storm: number }
  /** In millions of bytes; `undefined` where the system does not say. */
  readonly memory: { readonly before: number; readonly peak: number } | undefined
}

/** A storm of right sign-ins to many accounts, while somebody asks for something else. */
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

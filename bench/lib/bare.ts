import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { join } from 'node:path'
import type { Call } from './calls.ts'
import type { Target } from './load.ts'

export interface Bare extends Target {
  /** The path of the constant for a call. */
  readonly pathOf: (call: Call) => string
  readonly stop: () => Promise<void>
}

/** How many answers of the product are fetched to find one of median size. */
const SAMPLES = 101

/**
 * Starts the bare framework with a constant for each call: an answer of the product of median size, byte for
 * byte, compressed or not. Computed answers are text for the framework too; prebuilt answers are bytes.
 */
export async function startBare(product: string, calls: readonly Call[]): Promise<Bare> {
  const paths = new Map(calls.map((call, index) => [call, `/constant/${index}`]))
  const constants: object[] = []
  for (const call of calls) constants.push({ path: paths.get(call), ...(await usualAnswer(product, call)) })
  const child = fork(join(import.meta.dirname, 'bare-server.mjs'), {
    serialization: 'advanced',
    execArgv: [],
  })
  child.send(constants)
  const [address] = (await once(child, 'message')) as [string]
  return {
    address,
    pid: child.pid ?? 0,
    pathOf: (call) => paths.get(call) ?? '/',
    stop: async () => {
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

interface Answer {
  readonly type: string | undefined
  readonly coding: string | undefined
  readonly body: string | Buffer
}

async function usualAnswer(product: string, { nextPath, headers, served }: Call): Promise<Answer> {
  const answers: Answer[] = []
  for (let sample = 0; sample < SAMPLES; sample++) answers.push(await ask(`${product}${nextPath()}`, headers))
  const bySize = answers.toSorted((a, b) => a.body.length - b.body.length)
  const usual = bySize[(SAMPLES - 1) / 2]
  if (!usual) throw new Error('No answer of the product was seen.')
  return served || usual.coding ? usual : { ...usual, body: usual.body.toString() }
}

/** An answer as sent over the network; `fetch` would decompress it. */
function ask(url: string, headers: Call['headers']): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const { 'content-type': type, 'content-encoding': coding } = response.headers
        resolve({ type, coding, body: Buffer.concat(parts) })
      })
    }).on('error', reject)
  })
}

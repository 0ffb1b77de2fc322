import type { Thing } from '#shared/core/own-things/thing.ts'
import { BATCH_BYTES, BATCH_THINGS } from '#shared/core/own-things/thing.ts'

/** Somebody who is signed in on a device. */
export interface Device {
  readonly account: string
  readonly headers: Readonly<Record<string, string>>
}

interface Answer {
  readonly things: readonly Thing[]
  readonly cursor: number
  readonly more: boolean
}

export const deviceOf = (account: string, session: string, cookie: string): Device => ({
  account,
  headers: { 'content-type': 'application/json', 'x-session-id': session, cookie },
})

export async function signUp(address: string, email: string): Promise<Device> {
  const answer = await fetch(`${address}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'seven quiet lanterns' }),
  })
  if (answer.status !== 201) throw new Error(`Signing up was answered with ${answer.status}.`)
  const { sessionId, user } = (await answer.json()) as { sessionId: string; user: { id: string } }
  return deviceOf(user.id, sessionId, answer.headers.get('set-cookie')?.split(';')[0] ?? '')
}

/** One sync. Rejects when it is not answered with yes. */
export async function sync(
  address: string,
  { account, headers }: Device,
  after: number,
  things: readonly Thing[],
): Promise<Answer> {
  const body = JSON.stringify({ account, after, things })
  const answer = await fetch(`${address}/api/things/sync`, { method: 'POST', headers, body })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`A sync was answered with ${answer.status}: ${text}`)
  return JSON.parse(text) as Answer
}

/** Takes everything after a cursor, as a device does; returns how many things came. */
export async function drawAll(address: string, device: Device): Promise<number> {
  let [drawn, after] = [0, 0]
  for (let more = true; more; ) {
    const answer = await sync(address, device, after, [])
    drawn += answer.things.length
    ;({ cursor: after, more } = answer)
  }
  return drawn
}

/** Things in batches as large as a device sends them. */
export function batchesOf(things: readonly Thing[]): readonly (readonly Thing[])[] {
  const batches: Thing[][] = []
  let bytes = 0
  for (const thing of things) {
    const length = Buffer.byteLength(JSON.stringify(thing)) + 1
    const last = batches.at(-1)
    if (!last || last.length === BATCH_THINGS || bytes + length > BATCH_BYTES) {
      batches.push([thing])
      bytes = length
    } else {
      last.push(thing)
      bytes += length
    }
  }
  return batches
}

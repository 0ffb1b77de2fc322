import type { syncThings } from '#features/own-things/core/own-things.contract.ts'
import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import type { Thing } from '#shared/core/own-things/thing.ts'

/** A device on which somebody is signed in, wherever Rafiq listens. */
export interface SyncedDevice {
  readonly account: string
  readonly headers: Readonly<Record<string, string>>
}

export const deviceOf = (account: string, session: string, cookie: string): SyncedDevice => ({
  account,
  headers: { 'content-type': 'application/json', 'x-session-id': session, cookie },
})

/** Makes an account. Rejects when the server does not. */
export async function signUp(address: string, email: string): Promise<SyncedDevice> {
  const answer = await fetch(`${address}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'seven quiet lanterns' }),
  })
  if (answer.status !== 201) throw new Error(`Signing up was answered with ${answer.status}.`)
  const { sessionId, user } = (await answer.json()) as { sessionId: string; user: { id: string } }
  return deviceOf(user.id, sessionId, answer.headers.get('set-cookie')?.split(';')[0] ?? '')
}

/** One sync; returns where the account stands. Rejects when no answer came, and when it was another than yes. */
export async function send(
  address: string,
  device: SyncedDevice,
  after: number,
  things: readonly Thing[],
): Promise<number> {
  return (await sync(address, device, after, things)).cursor
}

/** Takes everything after a cursor, as a device does; returns where the account stands. Rejects as `send` does. */
export async function takeAll(
  address: string,
  device: SyncedDevice,
  after: number,
  take: (thing: Thing) => void,
): Promise<number> {
  let cursor = after
  for (let more = true; more; ) {
    const answer = await sync(address, device, cursor, [])
    answer.things.forEach(take)
    ;({ cursor, more } = answer)
  }
  return cursor
}

async function sync(
  address: string,
  { account, headers }: SyncedDevice,
  after: number,
  things: readonly Thing[],
) {
  const body = JSON.stringify({ account, after, things })
  const answer = await fetch(`${address}/api/things/sync`, { method: 'POST', headers, body })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`A sync was answered with ${answer.status}: ${text}`)
  return JSON.parse(text) as AnswerOf<typeof syncThings>
}

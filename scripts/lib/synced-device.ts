import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import type { UserRecord } from '#shared/core/user-data/record.ts'
import type { syncRecords } from '#shared/core/user-data/sync.contract.ts'

/** A signed-in device, for a server at any address. */
export interface SyncedDevice {
  readonly account: string
  readonly headers: Readonly<Record<string, string>>
}

/** A device's position in an account's history, and the history's epoch. */
export interface Position {
  readonly cursor: number
  readonly token?: string | undefined
}

export const deviceOf = (account: string, session: string, cookie: string): SyncedDevice => ({
  account,
  headers: { 'content-type': 'application/json', 'x-session-id': session, cookie },
})

/** Creates an account. Rejects if the server does not. */
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

/** Syncs once and returns the account's position. Rejects if there was no answer or an error. */
export async function send(
  address: string,
  device: SyncedDevice,
  after: Position,
  records: readonly UserRecord[],
): Promise<Position> {
  const { cursor, token } = await sync(address, device, after, records)
  return { cursor, token }
}

/**
 * Fetches everything after a cursor, as a device does, and returns the account's position. Rejects like
 * `send`.
 */
export async function takeAll(
  address: string,
  device: SyncedDevice,
  after: Position,
  take: (record: UserRecord) => void,
): Promise<Position> {
  let { cursor, token } = after
  for (let more = true; more; ) {
    const answer = await sync(address, device, { cursor, token }, [])
    answer.records.forEach(take)
    ;({ cursor, token, more } = answer)
  }
  return { cursor, token }
}

async function sync(
  address: string,
  { account, headers }: SyncedDevice,
  { cursor: after, token }: Position,
  records: readonly UserRecord[],
) {
  const body = JSON.stringify({ account, after, token, records })
  const answer = await fetch(`${address}/api/sync`, { method: 'POST', headers, body })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`A sync was answered with ${answer.status}: ${text}`)
  return JSON.parse(text) as AnswerOf<typeof syncRecords>
}

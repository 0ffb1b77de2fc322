import { nextStamp, type Stamp } from '#shared/core/own-things/stamp.ts'
import { countId, type Thing } from '#shared/core/own-things/thing.ts'

/** Somebody who is signed in, wherever Rafiq listens after a restart. */
export interface Person {
  readonly account: string
  readonly headers: Readonly<Record<string, string>>
}

interface Answer {
  readonly things: readonly Thing[]
  readonly cursor: number
  readonly more: boolean
}

export async function signUp(address: string): Promise<Person> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email: 'durable@example.com', password: 'seven quiet lanterns' })
  const answer = await fetch(`${address}/api/register`, { method: 'POST', headers, body })
  const { sessionId, user } = (await answer.json()) as { sessionId: string; user: { id: string } }
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  return { account: user.id, headers: { ...headers, cookie, 'x-session-id': sessionId } }
}

/** One sync. Rejects when no answer came, and when it was another than yes. */
async function sync(address: string, { account, headers }: Person, after: number, things: readonly Thing[]) {
  const body = JSON.stringify({ account, after, things })
  const answer = await fetch(`${address}/api/things/sync`, { method: 'POST', headers, body })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`The sync was answered with ${answer.status}: ${text}`)
  return JSON.parse(text) as Answer
}

export const keyOf = ({ kind, id }: Pick<Thing, 'kind' | 'id'>): string => `${kind} ${id}`

/** A device that takes what others wrote and writes nothing; it goes on from where it stood. */
export function reader(person: Person) {
  const seen = new Map<string, Thing>()
  let cursor = 0
  return {
    /** Everything of the account, as this device knows it after taking what is new. */
    readOn: async (address: string): Promise<ReadonlyMap<string, Thing>> => {
      for (let more = true; more; ) {
        const answer = await sync(address, person, cursor, [])
        for (const thing of answer.things) seen.set(keyOf(thing), thing)
        ;({ cursor, more } = answer)
      }
      return seen
    },
  }
}

const NOTES = 200
const MOST_IN_A_BATCH = 12

/** A device that writes as fast as it is answered and remembers what was acknowledged. */
export function writer(person: Person, device: string) {
  const acknowledged = new Map<string, Thing>()
  let last: Stamp | undefined
  let total = 0
  /** Sent, or about to be, and not answered. */
  let batch: readonly Thing[] = []

  const stamped = (kind: string, id: string, value: unknown): Thing => {
    last = nextStamp(last, Date.now(), device)
    return { kind, id, at: last, value }
  }
  const write = (): readonly Thing[] => {
    const begin = random(NOTES)
    const notes = Array.from({ length: 1 + random(MOST_IN_A_BATCH) }, (_, index) =>
      stamped(
        'note',
        `${device}/${(begin + index) % NOTES}`,
        random(8) === 0 ? null : `${device} ${random(1e9)}`,
      ),
    )
    total += random(33)
    return [...notes, stamped('dhikr-count', countId('2026-11-21/free', device), total)]
  }
  const send = async (address: string) => {
    await sync(address, person, Number.MAX_SAFE_INTEGER, batch)
    for (const thing of batch) acknowledged.set(keyOf(thing), thing)
    batch = []
  }
  return {
    /** By key, the last version of each thing that was acknowledged. */
    acknowledged: acknowledged as ReadonlyMap<string, Thing>,
    /** What was sent and not answered. */
    unanswered: () => batch,
    /** Sends again what was not answered. */
    sendAgain: (address: string) => (batch.length > 0 ? send(address) : undefined),
    /** Writes until the server is gone. */
    writeOn: async (address: string, isGone: () => boolean) => {
      while (!isGone()) {
        batch = write()
        try {
          await send(address)
        } catch (error) {
          if (!isGone()) throw error
        }
      }
    },
    /** All that it ever counted. */
    total: () => total,
  }
}

const random = (below: number) => Math.floor(Math.random() * below)

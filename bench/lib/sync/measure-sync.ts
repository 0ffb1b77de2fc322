import type pg from 'pg'
import type { Thing } from '#shared/core/own-things/thing.ts'
import { batchOf } from '#shared/web/own-things/batch.ts'
import { send, signUp, takeAll } from '../../../scripts/lib/synced-device.ts'
import { othersDuring } from '../others-during.ts'
import { median, quantile } from '../statistics.ts'
import type { OwnGround } from './own-ground.ts'
import { typicalThings } from './typical-things.ts'

const THINGS = 10_000
const ROUNDS = 5

/** What a device with 10,000 changes costs. Rates are things a second; the middle of the rounds. */
export interface SyncFigures {
  readonly things: number
  readonly calls: number
  readonly sent: number
  /** The same rows in the same batches, inserted by PostgreSQL alone. */
  readonly inserted: number
  readonly ratio: number
  /** A second device takes all of them. */
  readonly drawn: number
  /** Milliseconds within which 99 of 100 other calls were answered. */
  readonly otherP99: { readonly calm: number; readonly during: number }
}

export async function measureSync({ address, client }: OwnGround): Promise<SyncFigures> {
  const batches = batchesOf(typicalThings(THINGS))
  const rounds: { sent: number; inserted: number; drawn: number; calm: number[]; during: number[] }[] = []
  while (rounds.length < ROUNDS) {
    const device = await signUp(address, `sync${rounds.length}@bench.example`)
    const inserted = await rateOf(() => insertPlainly(client, device.account, batches))
    const calm = await othersDuring(address, () => new Promise((resolve) => setTimeout(resolve, 2000)))
    let sent = 0
    const during = await othersDuring(address, async () => {
      sent = await rateOf(async () => {
        let after = 0
        for (const batch of batches) after = await send(address, device, after, batch)
      })
    })
    const drawn = await rateOf(async () => {
      let count = 0
      await takeAll(address, device, 0, () => count++)
      if (count !== THINGS) throw new Error(`${count} of ${THINGS} things came.`)
    })
    rounds.push({ sent, inserted, drawn, calm, during })
  }
  const p99 = (part: 'calm' | 'during') =>
    quantile(
      rounds.flatMap((round) => round[part]),
      0.99,
    )
  return {
    things: THINGS,
    calls: batches.length,
    sent: median(rounds.map(({ sent }) => sent)),
    inserted: median(rounds.map(({ inserted }) => inserted)),
    ratio: median(rounds.map(({ sent, inserted }) => sent / inserted)),
    drawn: median(rounds.map(({ drawn }) => drawn)),
    otherP99: { calm: p99('calm'), during: p99('during') },
  }
}

/** The things in batches as large as a device sends them. */
function batchesOf(things: readonly Thing[]): readonly (readonly Thing[])[] {
  const batches: (readonly Thing[])[] = []
  for (let sent = 0; sent < things.length; sent += batches.at(-1)?.length ?? 0)
    batches.push(batchOf(things.slice(sent)))
  return batches
}

async function rateOf(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return THINGS / ((performance.now() - begin) / 1000)
}

/** Rows like those of the product, with its indexes, one statement a batch. */
async function insertPlainly(
  client: pg.Client,
  account: string,
  batches: readonly (readonly Thing[])[],
): Promise<void> {
  await client.query('create table if not exists plain_things (like own_things including all)')
  let seq = 0
  for (const batch of batches) {
    await client.query(
      `insert into plain_things (account_id, kind, id, at, value, seq)
       select $1, kind, id, at, value, $2 + place
       from unnest($3::text[], $4::text[], $5::text[], $6::jsonb[]) with ordinality as row (kind, id, at, value, place)`,
      [
        account,
        seq,
        batch.map(({ kind }) => kind),
        batch.map(({ id }) => id),
        batch.map(({ at }) => at),
        batch.map(({ value }) => JSON.stringify(value)),
      ],
    )
    seq += batch.length
  }
}

import type pg from 'pg'
import type { UserRecord } from '#shared/core/user-data/record.ts'
import { batchOf } from '#shared/web/user-data/batch.ts'
import { type Position, send, signUp, takeAll } from '../../../scripts/lib/synced-device.ts'
import { othersDuring } from '../others-during.ts'
import { median, quantile } from '../statistics.ts'
import type { OwnGround } from './own-ground.ts'
import { typicalRecords } from './typical-records.ts'

const THINGS = 10_000
const ROUNDS = 5

/** The cost of a device with 10,000 changes. Rates are records per second; medians of the rounds. */
export interface SyncFigures {
  readonly records: number
  readonly calls: number
  readonly sent: number
  /** The same rows in the same batches, inserted directly into PostgreSQL. */
  readonly inserted: number
  readonly ratio: number
  /** A second device fetches all of them. */
  readonly drawn: number
  /** The 99th percentile of other calls in milliseconds. */
  readonly otherP99: { readonly calm: number; readonly during: number }
}

export async function measureSync({ address, client }: OwnGround): Promise<SyncFigures> {
  const batches = batchesOf(typicalRecords(THINGS))
  const rounds: { sent: number; inserted: number; drawn: number; calm: number[]; during: number[] }[] = []
  while (rounds.length < ROUNDS) {
    const device = await signUp(address, `sync${rounds.length}@bench.example`)
    const inserted = await rateOf(() => insertPlainly(client, device.account, batches))
    const calm = await othersDuring(address, () => new Promise((resolve) => setTimeout(resolve, 2000)))
    let sent = 0
    const during = await othersDuring(address, async () => {
      sent = await rateOf(async () => {
        let after: Position = { cursor: 0 }
        for (const batch of batches) after = await send(address, device, after, batch)
      })
    })
    const drawn = await rateOf(async () => {
      let count = 0
      await takeAll(address, device, { cursor: 0 }, () => count++)
      if (count !== THINGS) throw new Error(`${count} of ${THINGS} records came.`)
    })
    rounds.push({ sent, inserted, drawn, calm, during })
  }
  const p99 = (part: 'calm' | 'during') =>
    quantile(
      rounds.flatMap((round) => round[part]),
      0.99,
    )
  return {
    records: THINGS,
    calls: batches.length,
    sent: median(rounds.map(({ sent }) => sent)),
    inserted: median(rounds.map(({ inserted }) => inserted)),
    ratio: median(rounds.map(({ sent, inserted }) => sent / inserted)),
    drawn: median(rounds.map(({ drawn }) => drawn)),
    otherP99: { calm: p99('calm'), during: p99('during') },
  }
}

/** The records in batches of the size that a device sends. */
function batchesOf(records: readonly UserRecord[]): readonly (readonly UserRecord[])[] {
  const batches: (readonly UserRecord[])[] = []
  for (let sent = 0; sent < records.length; sent += batches.at(-1)?.length ?? 0)
    batches.push(batchOf(records.slice(sent)))
  return batches
}

async function rateOf(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return THINGS / ((performance.now() - begin) / 1000)
}

/** Rows like the product's, with its indexes, in one statement per batch. */
async function insertPlainly(
  client: pg.Client,
  account: string,
  batches: readonly (readonly UserRecord[])[],
): Promise<void> {
  await client.query('create table if not exists plain_records (like user_records including all)')
  let seq = 0
  for (const batch of batches) {
    await client.query(
      `insert into plain_records (account_id, type, id, at, value, seq)
       select $1, type, id, at, value, $2 + place
       from unnest($3::text[], $4::text[], $5::text[], $6::jsonb[]) with ordinality as row (type, id, at, value, place)`,
      [
        account,
        seq,
        batch.map(({ type }) => type),
        batch.map(({ id }) => id),
        batch.map(({ at }) => at),
        batch.map(({ value }) => JSON.stringify(value)),
      ],
    )
    seq += batch.length
  }
}

import { createHash } from 'node:crypto'
import type pg from 'pg'
import { timestampOf } from '#shared/core/user-data/timestamp.ts'
import { deviceOf, type SyncedDevice, send, takeAll } from '../../../scripts/lib/synced-device.ts'
import { quantile } from '../statistics.ts'
import type { OwnGround } from './own-ground.ts'
import { typicalRecords } from './typical-records.ts'

const SIZES = [1, 1000, 100_000]
const RECORDS_EACH = 100
/** The cursor of devices that are up to date. */
const END = { cursor: RECORDS_EACH, token: '00000000-0000-4000-8000-000000000000' }
const FILLED_AT_ONCE = 1000
const CALLS = 400

/** Milliseconds per call. */
interface Times {
  readonly median: number
  readonly p99: number
}

/** The cost of accounts in a database with a given number of them. */
export interface AccountFigures {
  readonly accounts: number
  /**
   * Bytes per account: all tables with their indexes, and of these the rows and the indexes of its records.
   */
  readonly bytes: { readonly all: number; readonly rows: number; readonly indexes: number }
  /** A call that does not query the database, as a baseline. */
  readonly other: Times
  readonly user: Times
  /** A sync without changes, one that sends a change, and the first one of a new device. */
  readonly idle: Times
  readonly change: Times
  readonly first: Times
}

/** Fills an empty database with accounts of typical people, and measures at each size. */
export async function measureAccounts({ address, client }: OwnGround): Promise<readonly AccountFigures[]> {
  await client.query('create temp table typical (type text, id text, at text, value jsonb, seq int)')
  for (const [index, { type, id, at, value }] of typicalRecords(RECORDS_EACH).entries()) {
    const row = [type, id, at, JSON.stringify(value), index + 1]
    await client.query('insert into typical values ($1, $2, $3, $4, $5)', row)
  }
  const empty = await sizes(client)
  const figures: AccountFigures[] = []
  let filled = 0
  for (const accounts of SIZES) {
    for (; filled < accounts; filled = Math.min(filled + FILLED_AT_ONCE, accounts))
      await fill(client, filled, Math.min(filled + FILLED_AT_ONCE, accounts))
    await client.query('vacuum (analyze)')
    const { all, rows, indexes } = await sizes(client)
    const each = (bytes: number, before: number) => Math.round((bytes - before) / accounts)
    figures.push({
      accounts,
      bytes: {
        all: each(all, empty.all),
        rows: each(rows, empty.rows),
        indexes: each(indexes, empty.indexes),
      },
      ...(await measureCalls(address, accounts)),
    })
  }
  return figures
}

async function sizes(client: pg.Client): Promise<{ all: number; rows: number; indexes: number }> {
  const { rows } = await client.query(`
    select sum(pg_total_relation_size(oid))::float as all,
      pg_table_size('user_records')::float as rows,
      pg_indexes_size('user_records')::float as indexes
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`)
  return rows[0]
}

/** Accounts from `first` to before `end`, each with two signed-in devices and a hundred records. */
async function fill(client: pg.Client, first: number, end: number): Promise<void> {
  const numbers = `generate_series(${first}, ${end - 1}) as n`
  const devices = `${numbers} cross join generate_series(1, 2) as device`
  const hash = (text: string) => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`
  const uuid = (text: string) =>
    `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`
  const account = uuid(`'account' || n`)
  await client.query('begin')
  await client.query(`
    insert into accounts (id, email, email_key, username, username_key, first_name, password_hash, created_at,
      password_changed_at)
    select ${account}, 'person' || n || '@bench.example', 'person' || n || '@bench.example',
      'person' || n, 'person' || n, 'Person', '$argon2id$v=19$m=19456,t=2,p=1$' || repeat('a', 66), now(), now()
    from ${numbers}`)
  await client.query(`
    insert into sessions (id, secret_hash, account_id, device, created_at, last_seen_at, authenticated_at)
    select ${uuid(`'session' || n || '-' || device`)}, ${hash(`'secret' || n || '-' || device`)},
      ${account}, 'Firefox, Android', now(), now(), now()
    from ${devices}`)
  await client.query(`
    insert into known_devices (account_id, secret_hash, last_used_at)
    select ${account}, ${hash(`'known' || n || '-' || device`)}, now() from ${devices}`)
  await client.query(`
    insert into user_record_sequences (account_id, seq, records)
    select ${account}, ${RECORDS_EACH}, ${RECORDS_EACH} from ${numbers}`)
  await client.query(`
    insert into user_record_batches (account_id, seq, token)
    select ${account}, ${END.cursor}, '${END.token}' from ${numbers}`)
  await client.query(`
    insert into user_records (account_id, type, id, at, value, seq)
    select ${account}, typical.type, typical.id, typical.at, typical.value, typical.seq
    from ${numbers} cross join typical order by n, typical.seq`)
  await client.query('commit')
}

/** Calls of randomly chosen people, one after the other. */
async function measureCalls(address: string, accounts: number) {
  const anybody = () => deviceOfPerson(Math.floor(Math.random() * accounts))
  const ask = async (path: string, headers: SyncedDevice['headers'] = {}) => {
    const answer = await fetch(address + path, { headers })
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}.`)
    await answer.arrayBuffer()
  }
  return {
    other: await timesOf(() => ask('/api/qibla?latitude=41.01&longitude=28.98')),
    user: await timesOf(() => ask('/api/auth/user', anybody().headers)),
    idle: await timesOf(() => send(address, anybody(), END, [])),
    first: await timesOf(() => takeAll(address, anybody(), { cursor: 0 }, () => undefined)),
    change: await timesOf(() => {
      const at = timestampOf({ ms: Date.now(), count: 0, device: 'anotherdeviceabc' })
      return send(address, anybody(), END, [
        { type: 'bookmark', id: 'verse/2:5', at, value: { savedAt: new Date().toISOString() } },
      ])
    }),
  }
}

function deviceOfPerson(number: number): SyncedDevice {
  const uuid = (text: string) =>
    createHash('md5')
      .update(text)
      .digest('hex')
      .replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-')
  return deviceOf(uuid(`account${number}`), uuid(`session${number}-1`), `rafiq_session=secret${number}-1`)
}

async function timesOf(call: () => Promise<unknown>): Promise<Times> {
  const times: number[] = []
  for (let asked = 0; asked < CALLS; asked++) {
    const begin = performance.now()
    await call()
    times.push(performance.now() - begin)
  }
  return { median: quantile(times, 0.5), p99: quantile(times, 0.99) }
}

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { featuresWith } from '#app/server/features.ts'
import { timestampOf } from '#shared/core/user-data/timestamp.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { waitingForLocks } from '#shared/server/testing/waiting-for-locks.ts'
import { userDataOfAnyValues } from './testing/any-values.ts'
import { RECORDS_LIMIT, SIZE_LIMIT, storeRecords } from './user-data.repository.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const at = (ms: number) => timestampOf({ ms: NOW.getTime() + ms, count: 0, device: 'aaaaaaaaaaaaaaaa' })
const note = (id: string, value: unknown = id, ms = 1) => ({ type: 'note', id, at: at(ms), value })
const MINUTE = 60_000
type Sent = ReturnType<typeof note>

let server: TestApp
let clock = NOW
beforeAll(async () => {
  server = await testApp({ features: featuresWith(userDataOfAnyValues), clock: () => clock })
})
afterAll(() => server.close())

/** The database's rows of a user’s records. */
async function rowsOf(id: string) {
  const { rows } = await server.services.database.db.execute(sql`
    select type from user_records where account_id = ${id}
    union all select 'head' from user_record_sequences where account_id = ${id}`)
  return rows
}

let made = 0
async function person() {
  made += 1
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/register',
    payload: { email: `safe${made}@example.com`, password: 'correct horse battery' },
  })
  const { sessionId, user } = answer.json()
  const cookie = String([answer.headers['set-cookie']].flat()[0]).split(';')[0] ?? ''
  const post = (payload: object | string, headers: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url: '/api/sync',
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    })
  const headers: Record<string, string> = { cookie, 'x-session-id': sessionId }
  return {
    id: user.id as string,
    headers,
    post,
    send: (records: readonly unknown[], after = 0, token?: string) =>
      post({ account: user.id, after, records, ...(token && { token }) }, headers),
  }
}

describe('records of an account', () => {
  it('need a session, not only the cookie or the handle', async () => {
    const { id, post, send, headers } = await person()
    await send([note('mine')])
    const body = { account: id, after: 0, records: [] }
    const { cookie = '', 'x-session-id': handle = '' } = headers
    const tries = [{}, { cookie }, { 'x-session-id': handle }]
    for (const each of tries) expect((await post(body, each)).statusCode).toBe(401)
    const stranger = await person()
    const mixed = { cookie, 'x-session-id': stranger.headers['x-session-id'] ?? '' }
    expect((await post(body, mixed)).statusCode).toBe(401)
  })

  it('are neither read nor written with another account’s name', async () => {
    const [one, two] = [await person(), await person()]
    await one.send([note('mine')])
    const answer = await two.post(
      { account: one.id, after: 0, records: [note('mine', 'theirs', 5)] },
      two.headers,
    )
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'other_account'])
    expect((await one.send([])).json().records).toEqual([note('mine')])
    expect((await two.send([])).json().records).toEqual([])
  })

  const deep = JSON.parse(`${'['.repeat(40)}1${']'.repeat(40)}`)
  it.each<[string, unknown]>([
    ['of a type that is no word', { ...note('a'), type: 'Note!' }],
    ['without an id', note('')],
    ['with too long an id', note('x'.repeat(201))],
    ['with the character 0 in its id', note('a\0')],
    ['with the character 0 in its text', note('a', { text: 'a\0b' })],
    ['with half a character', note('a', '\ud83c')],
    ['with no timestamp', { ...note('a'), at: 'yesterday' }],
    ['with no value', { type: 'note', id: 'a', at: at(1) }],
    ['with more than it may have', { ...note('a'), account: 'me' }],
    ['that is too long', note('a', 'x'.repeat(20_001))],
    ['that is too deep', note('a', deep)],
  ])('%s are rejected together with the whole call', async (_, record) => {
    const { send } = await person()
    expect((await send([note('good'), record])).statusCode).toBe(400)
    expect((await send([])).json().records).toEqual([])
  })

  it.each([
    ['a name of the prototype', '{"__proto__":{"admin":true}}'],
    ['a constructor', '{"constructor":{"prototype":{"admin":true}}}'],
  ])('are rejected with %s in them', async (_, value) => {
    const { id, post, headers } = await person()
    const record = `{"type":"note","id":"a","at":"${at(1)}","value":${value}}`
    const answer = await post(`{"account":"${id}","after":0,"records":[${record}]}`, headers)
    expect(answer.statusCode).toBe(400)
  })

  it('are limited to 500 per call, in size and in depth', async () => {
    const { id, post, send, headers } = await person()
    const many = Array.from({ length: 501 }, (_, index) => note(`${index}`))
    expect((await send(many)).statusCode).toBe(400)
    expect(
      (await send(Array.from({ length: 6 }, (_, n) => note(`${n}`, 'x'.repeat(19_900))))).statusCode,
    ).toBe(413)
    const nested = `${'['.repeat(40_000)}${']'.repeat(40_000)}`
    const record = `{"type":"note","id":"a","at":"${at(1)}","value":${nested}}`
    const answer = await post(`{"account":"${id}","after":0,"records":[${record}]}`, headers)
    expect(answer.statusCode).toBe(400)
  })

  it('are stored as plain text', async () => {
    const { send } = await person()
    const record = note('html', { text: "<script>alert(1)</script>'); drop table user_records; --" })
    await send([record])
    expect((await send([])).json().records).toEqual([record])
  })

  it('can’t have a timestamp in the future, unless the account already has one', async () => {
    const { send } = await person()
    const ahead = await send([note('a', 'a', 11 * MINUTE)])
    expect([ahead.statusCode, ahead.json().error.code]).toEqual([409, 'timestamp_ahead'])
    clock = new Date(NOW.getTime() + 24 * 60 * MINUTE)
    expect((await send([note('b', 'b', 24 * 60 * MINUTE)])).statusCode).toBe(200)
    clock = NOW
    expect((await send([note('b', 'c', 24 * 60 * MINUTE + 1)])).statusCode).toBe(200)
    // A timestamp in another account makes no difference.
    expect((await (await person()).send([note('b', 'd', 24 * 60 * MINUTE)])).json().error.code).toBe(
      'timestamp_ahead',
    )
  })

  it('are counted once, however often they are sent, and only for their own account', async () => {
    const [one, two] = [await person(), await person()]
    const counted = async (id: string) => {
      const { rows } = await server.services.database.db.execute<{ records: number; size: string }>(
        sql`select records, size from user_record_sequences where account_id = ${id}`,
      )
      return rows.map(({ records, size }) => [records, Number(size)])
    }
    await two.send([note('theirs', 'long enough to tell')])
    const theirs = await counted(two.id)
    for (let time = 0; time < 3; time++) await one.send([note('a'), note('b'), note('c', null)])
    await one.send([note('a', 'a', 2)])
    expect(await counted(one.id)).toEqual([[3, 6]])
    expect(await counted(two.id)).toEqual(theirs)
  })

  it('that occur twice in a batch are stored with the later version', async () => {
    const versions = [note('a', 'first', 1), note('a', 'last', 3), note('a', 'between', 2)]
    for (const batch of [versions, versions.toReversed()]) {
      const { send } = await person()
      expect((await send(batch)).statusCode).toBe(200)
      expect((await send([])).json().records).toEqual([note('a', 'last', 3)])
    }
  })

  it('stay deleted when a device sends an older version', async () => {
    const { send } = await person()
    await send([note('a', 'kept', 1)])
    await send([note('a', null, 5)])
    const late = (await send([note('a', 'late', 3)])).json()
    expect(late.records).toEqual([note('a', null, 5)])
    expect((await send([])).json().records).toEqual([note('a', null, 5)])
  })

  it('that were changed or removed leave no text in the database', async () => {
    const { id, send } = await person()
    const version = (value: unknown, ms: number) => ({ ...note('a/1', value, ms), type: 'note-version' })
    await send([note('a', { text: 'first words' }), version({ text: 'first words' }, 2), note('b', 'kept')])
    await send([note('a', { text: 'second words' }, 3)])
    const words = async () => {
      const { rows } = await server.services.database.db.execute(
        sql`select user_records::text as row from user_records where account_id = ${id}`,
      )
      return JSON.stringify(rows)
    }
    expect(await words()).toMatch(/second words/)
    await send([note('a', null, 4), version(null, 5)])
    expect(await words()).not.toContain('words')
    expect(await words()).toContain('kept')
  })

  it('are requested again after a backup was restored, even if the sequence has the same length', async () => {
    const { send } = await person()
    const first = (await send([note('a')])).json()
    const lost = (await send([note('b', 'b', 2)], first.cursor, first.token)).json()
    const { db } = server.services.database
    for (const table of ['user_records', 'user_record_batches']) {
      await db.execute(sql`delete from ${sql.raw(table)} where seq > 1`)
    }
    await db.execute(sql`update user_record_sequences set seq = 1`)
    await send([note('c', 'c', 3), note('d', 'd', 3)], first.cursor, first.token)
    expect((await send([], lost.cursor, lost.token)).json()).toMatchObject({ records: [], cursor: 0 })
    expect((await send([], first.cursor, first.token)).json().cursor).toBe(3)
  })

  it('are requested again from a device that is far behind, and batches do not accumulate', async () => {
    const { id, send } = await person()
    const { db } = server.services.database
    const first = (await send([note('a')])).json()
    await db.execute(sql`
      insert into user_record_batches (account_id, seq) select ${id}::uuid, n from generate_series(2, 2600) as n`)
    await db.execute(sql`update user_record_sequences set seq = 2999 where account_id = ${id}`)
    await send([note('b', 'b', 2), note('c', 'c', 2)])
    expect((await send([], first.cursor, first.token)).json().cursor).toBe(0)
    const { rows } = await db.execute(sql`select 1 from user_record_batches where account_id = ${id}`)
    expect(rows.length).toBeLessThanOrEqual(2001)
  })

  it('are limited in number, but existing ones can be changed and removed', async () => {
    const { id, send } = await person()
    await send([note('a')])
    await server.services.database.db.execute(
      sql`update user_record_sequences set records = ${RECORDS_LIMIT} where account_id = ${id}`,
    )
    const full = await send([note('b')])
    expect([full.statusCode, full.json().error.code]).toEqual([409, 'too_many_records'])
    expect((await send([note('a', null, 2)])).statusCode).toBe(200)
    expect((await send([])).json().records).toEqual([note('a', null, 2)])
  })

  it('are limited in total size, so that shorter ones are still accepted', async () => {
    const { id, send } = await person()
    const { db } = server.services.database
    const counted = async () => {
      const { rows } = await db.execute<{ size: string; real: string }>(sql`
        select size, (select sum(coalesce(octet_length(value::text), 0)) from user_records where account_id = ${id}) as real
        from user_record_sequences where account_id = ${id}`)
      return rows[0]
    }
    await send([note('a', 'سلام'), note('b', 'b'.repeat(500)), note('c')])
    await send([note('a', 'longer', 2), note('c', null, 2), note('b', 'earlier', -1), note('d', 'd')])
    const { size, real } = (await counted()) ?? {}
    expect(Number(size)).toBe(Number(real))
    expect(Number(size)).toBeGreaterThan(500)

    await db.execute(sql`update user_record_sequences set size = ${SIZE_LIMIT} where account_id = ${id}`)
    for (const longer of [note('e'), note('d', 'd and more', 3)]) {
      const full = await send([longer])
      expect([full.statusCode, full.json().error.code]).toEqual([409, 'too_many_records'])
    }
    expect((await send([note('b', 'shorter', 4)])).statusCode).toBe(200)
    expect((await send([note('e')])).statusCode).toBe(200)
    expect(Number((await counted())?.size)).toBeLessThanOrEqual(SIZE_LIMIT)
  })

  it('that are long are returned in several answers', async () => {
    const { send } = await person()
    const text = 'م'.repeat(9000)
    for (let batch = 0; batch < 15; batch++) {
      await send(
        Array.from({ length: 4 }, (_, n) => note(`${batch}-${n}`, text)),
        9999,
      )
    }
    const ids = new Set<string>()
    let answers = 0
    for (
      let last: { cursor: number; token?: string; more: boolean } = { cursor: 0, more: true };
      last.more;
      answers++
    ) {
      const answer = (await send([], last.cursor, last.token)).json()
      for (const { id } of answer.records) ids.add(id)
      last = answer
    }
    expect(ids.size).toBe(60)
    expect(answers).toBe(2)
  })

  it('don’t delay the deletion of their account while they are written, and leave nothing', async () => {
    const { id, send, headers } = await person()
    await send([note('a')])
    const { db } = server.services.database
    const waiting = () => waitingForLocks(server.services.database)
    const answers = await db.transaction(async (run) => {
      await run.execute(sql`select 1 from user_records where account_id = ${id} for update`)
      const sent = send([note('a', 'later', 2), note('b')])
      while ((await waiting()) < 1);
      const payload = { password: 'correct horse battery' }
      const removed = server.app.inject({ method: 'POST', url: '/api/account/deletion', headers, payload })
      while ((await waiting()) < 2);
      return [sent, removed]
    })
    for (const answer of answers) expect((await answer).statusCode).toBe(200)
    expect((await send([])).statusCode).toBe(401)
    for (const table of ['user_records', 'user_record_sequences']) {
      const { rows } = await db.execute(sql`select 1 from ${sql.raw(table)} where account_id = ${id}`)
      expect(rows, table).toEqual([])
    }
  })

  it('are unreachable once the account is deleted, and removed after the last write', async () => {
    const { id, send, headers } = await person()
    await send([note('a')])
    const { db } = server.services.database
    const payload = { password: 'correct horse battery' }
    const removal = { method: 'POST', url: '/api/account/deletion', headers, payload } as const
    const sent = await db.transaction(async (run) => {
      await run.execute(sql`select 1 from user_records where account_id = ${id} for update`)
      const writing = send([note('a', 'later', 2)])
      while ((await waitingForLocks(server.services.database)) < 1);
      expect((await server.app.inject(removal)).statusCode).toBe(200)
      expect((await send([note('b')])).statusCode).toBe(401)
      await expect(storeRecords(server.services.database, id, [note('c')])).rejects.toThrow(
        'Sign in to continue.',
      )
      return [writing]
    })
    for (const answer of sent) expect((await answer).statusCode).toBe(200)
    await expect.poll(() => rowsOf(id)).toEqual([])
  })

  it('of a deleted account are removed at startup if the server stopped before', async () => {
    const { id, send } = await person()
    await send([note('a'), note('b')])
    const { database } = server.services
    await database.db.execute(
      sql`update accounts set closed_at = now(), password_hash = null where id = ${id}`,
    )
    expect(await rowsOf(id)).toHaveLength(3)
    await server.app.listen({ host: '127.0.0.1', port: 0 })
    await expect.poll(() => rowsOf(id)).toEqual([])
    expect((await database.db.execute(sql`select 1 from accounts where id = ${id}`)).rows).toEqual([])
  })

  it('are deleted with the account while eight devices send continuously', async () => {
    const { id, send, headers } = await person()
    let answered = 0
    const devices = Array.from({ length: 8 }, async (_, device) => {
      for (let turn = 0; ; turn++) {
        const records = Array.from({ length: 50 }, (_, each) =>
          note(`${device}-${turn % 9}-${each}`, 'x', turn + 1),
        )
        const { statusCode } = await send(records)
        if (statusCode !== 200) return statusCode
        answered += 1
      }
    })
    while (answered < 16) await new Promise((resolve) => setTimeout(resolve, 5))
    const payload = { password: 'correct horse battery' }
    const removed = await server.app.inject({
      method: 'POST',
      url: '/api/account/deletion',
      headers,
      payload,
    })
    expect(removed.statusCode).toBe(200)
    for (const status of await Promise.all(devices)) expect(status).toBe(401)
    await expect.poll(() => rowsOf(id)).toEqual([])
  })

  it('written by many devices at once are all seen by a reader with a cursor', async () => {
    const { send } = await person()
    const seen = new Map<string, string>()
    let last: { cursor: number; token?: string; more: boolean; records: Sent[] } = {
      cursor: 0,
      more: false,
      records: [],
    }
    let done = false
    const read = async () => {
      last = (await send([], last.cursor, last.token)).json()
      for (const { id, value } of last.records) seen.set(id, `${value}`)
      return last.more
    }
    const reader = (async () => {
      while (!done) await read()
      while (await read());
    })()
    const devices = Array.from({ length: 8 }, async (_, device) => {
      for (let turn = 0; turn < 10; turn++) {
        const shared = note('shared', `${device}/${turn}`, turn * 100 + device)
        const answer = await send([note(`${device}-${turn}`, turn), shared])
        expect(answer.statusCode).toBe(200)
      }
    })
    await Promise.all(devices)
    done = true
    await reader
    expect(seen.size).toBe(81)
    expect(seen.get('shared')).toBe('7/9')
  })
})

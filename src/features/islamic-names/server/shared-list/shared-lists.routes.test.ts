import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import type { SharedListAnswer } from '../../core/shared-list/shared-list.contract.ts'
import { islamicNamesFeature } from '../islamic-names.routes.ts'
import { islamicNames } from '../islamic-names.table.ts'
import { deleteUnusedLists } from './shared-lists.repository.ts'
import { sharedNameListsFeature } from './shared-lists.routes.ts'
import { sharedNameLists, sharedNames } from './shared-lists.table.ts'

let server: TestApp
let now = new Date('2026-11-25T12:00:00Z')
beforeAll(async () => {
  server = await testApp({ features: [islamicNamesFeature, sharedNameListsFeature], clock: () => now })
})
afterAll(() => server.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
async function send(method: Method, path: string, payload?: object) {
  const answer = await server.app.inject({
    method,
    url: `/api/name-lists${path}`,
    ...(payload && { payload }),
    remoteAddress: `192.0.2.${1 + Math.floor(Math.random() * 250)}`,
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}
const create = async () => (await send('POST', '')).body.secret as string
const votesOf = (list: SharedListAnswer) =>
  Object.fromEntries(list.names.map(({ key, votes }) => [key, votes]))

describe('a shared list of names', () => {
  it('is empty at first, and its secret is not stored', async () => {
    const { status, headers, body } = await send('POST', '')
    expect(status).toBe(201)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toMatchObject({ names: [], expiresOn: '2027-05-24' })
    expect(body.secret).toMatch(/^[\w-]{32}$/)
    const stored = JSON.stringify(await server.services.database.db.select().from(sharedNameLists))
    expect(stored).not.toContain(body.secret)
  })

  it('has a name once, however it is written, and knows the page of a known one', async () => {
    const secret = await create()
    for (const name of ['Umar', 'ʿUmar', 'umar', 'Zubaydah of ours'])
      expect((await send('POST', `/${secret}/names`, { name })).status).toBe(200)
    const { body } = await send('GET', `/${secret}`)
    expect(body.names).toMatchObject([
      { key: 'umar', name: 'Umar', slug: 'umar', votes: { first: null, second: null } },
      { key: 'zubaydah of ours', slug: null, arabicName: null },
    ])
    expect(body.names[0].arabicName).toMatch(/ع/)
  })

  it('knows the page of a name in other spellings and scripts, and not of one that people don’t see', async () => {
    const secret = await create()
    const slugs = {
      ...{ Omar: 'umar', عائشة: 'aisha', ഉമർ: 'umar', Ayşe: 'aisha', हसन: 'hasan', हुसैन: 'husayn' },
      ...{ Hassan: 'hassan', Yusuf: 'yusuf' },
    }
    for (const name of Object.keys(slugs)) await send('POST', `/${secret}/names`, { name })
    const found = async () =>
      Object.fromEntries(
        ((await send('GET', `/${secret}`)).body as SharedListAnswer).names.map(({ name, slug }) => [
          name,
          slug,
        ]),
      )
    expect(await found()).toEqual(slugs)
    const { db } = server.services.database
    const publish = (isPublished: boolean) =>
      db.update(islamicNames).set({ isPublished }).where(eq(islamicNames.slug, 'yusuf'))
    await publish(false)
    expect(await found()).toEqual({ ...slugs, Yusuf: null })
    await publish(true)
  })

  it('keeps both votes when two people vote at the same time', async () => {
    const secret = await create()
    const names = ['Umar', 'Maryam', 'Yusuf', 'Hana', 'Bilal']
    for (const name of names) await send('POST', `/${secret}/names`, { name })
    const keys = names.map((name) => name.toLowerCase())
    await Promise.all(
      keys.flatMap((key, at) =>
        (['first', 'second'] as const).map((person) =>
          send('PUT', `/${secret}/votes`, {
            key,
            person,
            vote: person === 'first' ? 'love' : at % 2 ? 'no' : 'maybe',
          }),
        ),
      ),
    )
    const { body } = await send('GET', `/${secret}`)
    expect(votesOf(body)).toEqual(
      Object.fromEntries(keys.map((key, at) => [key, { first: 'love', second: at % 2 ? 'no' : 'maybe' }])),
    )
  })

  it('changes one vote and removes it without the other', async () => {
    const secret = await create()
    await send('POST', `/${secret}/names`, { name: 'Umar' })
    await send('PUT', `/${secret}/votes`, { key: 'umar', person: 'first', vote: 'love' })
    await send('PUT', `/${secret}/votes`, { key: 'umar', person: 'second', vote: 'no' })
    const { body } = await send('PUT', `/${secret}/votes`, { key: 'umar', person: 'second', vote: null })
    expect(votesOf(body)).toEqual({ umar: { first: 'love', second: null } })
  })

  it('removes a name, and the whole list with its names', async () => {
    const secret = await create()
    await send('POST', `/${secret}/names`, { name: 'Umar' })
    await send('POST', `/${secret}/names`, { name: 'عمر بن' })
    expect(
      (await send('DELETE', `/${secret}/names/${encodeURIComponent('عمر بن')}`)).body.names,
    ).toHaveLength(1)
    const before = await server.services.database.db.$count(sharedNames)
    expect((await send('DELETE', `/${secret}`)).body).toEqual({ deleted: true })
    expect((await send('GET', `/${secret}`)).status).toBe(404)
    expect(await server.services.database.db.$count(sharedNames)).toBe(before - 1)
  })

  it('has at most 200 names', async () => {
    const secret = await create()
    await send('POST', `/${secret}/names`, { name: 'First' })
    await server.services.database.db.execute(sql`
      insert into shared_names (list, key, name, added_at)
      select list, 'name ' || n, 'Name ' || n, now() from shared_names, generate_series(1, 197) n
      where key = 'first'`)
    const added = await Promise.all(
      ['A', 'B', 'C', 'D'].map((name) => send('POST', `/${secret}/names`, { name: `Name ${name}` })),
    )
    expect(added.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(added.find(({ status }) => status !== 200)?.body.error.code).toBe('too_many_names')
  })

  it('is deleted after 180 days in which nobody opened it', async () => {
    const day = (days: number) => new Date(Date.parse('2026-11-25T12:00:00Z') + days * 86_400_000)
    const [opened, unused] = [await create(), await create()]
    now = day(100)
    expect((await send('GET', `/${opened}`)).body.expiresOn).toBe('2027-09-01')
    await deleteUnusedLists(server.services.database, day(180))
    expect(
      await server.services.database.db.$count(sharedNameLists, eq(sharedNameLists.usedOn, '2026-11-25')),
    ).not.toBe(0)
    await deleteUnusedLists(server.services.database, day(181))
    expect((await send('GET', `/${unused}`)).status).toBe(404)
    expect((await send('GET', `/${opened}`)).status).toBe(200)
    now = day(0)
  })

  it.each([
    ['name', 'POST', '/names', { name: '' }],
    ['name', 'POST', '/names', { name: '!!' }],
    ['name', 'POST', '/names', { name: 'x'.repeat(61) }],
    ['vote', 'PUT', '/votes', { key: 'umar', person: 'first', vote: 'hate' }],
    ['person', 'PUT', '/votes', { key: 'umar', person: 'third', vote: 'love' }],
  ] as const)('rejects a wrong %s', async (field, method, path, body) => {
    const answer = await send(method, `/${await create()}${path}`, body)
    expect(answer.status).toBe(400)
    expect(answer.body.error.fields).toMatchObject([{ field }])
  })

  it('answers 404 for a secret that nobody has', async () => {
    for (const [method, path, body] of [
      ['GET', ''],
      ['DELETE', ''],
      ['POST', '/names', { name: 'Umar' }],
      ['PUT', '/votes', { key: 'umar', person: 'first', vote: 'love' }],
      ['DELETE', '/names/umar'],
    ] as const)
      expect((await send(method, `/unknown${path}`, body)).status).toBe(404)
  })

  it('is created ten times at once by a network, and then with pauses', async () => {
    const from = () =>
      server.app.inject({ method: 'POST', url: '/api/name-lists', remoteAddress: '198.51.100.7' })
    const statuses = []
    for (let turn = 0; turn < 11; turn++) statuses.push((await from()).statusCode)
    expect(statuses).toEqual([...Array(10).fill(201), 429])
  })
})

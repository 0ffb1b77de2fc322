import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { signUp, type TestPerson } from '#shared/server/testing/sign-up.ts'
import { rateLimits } from '#shared/server/throttle/rate-limit.table.ts'
import { discussionThreads } from './discussions.table.ts'

const URL = '/api/discussions'
const HADITH = '/hadiths/bukhari-1'
const thread = { title: 'On intentions', text: 'Invented for a test: where does it begin?', hadith: HADITH }

let server: TestApp
let amal: TestPerson
let bilal: TestPerson
let carim: TestPerson
let moderator: TestPerson
let now = Date.parse('2026-10-20T12:00:00Z')
beforeAll(async () => {
  server = await testApp({
    features: serverFeatures,
    clock: () => {
      now += 1000
      return new Date(now)
    },
  })
  amal = await signUp(server, 'amal')
  bilal = await signUp(server, 'bilal')
  carim = await signUp(server, 'carim')
  moderator = await signUp(server, 'moderator', 'content_manager')
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.services.database.db.delete(discussionThreads)
  await server.services.database.db.delete(rateLimits)
})

const asGuest = async (url: string) => {
  const answer = await server.app.inject({ url })
  return { status: answer.statusCode, body: answer.json() }
}
const start = async (changes: object = {}): Promise<string> =>
  (await amal.ask('POST', URL, { ...thread, ...changes })).body.id
const reply = async (person: TestPerson, id: string, text: string): Promise<string> =>
  (await person.ask('POST', `${URL}/${id}/posts`, { text })).body.id
const openingOf = async (id: string): Promise<string> => (await asGuest(`${URL}/${id}`)).body.opening.id
const textsOf = async (id: string) =>
  (await asGuest(`${URL}/${id}/posts`)).body.posts.map(({ text }: { text: string }) => text)
const post = (id: string) => `/api/discussion-posts/${id}`

describe('a discussion', () => {
  it('is read by everyone, with its replies in order', async () => {
    const id = await start()
    await reply(bilal, id, 'First')
    await reply(carim, id, 'Second')
    expect((await asGuest(URL)).body.threads).toMatchObject([
      { id, title: thread.title, hadith: HADITH, author: 'amal', replies: 2 },
    ])
    const { opening } = (await asGuest(`${URL}/${id}`)).body
    expect(opening).toMatchObject({ text: thread.text, author: 'amal', mayEdit: false, mayDelete: false })
    expect(await textsOf(id)).toEqual(['First', 'Second'])
    expect((await asGuest(`${URL}/${id}/posts?limit=1&page=2`)).body).toMatchObject({
      posts: [{ text: 'Second' }],
      pagination: { total: 2, totalPages: 2 },
    })
  })

  it('is found by its hadith and its words, the one with the latest post first', async () => {
    const first = await start()
    const second = await start({ title: 'Patience', hadith: '' })
    const ids = async (query = '') =>
      (await asGuest(`${URL}?${query}`)).body.threads.map(({ id }: { id: string }) => id)
    expect(await ids()).toEqual([second, first])
    await reply(bilal, first, 'A reply')
    expect(await ids()).toEqual([first, second])
    expect(await ids(`hadith=${encodeURIComponent(HADITH)}`)).toEqual([first])
    expect(await ids('search=patience')).toEqual([second])
  })

  it.each([
    ['title', { title: ' a ' }],
    ['text', { text: ' ' }],
    ['hadith', { hadith: 'https://evil.example' }],
  ])('refuses a wrong %s', async (field, changes) => {
    const { status, body } = await amal.ask('POST', URL, { ...thread, ...changes })
    expect(status).toBe(400)
    expect(body.error.fields.map((each: { field: string }) => each.field)).toEqual([field])
  })

  it('pauses after five threads, and takes no reply to a missing one', async () => {
    const id = await start()
    await amal.ask('DELETE', post(await openingOf(id)))
    expect((await bilal.ask('POST', `${URL}/${id}/posts`, { text: 'Late' })).status).toBe(404)
    for (let made = 1; made < 5; made += 1) await start()
    expect((await amal.ask('POST', URL, thread)).body.error.code).toBe('too_many_attempts')
  })
})

describe('a post', () => {
  it('is changed by its author only', async () => {
    const id = await start()
    const opening = await openingOf(id)
    const changed = { title: 'On sincerity', text: 'Changed for a test.' }
    expect((await bilal.ask('PUT', post(opening), changed)).status).toBe(404)
    expect((await moderator.ask('PUT', post(opening), changed)).status).toBe(404)
    expect((await amal.ask('PUT', post(opening), changed)).status).toBe(200)
    const { body } = await amal.ask('GET', `${URL}/${id}`)
    expect(body).toMatchObject({ title: changed.title, opening: { text: changed.text, mayEdit: true } })
    expect(body.opening.editedAt).not.toBeNull()
    expect((await asGuest(`${URL}?search=sincerity`)).body.threads).toHaveLength(1)
  })

  it('is found by its new words alone, also if its title stays', async () => {
    const id = await start({ text: 'Call me at 0123456789 tonight.' })
    const found = async (word: string) => (await asGuest(`${URL}?search=${word}`)).body.threads
    expect(await found('0123456789')).toHaveLength(1)
    await amal.ask('PUT', post(await openingOf(id)), { text: 'Without a number.' })
    expect(await found('0123456789')).toEqual([])
    expect(await found('number')).toMatchObject([{ id, title: thread.title }])
    expect(await found('intentions')).toHaveLength(1)
  })

  it('never gives a thread the title of a reply', async () => {
    const id = await start()
    const own = await reply(bilal, id, 'A reply')
    await bilal.ask('PUT', post(own), { title: 'Taken over', text: 'A reply' })
    expect((await asGuest(`${URL}/${id}`)).body.title).toBe(thread.title)
  })

  it('is deleted by its author only; a moderator removes it with a reason', async () => {
    const id = await start()
    const first = await reply(bilal, id, 'First')
    const second = await reply(bilal, id, 'Second')
    expect((await carim.ask('DELETE', post(first))).status).toBe(404)
    expect((await bilal.ask('DELETE', post(first))).body).toEqual({ threadRemains: true })
    expect((await moderator.ask('DELETE', post(second))).status).toBe(404)
    expect(await textsOf(id)).toEqual(['Second'])
    const mayRemove = async (person: TestPerson) =>
      (await person.ask('GET', `${URL}/${id}/posts`)).body.posts[0].mayRemove
    expect([await mayRemove(moderator), await mayRemove(carim), await mayRemove(bilal)]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('leaves the replies of others when it was the first', async () => {
    const id = await start()
    await reply(bilal, id, 'Stays')
    expect((await amal.ask('DELETE', post(await openingOf(id)))).body).toEqual({ threadRemains: true })
    expect((await asGuest(`${URL}/${id}`)).body).toMatchObject({ title: '', opening: null, author: null })
    expect(await textsOf(id)).toEqual(['Stays'])
    expect((await asGuest(`${URL}?search=intentions`)).body.threads).toEqual([])
  })
})

describe('reactions', () => {
  const helpful = (body: { reactions: { name: string; count: number; isOwn: boolean }[] }) =>
    body.reactions.find(({ name }) => name === 'helpful')

  it('count once per person, name nobody and can be taken back', async () => {
    const opening = await openingOf(await start())
    const set = (person: TestPerson, reactions: string[]) =>
      person.ask('PUT', `${post(opening)}/reactions`, { reactions })
    await set(bilal, ['helpful', 'ameen'])
    await set(bilal, ['helpful', 'helpful'])
    const { body, text } = await set(carim, ['helpful'])
    expect(helpful(body)).toEqual({ name: 'helpful', count: 2, isOwn: true })
    expect(body.reactions.find(({ name }: { name: string }) => name === 'ameen').count).toBe(0)
    expect(text).not.toContain('bilal')
    expect(helpful((await set(carim, [])).body)).toEqual({ name: 'helpful', count: 1, isOwn: false })
    expect((await set(carim, ['angry'])).status).toBe(400)
  })
})

describe('mentions', () => {
  const mentionsOf = async (person: TestPerson) =>
    (await person.ask('GET', `${URL}/mentions`)).body.mentions.map(({ text }: { text: string }) => text)

  it('reach people who wrote in the discussion, and nobody else', async () => {
    const id = await start()
    const text = 'As @Amal said; @carim, @bilal?'
    const own = await reply(bilal, id, text)
    expect(await mentionsOf(amal)).toEqual([text])
    expect(await mentionsOf(bilal)).toEqual([])
    expect(await mentionsOf(carim)).toEqual([])
    await bilal.ask('PUT', post(own), { text: 'No names' })
    expect(await mentionsOf(amal)).toEqual([])
  })

  it('come without the title of a thread whose first post a moderator removed', async () => {
    const id = await start()
    await reply(carim, id, 'I wrote here')
    await reply(bilal, id, 'As @carim said')
    const titlesFor = async (person: TestPerson) => {
      const { mentions } = (await person.ask('GET', `${URL}/mentions`)).body
      const { discussions } = (await person.ask('GET', '/api/account/export')).body
      // The export names mentions without titles.
      return [...mentions, ...discussions].flatMap(({ title }: { title?: string }) => title ?? [])
    }
    expect(await titlesFor(carim)).toEqual([thread.title, thread.title])
    const removal = { type: 'post', ids: [await openingOf(id)], decision: 'remove', reason: 'An insult' }
    expect((await moderator.ask('POST', '/api/admin/community/decisions', removal)).status).toBe(200)
    expect(await titlesFor(carim)).toEqual(['', ''])
    expect(await titlesFor(amal)).toEqual([thread.title])
  })
})

describe('an account', () => {
  it('exports its posts and reactions', async () => {
    const id = await start()
    const answer = await reply(bilal, id, 'Mine')
    await bilal.ask('PUT', `${post(answer)}/reactions`, { reactions: ['ameen'] })
    expect((await bilal.ask('GET', '/api/account/export')).body.discussions).toMatchObject([
      { kind: 'post', id: answer, threadId: id, text: 'Mine' },
      { kind: 'reaction', postId: answer, reaction: 'ameen' },
    ])
  })

  it('exports which posts mention it, without their texts', async () => {
    const named = await signUp(server, 'named')
    const threadId = (await named.ask('POST', URL, thread)).body.id
    const postId = await reply(bilal, threadId, 'As @named said')
    const { discussions } = (await named.ask('GET', '/api/account/export')).body
    expect(discussions).toMatchObject([
      { kind: 'post', threadId },
      { kind: 'mention', threadId, postId, writtenAt: expect.any(String) },
    ])
    expect(JSON.stringify(discussions)).not.toContain('As @named')
  })

  it('leaves its posts without anything that names it, if the person chooses so', async () => {
    const gone = await signUp(server, 'leaver_of_a_test')
    const id = (await gone.ask('POST', URL, thread)).body.id
    const answer = await reply(gone, id, 'Stays')
    await amal.ask('PUT', `${post(answer)}/reactions`, { reactions: ['thanks'] })
    await gone.ask('PUT', `${post(answer)}/reactions`, { reactions: ['ameen'] })
    const words = { password: gone.password, posts: 'keep' }
    expect((await gone.ask('POST', '/api/account/deletion', words)).status).toBe(200)
    expect((await asGuest(`${URL}/${id}`)).body).toMatchObject({
      title: thread.title,
      author: null,
      opening: { author: null, username: null, text: thread.text },
    })
    expect((await amal.ask('GET', `${URL}/${id}/posts`)).body.posts).toMatchObject([
      { author: null, username: null, text: 'Stays', mayEdit: false, mayReport: true },
    ])
    const { db } = server.services.database
    const tables = await db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    )
    for (const { name } of tables.rows) {
      const rows = await db.execute(sql`select * from ${sql.identifier(name)}`)
      expect(JSON.stringify(rows.rows), name).not.toMatch(new RegExp(`leaver_of_a_test|${gone.id}`))
    }
  })

  it('takes its posts and titles with it, and leaves those of others', async () => {
    const gone = await signUp(server, 'gone')
    const alone = (await gone.ask('POST', URL, thread)).body.id
    const shared = (await gone.ask('POST', URL, thread)).body.id
    await reply(amal, shared, 'Stays')
    const id = await start()
    await reply(gone, id, 'Goes')
    const deletion = await gone.ask('POST', '/api/account/deletion', { password: gone.password })
    expect(deletion.status).toBe(200)
    expect((await asGuest(`${URL}/${alone}`)).status).toBe(404)
    expect((await asGuest(`${URL}/${shared}`)).body).toMatchObject({ title: '', opening: null, replies: 1 })
    expect(await textsOf(id)).toEqual([])
  })
})

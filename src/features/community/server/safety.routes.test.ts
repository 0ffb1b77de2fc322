import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { signUp, type TestPerson } from '#shared/server/testing/sign-up.ts'
import { rateLimits } from '#shared/server/throttle/rate-limit.table.ts'
import { studyCircles } from './circles.table.ts'
import { discussionThreads } from './discussions.table.ts'
import { circleReports, communityBlocks, discussionPostReports } from './safety.table.ts'
import { sampleCircle } from './testing/sample-circle.ts'

const URL = '/api/discussions'
const BLOCKS = '/api/community-blocks'
const thread = { title: 'On intentions', text: 'Invented for a test: where does it begin?', hadith: '' }

let server: TestApp
let amal: TestPerson
let bilal: TestPerson
let carim: TestPerson
beforeAll(async () => {
  server = await testApp({ features: serverFeatures })
  amal = await signUp(server, 'amal')
  bilal = await signUp(server, 'bilal')
  carim = await signUp(server, 'carim')
})
afterAll(() => server.close())
beforeEach(async () => {
  const { db } = server.services.database
  await db.delete(discussionThreads)
  await db.delete(studyCircles)
  await db.delete(communityBlocks)
  await db.delete(rateLimits)
})

const start = async (person: TestPerson): Promise<string> => (await person.ask('POST', URL, thread)).body.id
const reply = async (person: TestPerson, id: string, text: string): Promise<string> =>
  (await person.ask('POST', `${URL}/${id}/posts`, { text })).body.id
const openingOf = async (id: string): Promise<string> =>
  (await amal.ask('GET', `${URL}/${id}`)).body.opening.id
const report = (person: TestPerson, id: string, body: object = { reason: 'insulting' }) =>
  person.ask('POST', `/api/discussion-posts/${id}/reports`, body)

describe('a report', () => {
  it('is stored once per person, the last one as it was written', async () => {
    const opening = await openingOf(await start(amal))
    expect((await report(bilal, opening)).status).toBe(202)
    await report(bilal, opening, { reason: 'other', text: ' Words ' })
    await report(carim, opening)
    const rows = await server.services.database.db.select().from(discussionPostReports)
    expect(rows).toHaveLength(2)
    expect(rows).toContainEqual(
      expect.objectContaining({ accountId: bilal.id, reason: 'other', text: 'Words' }),
    )
  })

  it('is refused for one’s own post, a missing one and an unknown reason', async () => {
    const opening = await openingOf(await start(amal))
    expect((await report(amal, opening)).body.error.code).toBe('own_post')
    expect((await report(bilal, amal.id)).status).toBe(404)
    expect((await report(bilal, opening, { reason: 'dull' })).status).toBe(400)
    expect((await report(bilal, opening, { reason: 'other', text: 'x'.repeat(501) })).status).toBe(400)
  })

  it('pauses after 20 in a day', async () => {
    const opening = await openingOf(await start(amal))
    for (let sent = 0; sent < 20; sent += 1) await report(bilal, opening)
    expect((await report(bilal, opening)).body.error.code).toBe('too_many_attempts')
  })

  it('is possible for circles of others', async () => {
    const { id } = (await amal.ask('POST', '/api/circles', sampleCircle)).body
    const path = `/api/circles/${id}/reports`
    expect((await amal.ask('GET', `/api/circles/${id}`)).body.mayReport).toBe(false)
    expect((await bilal.ask('GET', `/api/circles/${id}`)).body.mayReport).toBe(true)
    expect((await amal.ask('POST', path, { reason: 'other' })).body.error.code).toBe('own_circle')
    expect((await bilal.ask('POST', path, { reason: 'advertising' })).status).toBe(202)
    expect(await server.services.database.db.select().from(circleReports)).toMatchObject([
      { circleId: id, accountId: bilal.id, reason: 'advertising', text: '' },
    ])
  })
})

describe('a block', () => {
  const titles = async (person: TestPerson) =>
    (await person.ask('GET', URL)).body.threads.map(({ title }: { title: string }) => title)
  const texts = async (person: TestPerson, id: string) =>
    (await person.ask('GET', `${URL}/${id}/posts`)).body.posts.map(({ text }: { text: string }) => text)

  it('hides threads, replies, mentions and posts for reactions from one person alone, until it is lifted', async () => {
    const own = await start(amal)
    const theirs = await start(bilal)
    const answer = await reply(bilal, own, 'Dear @amal')
    await reply(carim, theirs, 'Stays')
    expect((await amal.ask('PUT', `${BLOCKS}/Bilal`)).body).toEqual({ isBlocked: true })

    expect(await titles(amal)).toEqual([thread.title])
    expect(await texts(amal, own)).toEqual([])
    expect((await amal.ask('GET', `${URL}/${own}`)).body.replies).toBe(0)
    expect((await amal.ask('GET', `${URL}/mentions`)).body.mentions).toEqual([])
    expect((await amal.ask('GET', `${URL}/${theirs}`)).body).toMatchObject({
      title: '',
      author: null,
      opening: null,
      isHidden: true,
      replies: 1,
    })
    const reactions = { reactions: ['helpful'] }
    expect((await amal.ask('PUT', `/api/discussion-posts/${answer}/reactions`, reactions)).status).toBe(404)
    expect((await report(amal, answer)).status).toBe(404)

    expect(await titles(carim)).toHaveLength(2)
    expect(await texts(carim, own)).toEqual(['Dear @amal'])
    expect((await bilal.ask('GET', BLOCKS)).body.people).toEqual([])
    expect((await amal.ask('GET', BLOCKS)).body.people).toEqual([{ name: 'bilal', username: 'bilal' }])

    await amal.ask('DELETE', `${BLOCKS}/bilal`)
    expect(await texts(amal, own)).toEqual(['Dear @amal'])
    expect((await amal.ask('GET', `${URL}/mentions`)).body.mentions).toHaveLength(1)
  })

  it('is refused for oneself and for an unknown username', async () => {
    expect((await amal.ask('PUT', `${BLOCKS}/amal`)).status).toBe(404)
    expect((await amal.ask('PUT', `${BLOCKS}/nobody`)).status).toBe(404)
  })
})

describe('an account', () => {
  it('exports its reports and blocks, and takes them with it', async () => {
    const opening = await openingOf(await start(amal))
    const dawud = await signUp(server, 'dawud')
    await report(dawud, opening, { reason: 'other', text: 'Words' })
    await dawud.ask('PUT', `${BLOCKS}/amal`)
    await amal.ask('PUT', `${BLOCKS}/dawud`)
    expect((await dawud.ask('GET', '/api/account/export')).body.communityReports).toMatchObject([
      { kind: 'report', postId: opening, reason: 'other', text: 'Words' },
      { kind: 'block', username: 'amal' },
    ])
    await dawud.ask('POST', '/api/account/deletion', { password: dawud.password })
    expect(await server.services.database.db.select().from(discussionPostReports)).toEqual([])
    expect(await server.services.database.db.select().from(communityBlocks)).toEqual([])
  })
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import type { SiteSettings } from '#shared/core/site-settings.ts'
import { auditLog } from '#shared/server/admin/audit-log.table.ts'
import { siteSettings } from '#shared/server/site-settings/site-settings.table.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { signUp, type TestPerson } from '#shared/server/testing/sign-up.ts'
import { rateLimits } from '#shared/server/throttle/rate-limit.table.ts'
import { studyCircles } from './circles.table.ts'
import { discussionPosts, discussionThreads } from './discussions.table.ts'
import { communityWords } from './safety.table.ts'
import { sampleCircle } from './testing/sample-circle.ts'

const URL = '/api/discussions'
const QUEUE = '/api/admin/community'
const thread = { title: 'On intentions', text: 'Invented for a test: where does it begin?', hadith: '' }

let now = Date.parse('2026-10-20T12:00:00Z')
const clock = () => {
  now += 1000
  return new Date(now)
}

interface People {
  readonly server: TestApp
  readonly amal: TestPerson
  readonly bilal: TestPerson
  readonly moderator: TestPerson
}
async function start(settings: object = {}): Promise<People> {
  const server = await testApp({ features: serverFeatures, clock, settings })
  return {
    server,
    amal: await signUp(server, 'amal'),
    bilal: await signUp(server, 'bilal'),
    moderator: await signUp(server, 'moderator', 'content_manager'),
  }
}

let after: People
beforeAll(async () => {
  after = await start()
})
afterAll(() => after.server.close())
beforeEach(async () => {
  const { db } = after.server.services.database
  await db.delete(discussionThreads)
  await db.delete(studyCircles)
  await db.delete(communityWords)
  await db.delete(rateLimits)
})

const write = async (person: TestPerson, changes: object = {}) =>
  (await person.ask('POST', URL, { ...thread, ...changes })).body as { id: string; isWaiting: boolean }
const reply = async (person: TestPerson, id: string, text: string) =>
  (await person.ask('POST', `${URL}/${id}/posts`, { text })).body as { id: string; isWaiting: boolean }
const queue = async (person: TestPerson, list = 'waiting') =>
  (await person.ask('GET', `${QUEUE}?list=${list}`)).body.items
const decide = (person: TestPerson, decision: string, ids: string[], changes: object = {}) =>
  person.ask('POST', `${QUEUE}/decisions`, {
    type: 'post',
    ids,
    decision,
    ...(decision === 'remove' && { reason: 'An insult' }),
    ...changes,
  })
const titles = async (person: TestPerson, query = '') =>
  (await person.ask('GET', `${URL}${query}`)).body.threads.map(({ title }: { title: string }) => title)
const texts = async (person: TestPerson, id: string) =>
  (await person.ask('GET', `${URL}/${id}/posts`)).body.posts.map(({ text }: { text: string }) => text)
const openingOf = async (person: TestPerson, id: string) =>
  (await person.ask('GET', `${URL}/${id}`)).body.opening
const saveWords = (person: TestPerson, words: string[], version = 0) =>
  person.ask('PUT', `${QUEUE}/words`, { words, version })

describe('with COMMUNITY_REVIEW=before', () => {
  let before: People
  beforeAll(async () => {
    before = await start({ COMMUNITY_REVIEW: 'before' })
  })
  afterAll(() => before.server.close())

  it('shows posts to their authors alone until a moderator accepts them', async () => {
    const { amal, bilal, moderator } = before
    const { id, isWaiting } = await write(amal)
    expect(isWaiting).toBe(true)
    expect(await titles(amal)).toEqual([thread.title])
    expect(await titles(bilal)).toEqual([])
    expect((await bilal.ask('GET', `${URL}/${id}`)).status).toBe(404)
    expect((await bilal.ask('GET', `${URL}/${id}/posts`)).status).toBe(404)
    expect((await bilal.ask('POST', `${URL}/${id}/posts`, { text: 'Guessed' })).status).toBe(404)
    const opening = await openingOf(amal, id)
    expect(opening).toMatchObject({ status: 'waiting', note: null, mayEdit: true })

    expect(await queue(moderator)).toMatchObject([{ id: opening.id, title: thread.title, path: '' }])
    expect((await decide(moderator, 'accept', [opening.id])).body.done).toEqual([opening.id])
    expect(await titles(bilal, '?search=intentions')).toEqual([thread.title])
    expect(await queue(moderator)).toEqual([])

    const answer = await reply(bilal, id, 'Waits for @amal')
    expect(await texts(bilal, id)).toEqual(['Waits for @amal'])
    expect(await texts(amal, id)).toEqual([])
    expect((await amal.ask('GET', `${URL}/${id}`)).body.replies).toBe(0)
    expect((await amal.ask('GET', `${URL}/mentions`)).body.mentions).toEqual([])
    await decide(moderator, 'accept', [answer.id])
    expect(await texts(amal, id)).toEqual(['Waits for @amal'])
    expect((await amal.ask('GET', `${URL}/mentions`)).body.mentions).toHaveLength(1)
  })

  it('lets an edited post wait again, and those of moderators never', async () => {
    const { amal, bilal, moderator } = before
    const { id } = await write(moderator)
    expect((await reply(moderator, id, 'At once')).isWaiting).toBe(false)
    const answer = await reply(amal, id, 'First')
    await decide(moderator, 'accept', [answer.id])
    expect(await texts(bilal, id)).toEqual(['At once', 'First'])
    const edit = await amal.ask('PUT', `/api/discussion-posts/${answer.id}`, { text: 'Second' })
    expect(edit.body.isWaiting).toBe(true)
    expect(await texts(bilal, id)).toEqual(['At once'])
  })
})

describe('the site setting for review', () => {
  beforeEach(() => after.server.services.database.db.delete(siteSettings))
  afterAll(() => after.server.services.database.db.delete(siteSettings))
  const choose = (communityReview: SiteSettings['communityReview']) =>
    after.server.services.database.db
      .insert(siteSettings)
      .values({ values: { communityReview } })
      .onConflictDoUpdate({ target: siteSettings.id, set: { values: { communityReview } } })

  it('goes before COMMUNITY_REVIEW, from the next post on', async () => {
    const { amal } = after
    expect((await write(amal)).isWaiting).toBe(false)
    await choose('before')
    expect((await write(amal)).isWaiting).toBe(true)
    await choose('after')
    expect((await write(amal)).isWaiting).toBe(false)
    await choose(null)
    expect((await write(amal)).isWaiting).toBe(false)
  })
})

describe('the word list', () => {
  it('makes posts with its words wait, also after an edit', async () => {
    const { amal, bilal, moderator } = after
    expect((await saveWords(moderator, ['Casino', 'Casino', 'get rich'])).body).toEqual({
      words: ['Casino', 'get rich'],
      version: 1,
    })
    const { id, isWaiting } = await write(amal)
    expect(isWaiting).toBe(false)
    expect((await write(amal, { title: 'My CASÍNO' })).isWaiting).toBe(true)
    expect((await reply(bilal, id, 'Casinos are something else')).isWaiting).toBe(false)
    const answer = await reply(bilal, id, 'Good')
    const edited = { text: 'Get  rich now' }
    expect((await bilal.ask('PUT', `/api/discussion-posts/${answer.id}`, edited)).body.isWaiting).toBe(true)
    expect(
      (await bilal.ask('PUT', `/api/discussion-posts/${answer.id}`, { text: 'Good' })).body.isWaiting,
    ).toBe(true)
    expect((await queue(moderator)).map(({ words }: { words: string[] }) => words)).toEqual([['Casino'], []])
  })

  it('is saved over the version that was edited, with an audit entry', async () => {
    const { moderator, server } = after
    await saveWords(moderator, ['one'])
    expect((await saveWords(moderator, ['two'])).body.error.code).toBe('version_conflict')
    await saveWords(moderator, ['two'], 1)
    expect((await moderator.ask('GET', `${QUEUE}/words`)).body).toEqual({ words: ['two'], version: 2 })
    expect((await saveWords(moderator, ['x'.repeat(81)], 2)).status).toBe(400)
    const entries = await server.services.database.db.select().from(auditLog)
    expect(entries.filter(({ itemType }) => itemType === 'community_words').at(-1)).toMatchObject({
      action: 'update',
      before: { words: ['one'] },
      after: { words: ['two'] },
    })
  })
})

describe('reported posts', () => {
  const report = (person: TestPerson, id: string, text = '') =>
    person.ask('POST', `/api/discussion-posts/${id}/reports`, { reason: 'insulting', text })

  it('are listed with their reports until a moderator dismisses these', async () => {
    const { amal, bilal, moderator } = after
    const { id } = await write(amal)
    const answer = await reply(amal, id, 'Fine')
    await report(bilal, answer.id, 'Really?')
    await report(moderator, answer.id)
    const [item] = await queue(moderator, 'reported')
    expect(item).toMatchObject({
      id: answer.id,
      text: 'Fine',
      title: thread.title,
      path: `/community/discussions/${id}`,
      author: 'amal',
      reports: [{ text: 'Really?' }, { text: '' }],
    })
    expect(JSON.stringify(item)).not.toContain('bilal')
    await decide(moderator, 'accept', [answer.id])
    expect(await queue(moderator, 'reported')).toEqual([])
    expect(await texts(bilal, id)).toEqual(['Fine'])
  })

  it('are removed with a reason that their author alone reads', async () => {
    const { amal, bilal, moderator, server } = after
    const { id } = await write(amal)
    await reply(bilal, id, 'Stays')
    const opening = await openingOf(amal, id)
    await report(bilal, opening.id)
    expect((await decide(moderator, 'remove', [opening.id], { reason: ' ' })).status).toBe(400)
    await decide(moderator, 'remove', [opening.id])
    expect(await openingOf(amal, id)).toMatchObject({
      status: 'removed',
      note: 'An insult',
      mayEdit: false,
      mayDelete: true,
    })
    expect((await bilal.ask('GET', `${URL}/${id}`)).body).toMatchObject({
      title: '',
      opening: null,
      isHidden: false,
      replies: 1,
    })
    expect(await titles(bilal)).toEqual([])
    expect((await amal.ask('PUT', `/api/discussion-posts/${opening.id}`, thread)).status).toBe(400)
    const { text, title } = thread
    expect((await amal.ask('PUT', `/api/discussion-posts/${opening.id}`, { text, title })).status).toBe(404)
    const entries = await server.services.database.db.select().from(auditLog)
    expect(entries.filter(({ itemType }) => itemType === 'discussion_post').at(-1)).toMatchObject({
      action: 'declined',
      itemId: opening.id,
      before: { status: 'shown', author: amal.id, textLength: thread.text.length },
      after: { status: 'removed', noteLength: 'An insult'.length },
    })
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(`An insult|amal|${thread.text.slice(0, 20)}`))
  })

  it('are deleted when nobody is left to read the reason', async () => {
    const { amal, bilal, moderator, server } = after
    const { db } = server.services.database
    const { id } = await write(amal)
    const answer = await reply(bilal, id, 'Without an author')
    await db.update(discussionPosts).set({ authorId: null }).where(eq(discussionPosts.id, answer.id))
    expect((await decide(moderator, 'remove', [answer.id])).body.done).toEqual([answer.id])
    expect(await db.$count(discussionPosts, eq(discussionPosts.id, answer.id))).toBe(0)
  })

  it('are decided together, except the moderator’s own and missing ones', async () => {
    const { amal, moderator } = after
    const { id } = await write(moderator)
    const own = (await openingOf(moderator, id)).id
    const first = (await reply(amal, id, 'First')).id
    const second = (await reply(amal, id, 'Second')).id
    expect((await decide(moderator, 'remove', [first, second, own, amal.id])).body).toEqual({
      done: [first, second],
      refused: [
        { id: own, code: 'own_post' },
        { id: amal.id, code: 'not_found' },
      ],
    })
    expect(await texts(moderator, id)).toEqual([])
  })
})

describe('reported circles', () => {
  it('stay or are deleted, and count as open work', async () => {
    const { amal, bilal, moderator, server } = after
    const { id } = (await amal.ask('POST', '/api/circles', sampleCircle)).body
    const report = () => bilal.ask('POST', `/api/circles/${id}/reports`, { reason: 'advertising' })
    await report()
    expect(await queue(moderator, 'circles')).toMatchObject([
      { id, type: 'circle', path: `/community/${id}`, reports: [{ reason: 'advertising' }] },
    ])
    const openWork = (await moderator.ask('GET', '/api/admin/open-work')).body
    expect(JSON.stringify(openWork)).toContain('/admin/community')
    await decide(moderator, 'accept', [id], { type: 'circle' })
    expect(await queue(moderator, 'circles')).toEqual([])
    await report()
    await decide(moderator, 'remove', [id], { type: 'circle' })
    expect((await amal.ask('GET', `/api/circles/${id}`)).status).toBe(404)
    const entries = await server.services.database.db.select().from(auditLog)
    expect(entries.filter(({ itemType }) => itemType === 'study_circle').at(-1)).toMatchObject({
      action: 'delete',
      before: { organiser: amal.id, titleLength: sampleCircle.title.length },
      after: { noteLength: 'An insult'.length },
    })
    expect(JSON.stringify(entries)).not.toContain(sampleCircle.title)
    expect(JSON.stringify(entries)).not.toContain(sampleCircle.description)
  })
})

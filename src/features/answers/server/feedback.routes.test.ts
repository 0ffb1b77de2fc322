import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { rateLimits } from '#shared/server/throttle/rate-limit.table.ts'
import { deleteOldFeedback, MAX_OPEN_FEEDBACK } from './feedback.repository.ts'
import { answerFeedback } from './questions.table.ts'

const ADMIN = '/api/admin/answer-feedback'
const question = 'Why do we pray towards Makkah?'

let now = new Date('2026-11-25T12:00:00Z')
let server: TestApp
let editor: { cookie: string; 'x-session-id': string }

beforeAll(async () => {
  server = await testApp({ features: serverFeatures, clock: () => now })
  const payload = { email: 'editor@example.com', username: 'editor', password: 'correct horse battery' }
  const answer = await server.app.inject({ method: 'POST', url: '/api/register', payload })
  const cookie = [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((line) => String(line).split(';')[0])
    .join('; ')
  const { user, sessionId } = answer.json()
  editor = { cookie, 'x-session-id': sessionId }
  await server.services.database.db
    .update(accounts)
    .set({ role: 'content_manager' })
    .where(eq(accounts.id, user.id))
})
afterAll(() => server.close())
beforeEach(async () => {
  now = new Date('2026-11-25T12:00:00Z')
  await server.services.database.db.delete(answerFeedback)
  await server.services.database.db.delete(rateLimits)
})

const send = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload })
const suggest = (payload: object = { question }) => send('/api/answers/suggestions', payload)
const report = (payload: object = { reason: 'source', text: 'The number is 12.' }, id = 'music') =>
  send(`/api/answers/${id}/reports`, payload)
const list = async (query: Record<string, string> = {}) =>
  (await server.app.inject({ url: `${ADMIN}?${new URLSearchParams(query)}`, headers: editor })).json() as {
    feedback: { id: string; text: string; type: string }[]
    total: number
    pages: number
  }
const rows = () => server.services.database.db.select().from(answerFeedback)

describe('a suggested question', () => {
  it('waits for the editors, without an account and without anything about the sender', async () => {
    const answer = await suggest({ question: `  ${question}\n`, language: 'fr' })
    expect([answer.statusCode, answer.json()]).toEqual([202, { received: true }])
    const [row, ...others] = await rows()
    expect(others).toEqual([])
    expect(row).toEqual({
      id: row?.id,
      type: 'suggestion',
      question: null,
      reason: null,
      text: question,
      language: 'fr',
      status: 'open',
      receivedAt: now,
      doneAt: null,
    })
  })

  it('isn’t published', async () => {
    await suggest()
    const { body } = await server.app.inject({ url: '/api/answers?search=Makkah&limit=100' })
    expect(body).not.toContain(question)
  })

  it.each([
    ['nothing', {}],
    ['a word', { question: 'Why?' }],
    ['too much', { question: 'x'.repeat(501) }],
    ['an email address', { question, email: 'sample@example.org' }],
  ])('with %s is refused', async (_, payload) => {
    expect((await suggest(payload)).statusCode).toBe(400)
    expect(await rows()).toEqual([])
  })

  it('from a bot that filled in the hidden field is dropped without saying so', async () => {
    const answer = await suggest({ question, website: 'https://example.com' })
    expect([answer.statusCode, answer.json()]).toEqual([202, { received: true }])
    expect(await rows()).toEqual([])
  })

  it('has to wait after five from one network, and may come again later', async () => {
    for (let sent = 0; sent < 3; sent++) expect((await suggest()).statusCode).toBe(202)
    for (let sent = 0; sent < 2; sent++) expect((await report()).statusCode).toBe(202)
    const refused = await suggest()
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'too_many_attempts'])
    now = new Date(now.getTime() + 3_600_000)
    expect((await suggest()).statusCode).toBe(202)
  })

  it('is refused while too many wait', async () => {
    const many = Array.from({ length: MAX_OPEN_FEEDBACK }, () => ({
      type: 'suggestion' as const,
      text: question,
      language: 'en',
      receivedAt: now,
    }))
    await server.services.database.db.insert(answerFeedback).values(many)
    const refused = await suggest()
    expect([refused.statusCode, refused.json().error.code]).toEqual([503, 'too_many_messages'])
  })
})

describe('a report', () => {
  it('names the answer and the reason', async () => {
    expect((await report()).statusCode).toBe(202)
    expect(await rows()).toMatchObject([
      { type: 'report', question: 'music', reason: 'source', text: 'The number is 12.', language: 'en' },
    ])
  })

  it('is refused without text, with another reason, and about an unknown question', async () => {
    expect((await report({ reason: 'source', text: ' ' })).statusCode).toBe(400)
    expect((await report({ reason: 'boring', text: 'x' })).statusCode).toBe(400)
    expect((await report(undefined, 'no-such-question')).statusCode).toBe(404)
    expect(await rows()).toEqual([])
  })
})

describe('the review', () => {
  it('lists open feedback by type, the oldest first', async () => {
    await suggest()
    now = new Date(now.getTime() + 60_000)
    await report()
    expect((await list()).feedback.map(({ type }) => type)).toEqual(['suggestion', 'report'])
    expect((await list({ type: 'report' })).feedback.map(({ type }) => type)).toEqual(['report'])
    expect(await list({ status: 'done' })).toMatchObject({ total: 0, pages: 1, feedback: [] })
  })

  it('marks feedback as done and as open again, and deletes it', async () => {
    await suggest()
    const [found] = (await list()).feedback
    const url = `${ADMIN}/${found?.id}`
    const mark = (status: string) =>
      server.app.inject({ method: 'PATCH', url, headers: editor, payload: { status } })
    expect((await mark('done')).json()).toMatchObject({ status: 'done', doneAt: now.toISOString() })
    expect((await list()).total).toBe(0)
    expect((await mark('open')).json()).toMatchObject({ status: 'open', doneAt: null })
    expect((await mark('lost')).statusCode).toBe(400)
    const remove = () => server.app.inject({ method: 'DELETE', url, headers: editor })
    expect((await remove()).json()).toEqual({ deleted: true })
    expect((await remove()).statusCode).toBe(404)
    expect((await mark('done')).statusCode).toBe(404)
  })

  it('forgets what was done 30 days ago, and nothing that is open', async () => {
    const { database } = server.services
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
    const entry = { type: 'suggestion' as const, text: question, language: 'en', receivedAt: daysAgo(100) }
    await database.db
      .insert(answerFeedback)
      .values([
        entry,
        { ...entry, status: 'done', doneAt: daysAgo(31), text: 'long ago' },
        { ...entry, status: 'done', doneAt: daysAgo(29), text: 'lately' },
      ])
    await deleteOldFeedback(database, now)
    expect((await rows()).map(({ text }) => text).toSorted()).toEqual(['lately', question].toSorted())
  })
})

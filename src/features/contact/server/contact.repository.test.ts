import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { storeMessage } from './contact.repository.ts'
import { contactMessages } from './contact.table.ts'
import { actOnMessage, deleteOldMessages } from './contact-messages.repository.ts'

const DAY_MS = 86_400_000
const message = { name: 'Sample', email: 'sample@example.org', subject: 's', message: 'm', language: 'en' }

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

it('deletes messages 90 days after the answer and keeps open ones', async () => {
  const { database } = server.services
  const start = new Date('2026-01-01T00:00:00Z')
  await storeMessage(database, { ...message, subject: 'open' }, start)
  await storeMessage(database, { ...message, subject: 'answered' }, start)
  const rows = await database.db.select().from(contactMessages)
  const answered = rows.find(({ subject }) => subject === 'answered')
  const acting = { actorId: answered?.id ?? '', at: start }
  await actOnMessage(database, acting, answered?.id ?? '', 'answer')
  const left = async () => (await database.db.select().from(contactMessages)).map(({ subject }) => subject)

  await deleteOldMessages(database, new Date(start.getTime() + 90 * DAY_MS))
  expect((await left()).sort()).toEqual(['answered', 'open'])
  await deleteOldMessages(database, new Date(start.getTime() + 90 * DAY_MS + 1))
  expect(await left()).toEqual(['open'])
})

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../test-app.ts'
import { addAuditEntry } from './add-audit-entry.ts'
import { auditLog } from './audit-log.table.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

const change = {
  actorId: '00000000-0000-4000-8000-000000000000',
  at: new Date('2026-11-25T08:00:00Z'),
  action: 'update',
  itemType: 'sample',
  itemId: '7',
}

it('stores only the fields that changed', async () => {
  const { database } = server.services
  await addAuditEntry(database, {
    ...change,
    before: { title: 'Old', tags: ['a'], same: 1 },
    after: { title: 'New', tags: ['a', 'b'], same: 1 },
  })
  const [entry] = await database.db.select().from(auditLog)
  expect(entry).toMatchObject({
    ...change,
    before: { title: 'Old', tags: ['a'] },
    after: { title: 'New', tags: ['a', 'b'] },
  })
})

it.each(["update audit_log set action = 'none'", 'delete from audit_log', 'truncate audit_log'])(
  'rejects %s',
  async (statement) => {
    const { db } = server.services.database
    await expect(db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { message: 'audit_log entries are only added' },
    })
    expect(await db.$count(auditLog)).toBe(1)
  },
)

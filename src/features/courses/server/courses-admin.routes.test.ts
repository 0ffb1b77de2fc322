import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { auditLog } from '#shared/server/admin/audit-log.table.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { signUp, type TestPerson } from '#shared/server/testing/sign-up.ts'
import { seedCourses } from './courses.directory.ts'

const URL = '/api/admin/courses'
let server: TestApp
let amina: TestPerson
beforeAll(async () => {
  server = await testApp({ features: serverFeatures })
  amina = await signUp(server, 'amina', 'content_manager')
})
afterAll(() => server.close())

const act = async (action: string, ...ids: string[]) =>
  (await amina.ask('POST', `${URL}/actions`, { action, ids })).body
const list = async (query = '') => (await amina.ask('GET', `${URL}?${query}`)).body
const statusOf = async (slug: string) => (await server.app.inject({ url: `/api/courses/${slug}` })).statusCode
const audited = () =>
  server.services.database.db
    .select({ item: auditLog.itemId, before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .orderBy(desc(auditLog.id))

it('lists a page of courses with the fields of the specification', async () => {
  const { courses, pagination } = await list('page=1&limit=5')
  expect(courses).toHaveLength(5)
  expect(pagination).toMatchObject({ page: 1, limit: 5 })
  expect(courses[0]).toMatchObject({ title: 'Your first prayer', isPublished: true, enrollmentCount: 0 })
})

it('searches and filters', async () => {
  const found = async (query: string) => (await list(query)).courses.map(({ id }: { id: string }) => id)
  expect(await found('search=qalqalah')).toEqual(['tajweed'])
  expect(await found('category=arabic')).toEqual(['read-arabic'])
  expect(await found('status=draft')).toEqual([])
})

it('takes a course back and publishes it again, with an entry each in the audit log', async () => {
  expect(await act('unpublish', 'tajweed', 'none')).toEqual({
    done: ['tajweed'],
    refused: [{ id: 'none', code: 'not_found' }],
  })
  expect(await statusOf('tajweed')).toBe(404)
  expect((await list('status=draft')).courses).toHaveLength(1)
  await seedCourses(server.services.database, server.services.contentFolder)
  expect(await statusOf('tajweed'), 'after a restart').toBe(404)
  await act('publish', 'tajweed')
  await act('publish', 'tajweed')
  expect(await statusOf('tajweed')).toBe(200)
  expect(await audited()).toEqual([
    { item: 'tajweed', before: { isPublished: false }, after: { isPublished: true } },
    { item: 'tajweed', before: { isPublished: true }, after: { isPublished: false } },
  ])
})

it('exports as CSV', async () => {
  const { status, text } = await amina.ask('GET', `${URL}/export?category=tajweed`)
  expect(status).toBe(200)
  expect(text).toContain('Tajweed, rule by rule')
})

it('has the latest change first on request, then the courses of the content', async () => {
  const [, second] = (await list('limit=5')).courses
  await act('unpublish', second.id)
  const { courses } = await list('limit=5&sort=-edited')
  expect(courses[0].id).toBe(second.id)
  expect(courses).toHaveLength(5)
  await act('publish', second.id)
})

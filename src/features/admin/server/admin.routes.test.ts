import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { signUp, type TestPerson } from '#shared/server/testing/sign-up.ts'

let server: TestApp
let admin: TestPerson
let support: TestPerson
beforeAll(async () => {
  server = await testApp({ features: serverFeatures })
  admin = await signUp(server, 'amina', 'admin')
  support = await signUp(server, 'salma', 'support')
})
afterAll(() => server.close())

const message = { name: 'Sample', email: 'sample@example.org', subject: 'Isha', message: 'When is Isha?' }

describe('the dashboard', () => {
  it('counts what the features have', async () => {
    const stats = (await admin.ask('GET', '/api/admin/dashboard-stats')).body
    expect(stats.overview.totalUsers).toBe(2)
    expect(stats.content.explanations).toEqual({
      published: expect.any(Number),
      draft: expect.any(Number),
      archived: expect.any(Number),
    })
    expect(stats.overview.totalMosques).toBeGreaterThan(0)
    expect(stats.overview.totalNames).toBeGreaterThan(0)
  })

  it('lists the five latest mosques', async () => {
    const { body } = await admin.ask('GET', '/api/admin/mosques?page=1&limit=5')
    expect(body.mosques).toHaveLength(5)
    expect(body.mosques[0]).toMatchObject({
      id: expect.any(String),
      name: expect.any(String),
      city: expect.toSatisfy((city) => city === null || typeof city === 'string'),
      country: expect.toSatisfy((country) => country === null || typeof country === 'string'),
      isVerified: expect.any(Boolean),
    })
  })

  it('counts open work only on the screens of the role', async () => {
    await server.app.inject({ method: 'POST', url: '/api/contact', payload: message })
    const paths = async (person: TestPerson) => (await person.ask('GET', '/api/admin/open-work')).body.screens
    expect(await paths(support)).toEqual([
      { path: '/admin/answer-feedback', open: 0 },
      { path: '/admin/contact-messages', open: 1 },
    ])
    expect(await paths(admin)).toEqual(
      expect.arrayContaining([
        { path: '/admin/role-applications', open: 0 },
        { path: '/admin/contact-messages', open: 1 },
      ]),
    )
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { type SiteSettings, siteDefaults } from '#shared/core/site-settings.ts'
import { auditLog } from '#shared/server/admin/audit-log.table.ts'
import { siteSettings } from '#shared/server/site-settings/site-settings.table.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { signUp, type TestPerson } from '#shared/server/testing/sign-up.ts'

const URL = '/api/admin/settings'
let server: TestApp
let amina: TestPerson
beforeAll(async () => {
  server = await testApp({
    features: serverFeatures,
    settings: { DONATION_GOAL: 5000, DAILY_USERS: 40, COUNTRIES: 0 },
  })
  amina = await signUp(server, 'amina', 'admin')
})
beforeEach(() => server.services.database.db.delete(siteSettings))
afterAll(() => server.close())

const save = (values: Partial<SiteSettings>, version = 0) =>
  amina.ask('PUT', URL, { values: { ...siteDefaults, ...values }, version })
const read = async (url: string) => (await server.app.inject(url)).json()

describe('the settings of the site', () => {
  it('are the defaults at first, beside the environment', async () => {
    const { status, body } = await amina.ask('GET', URL)
    expect([status, body.values, body.version]).toEqual([200, siteDefaults, 0])
    expect(body.environment).toContainEqual({ name: 'DONATION_GOAL', value: '5000' })
    expect(body.environment).toContainEqual({ name: 'DONATION_URL', value: null })
  })

  it('are saved with an entry in the audit log', async () => {
    const { status, body } = await save({ autoPublish: false, countries: 12 })
    expect([status, body.version]).toEqual([200, 1])
    expect(body.values).toEqual({ ...siteDefaults, autoPublish: false, countries: 12 })
    const entries = await server.services.database.db.select().from(auditLog)
    expect(entries.at(-1)).toMatchObject({
      actorId: amina.id,
      itemType: 'site-settings',
      before: { autoPublish: true, countries: null },
      after: { autoPublish: false, countries: 12 },
    })
  })

  it('refuse a save over another version', async () => {
    await save({ autoPublish: false })
    const { status, body } = await save({ ttsGeneration: false })
    expect([status, body.error.code]).toEqual([409, 'version_conflict'])
    expect((await amina.ask('GET', URL)).body.values.ttsGeneration).toBe(true)
  })

  it('take one of two first saves at the same time', async () => {
    const answers = await Promise.all([save({ countries: 1 }), save({ countries: 2 })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it.each([{ countries: 251 }, { contactHours: 25 }, { dailyUsers: -1 }, { king: true }])(
    'refuse %j',
    async (values) => {
      expect((await save(values as Partial<SiteSettings>)).status).toBe(400)
    },
  )
})

describe('a setting changes what people see:', () => {
  it('figures and the banner of the home page', async () => {
    expect(await read('/api/support')).toMatchObject({
      banner: true,
      goalCents: 500_000,
      dailyUsers: 40,
      countries: null,
    })
    await save({ supportBanner: false, donationGoal: 0, dailyUsers: 50, countries: 3 })
    expect(await read('/api/support')).toMatchObject({
      banner: false,
      goalCents: null,
      dailyUsers: 50,
      countries: 3,
    })
  })

  it('promised times', async () => {
    await save({ contactHours: 72, privacyHours: 24 })
    expect(await read('/api/operator')).toMatchObject({
      contactHours: 72,
      privacyHours: 24,
      supportHours: 48,
    })
  })

  it('listening to explanations', async () => {
    const text = { title: 'Sample', englishContent: 'A sample text.', surah: 1, isPublished: true }
    const create = (more: object) => amina.ask('POST', '/api/admin/explanations', { ...text, ...more })
    const { body } = await create({ hasAudioTTS: true })
    const canListen = async () =>
      (await read('/api/explanations?surah=1&language=en')).explanations[0].canListen
    expect(await canListen()).toBe(true)
    await save({ ttsGeneration: false })
    expect(await canListen()).toBe(false)
    const refused = await create({ hasAudioTTS: true })
    expect([refused.status, refused.body.error.code]).toEqual([409, 'tts_off'])
    const edited = { ...text, title: 'Sample 2', hasAudioTTS: true }
    expect((await amina.ask('PUT', `/api/admin/explanations/${body.id}`, edited)).status).toBe(200)
    expect((await amina.ask('GET', '/api/admin/publishing-rules')).body).toEqual({
      ttsGeneration: false,
      autoPublish: true,
    })
  })

  it('publishing at once', async () => {
    const create = async () =>
      (
        await amina.ask('POST', '/api/admin/explanations', {
          title: 'Sample',
          englishContent: 'A sample text.',
          surah: 2,
          isPublished: true,
        })
      ).body
    expect(await create()).toMatchObject({ isPublished: true, reviewStatus: 'none' })
    await save({ autoPublish: false })
    expect(await create()).toMatchObject({ isPublished: false, reviewStatus: 'requested' })
  })
})

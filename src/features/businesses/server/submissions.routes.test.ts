import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { openFileStore } from '#shared/server/files/open-file-store.ts'
import { sampleJpeg, samplePdf, samplePng } from '#shared/server/files/sample-files.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { giveRole } from '#shared/server/session/give-role.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { type MailServer, mailServer } from '#shared/server/testing/mail-server.ts'
import { tempFolder } from '#shared/server/testing/temp-folder.ts'
import { rateLimits } from '#shared/server/throttle/rate-limit.table.ts'
import { FILE_MAX_BYTES } from '../core/business-submission.ts'
import type { BusinessSubmission } from '../core/submissions.contract.ts'
import { FILES_AREA } from './submission-files.ts'
import { deleteOldSubmissions } from './submission-review.repository.ts'
import { businessFiles, businessSubmissions } from './submissions.table.ts'

const URL = '/api/business-submissions'
const ADMIN = '/api/admin/business-submissions'
const DAY_MS = 86_400_000
const shop = {
  name: 'Sample Bakery',
  category: 'halal_food',
  description: 'Bread and pastries, invented for a test.',
  address: '1 Example Street',
  city: 'Leeds',
  country: 'GB',
  openingHours: 'Mo-Fr 09:00-17:00',
  services: ['Catering'],
  isHalalCertified: true,
  certifier: 'Sample Board',
  certificateNumber: 'S-1',
  certificateExpires: '2099-12-31',
  submitter: 'owner',
  latitude: 53.8,
  longitude: -1.55,
} as const

type Person = Record<string, string>

let server: TestApp
let mail: MailServer
let removeFolder = () => {}
let person: Person
let moderator: Person
const now = new Date('2026-11-25T12:00:00Z')
beforeAll(async () => {
  mail = await mailServer()
  const folder = tempFolder((remove) => {
    removeFolder = remove
  })
  server = await testApp({
    features: serverFeatures,
    clock: () => now,
    settings: {
      DATA_DIR: folder,
      SMTP_URL: mail.url,
      MAIL_FROM: 'rafiq@example.org',
      PUBLIC_URL: 'https://rafiq.example',
    },
  })
  person = await signUp('person')
  moderator = await signUp('moderator', true)
})
afterAll(async () => {
  await server.close()
  await mail.close()
  removeFolder()
})
beforeEach(() => server.services.database.db.delete(rateLimits))

async function signUp(username: string, isModerator = false): Promise<Person> {
  const payload = { email: `${username}@example.com`, username, password: 'correct horse battery' }
  const answer = await server.app.inject({ method: 'POST', url: '/api/register', payload })
  await mail.next()
  const cookie = [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';')[0])
    .join('; ')
  const { sessionId, user } = answer.json()
  if (isModerator) await giveRole(server.services.database, user.id, 'content_manager')
  if (!isModerator) return { cookie, 'x-session-id': sessionId }
  const { email, password } = payload
  const again = await server.app.inject({ method: 'POST', url: '/api/login', payload: { email, password } })
  const cookies = [again.headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';')[0])
    .join('; ')
  return { cookie: cookies, 'x-session-id': again.json().sessionId }
}

async function ask(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  options: { payload?: object | Buffer; as?: Person; type?: string } = {},
) {
  const { payload, as = {}, type } = options
  const headers = { ...as, ...(type && { 'content-type': type }) }
  const answer = await server.app.inject({ method, url, headers, ...(payload && { payload }) })
  return {
    status: answer.statusCode,
    answer,
    body: String(answer.headers['content-type']).includes('json') ? answer.json() : undefined,
  }
}

const submit = async (more: object = {}, as: Person = {}): Promise<BusinessSubmission> =>
  (await ask('POST', URL, { payload: { ...shop, ...more }, as })).body
const upload = (id: string, file: string, payload: Buffer, more: { as?: Person; type?: string } = {}) =>
  ask('PUT', `${URL}/${id}/files/${file}`, { payload, type: 'application/octet-stream', ...more })
const decide = (id: string, payload: object, as = moderator) =>
  ask('POST', `${ADMIN}/${id}/decision`, { payload, as })

async function storedKeys(): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of openFileStore(server.services.settings).list(FILES_AREA)) keys.push(key)
  return keys
}

describe('a submission', () => {
  it('waits for review, is not listed, and its link works without an account', async () => {
    const { status, body } = await ask('POST', URL, { payload: shop })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      status: 'waiting',
      business: { name: 'Sample Bakery', services: ['Catering'] },
    })
    expect((await ask('GET', `${URL}/${body.id}`)).body).toEqual(body)
    const listed = await ask('GET', '/api/islamic-businesses?search=Sample Bakery')
    expect(listed.body.pagination.total).toBe(0)
  })

  it('of an account is found with its session only', async () => {
    const { id } = await submit({ name: 'Own shop' }, person)
    expect((await ask('GET', `${URL}/${id}`)).status).toBe(404)
    expect((await ask('GET', `${URL}/${id}`, { as: moderator })).status).toBe(404)
    expect((await ask('PUT', `${URL}/${id}`, { payload: shop })).status).toBe(404)
    expect((await upload(id, 'photo', samplePng())).status).toBe(404)
    const { body } = await ask('GET', URL, { as: person })
    expect(body.submissions.map((each: BusinessSubmission) => each.business.name)).toContain('Own shop')
  })

  it.each([
    ['name', { name: ' ' }],
    ['description', { description: 'Bread' }],
    ['country', { country: 'Eng' }],
    ['category', { category: 'bakery' }],
    ['website', { website: 'javascript:alert(1)' }],
    ['website', { website: 'https://user@evil.example/' }],
    ['phoneNumber', { phoneNumber: 'call me' }],
    ['openingHours', { openingHours: 'always' }],
    ['certifier', { certifier: '' }],
    ['certificateExpires', { certificateExpires: '2026-02-30' }],
    ['contactEmail', { contactEmail: 'a@b@c' }],
    ['latitude', { latitude: 91 }],
  ])('is rejected with the name of its invalid field: %s', async (field, more) => {
    const { status, body } = await ask('POST', URL, { payload: { ...shop, ...more } })
    expect(status).toBe(400)
    expect(body.error.fields).toMatchObject([{ field }])
  })

  it('is changed while it waits, and withdrawn with everything that it says', async () => {
    const { id } = await submit()
    const { language: _, ...changed } = { ...shop, language: 'en', name: 'New name' }
    expect((await ask('PUT', `${URL}/${id}`, { payload: changed })).body.business.name).toBe('New name')
    await upload(id, 'photo', samplePng())
    const before = (await storedKeys()).length
    const withdrawn = await ask('POST', `${URL}/${id}/withdrawal`)
    expect(withdrawn.body).toMatchObject({
      status: 'withdrawn',
      photo: null,
      business: { address: '', certifier: '' },
    })
    expect(await storedKeys()).toHaveLength(before - 1)
    expect((await ask('PUT', `${URL}/${id}`, { payload: changed })).body.error.code).toBe('submission_closed')
    expect((await upload(id, 'photo', samplePng())).body.error.code).toBe('submission_closed')
  })

  it('is not stored when the hidden field is filled in, with the usual answer', async () => {
    const { id } = await submit({ fax: '1' })
    expect((await ask('GET', `${URL}/${id}`)).status).toBe(404)
  })

  it('has to wait after five from one network', async () => {
    for (let sent = 0; sent < 5; sent++) await submit({ fax: '1' })
    expect((await ask('POST', URL, { payload: shop })).status).toBe(429)
  })
})

describe('a file of a submission', () => {
  it('is stored without the place where it was taken, whatever the request calls it', async () => {
    const { id } = await submit()
    const sent = await upload(id, 'photo', sampleJpeg(), { type: 'image/png' })
    expect(sent.body.photo).toMatchObject({ type: 'image/jpeg' })
    const { answer } = await ask('GET', `${URL}/${id}/files/photo`)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(answer.rawPayload.toString('latin1')).not.toMatch(/GPS|script/)
  })

  it.each([
    [
      'an SVG with a script',
      'photo',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      415,
    ],
    ['a page that calls itself a picture', 'photo', Buffer.from('<html><script>alert(1)</script>'), 415],
    ['a PDF as the photo', 'photo', samplePdf(), 415],
    ['a picture of no pixels', 'photo', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 415],
    ['a file that is too large', 'certificate', Buffer.alloc(FILE_MAX_BYTES + 1), 413],
    ['50 MB', 'certificate', Buffer.alloc(50_000_000), 413],
    ['nothing', 'photo', Buffer.alloc(0), 415],
  ])('is refused: %s', async (_, file, bytes, status) => {
    const { id } = await submit()
    const before = await storedKeys()
    expect((await upload(id, file, bytes, { type: 'image/png' })).status).toBe(status)
    expect(await storedKeys()).toEqual(before)
  })

  it.each(['../photo', '..%2F..%2Fphoto', 'photo.png', 'PHOTO%00'])(
    'is named photo or certificate, not %s',
    async (name) => {
      const { id } = await submit()
      const { status } = await upload(id, name, samplePng())
      expect([400, 404]).toContain(status)
    },
  )

  it('replaces an earlier one, of which nothing is left', async () => {
    const { id } = await submit()
    await upload(id, 'certificate', samplePdf())
    const before = (await storedKeys()).length
    const { body } = await upload(id, 'certificate', samplePng())
    expect(body.certificate.type).toBe('image/png')
    expect(await storedKeys()).toHaveLength(before)
    await ask('DELETE', `${URL}/${id}/files/certificate`)
    expect(await storedKeys()).toHaveLength(before - 1)
  })

  it('is sent in ranges', async () => {
    const { id } = await submit()
    await upload(id, 'certificate', samplePdf())
    const read = (range: string) =>
      server.app.inject({ url: `${URL}/${id}/files/certificate`, headers: { range } })
    const part = await read('bytes=0-4')
    expect([part.statusCode, part.payload]).toEqual([206, '%PDF-'])
    expect((await read('bytes=9999-')).statusCode).toBe(416)
  })
})

describe('the review of a submission', () => {
  it('lists an accepted business with its photo, deletes nothing of the certificate, and tells the submitter', async () => {
    const { id } = await submit({ name: 'Crème Café', contactEmail: 'owner@example.org', language: 'fr' })
    await upload(id, 'photo', sampleJpeg())
    await upload(id, 'certificate', samplePdf())
    const decided = await decide(id, { decision: 'accepted' })
    expect(decided.body).toMatchObject({
      status: 'accepted',
      seoSlug: 'creme-cafe-leeds',
      certificate: { type: 'application/pdf' },
    })
    const { to, text } = await mail.next()
    expect(to).toBe('owner@example.org')
    expect(text).toContain('https://rafiq.example/islamic-business/creme-cafe-leeds')
    const { body } = await ask('GET', '/api/islamic-businesses/creme-cafe-leeds')
    expect(body).toMatchObject({
      name: 'Crème Café',
      isVerified: true,
      halalCertified: true,
      source: 'submission',
      openingHours: 'Mo-Fr 09:00-17:00',
      photo: { width: 40, height: 30 },
    })
    expect(JSON.stringify(body)).not.toContain('owner@example.org')
    const photo = await ask('GET', body.photo.url)
    expect(photo.answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  it('gives a second business of the same name an address of its own', async () => {
    for (const slug of ['twin-leeds', 'twin-leeds-2']) {
      const { id } = await submit({ name: 'Twin' })
      expect((await decide(id, { decision: 'accepted' })).body.seoSlug).toBe(slug)
    }
  })

  it('declines with a reason only, and deletes the files', async () => {
    const { id } = await submit({}, person)
    await upload(id, 'certificate', samplePdf(), { as: person })
    expect((await decide(id, { decision: 'declined' })).body.error.fields).toMatchObject([
      { field: 'note', code: 'missing' },
    ])
    const before = (await storedKeys()).length
    await decide(id, { decision: 'declined', note: 'We couldn’t find it.' })
    expect(await storedKeys()).toHaveLength(before - 1)
    const { body } = await ask('GET', `${URL}/${id}`, { as: person })
    expect(body).toMatchObject({ status: 'declined', note: 'We couldn’t find it.', certificate: null })
    expect((await decide(id, { decision: 'accepted' })).body.error.code).toBe('submission_closed')
  })

  it('is not made by the submitter', async () => {
    const { id } = await submit({}, moderator)
    const list = await ask('GET', `${ADMIN}?page=1`, { as: moderator })
    expect(list.body.submissions.find((each: { id: string }) => each.id === id).blockedBy).toBe(
      'own_submission',
    )
    expect((await decide(id, { decision: 'accepted' })).status).toBe(403)
  })

  it('corrects what was sent, but not the address for emails', async () => {
    const { id } = await submit({ contactEmail: 'owner@example.org' })
    const payload = { ...shop, name: 'Corrected', contactEmail: 'staff@example.org' }
    const { body } = await ask('PUT', `${ADMIN}/${id}`, { payload, as: moderator })
    expect(body.business).toMatchObject({ name: 'Corrected', contactEmail: 'owner@example.org' })
  })
})

it('deletes decided submissions after 90 days and keeps waiting ones', async () => {
  const { database } = server.services
  const [waiting, declined] = [await submit({ name: 'Waits' }), await submit({ name: 'Declined' })]
  await decide(declined.id, { decision: 'declined', note: 'No' })
  const ids = async () =>
    (await database.db.select({ id: businessSubmissions.id }).from(businessSubmissions)).map(({ id }) => id)
  await deleteOldSubmissions(database, new Date(now.getTime() + 90 * DAY_MS))
  expect(await ids()).toContain(declined.id)
  await deleteOldSubmissions(database, new Date(now.getTime() + 90 * DAY_MS + 1))
  expect(await ids()).not.toContain(declined.id)
  expect(await ids()).toContain(waiting.id)
})

it('exports an account’s submissions and deletes them with their files', async () => {
  const leaver = await signUp('leaver')
  const { id } = await submit({ name: 'Leaving' }, leaver)
  await upload(id, 'certificate', samplePdf(), { as: leaver })
  const exported = await ask('GET', '/api/account/export', { as: leaver })
  expect(JSON.stringify(exported.body.businesses)).toContain(samplePdf().toString('base64'))
  const [row] = await server.services.database.db
    .select()
    .from(businessFiles)
    .where(eq(businessFiles.submissionId, id))
  const deleted = await ask('POST', '/api/account/deletion', {
    payload: { password: 'correct horse battery' },
    as: leaver,
  })
  expect(deleted.status).toBe(200)
  expect(await storedKeys()).not.toContain(row?.key)
  const left = await server.services.database.db
    .select()
    .from(accounts)
    .where(eq(accounts.username, 'leaver'))
  expect(left).toEqual([])
})

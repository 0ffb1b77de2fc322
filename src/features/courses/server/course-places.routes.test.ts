import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { auditLog } from '#shared/server/admin/audit-log.table.ts'
import {
  completedEvent,
  refundedEvent,
  type StripeServer,
  signature,
  stripeServer,
} from '#shared/server/payments/testing/stripe-server.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { signUp, type TestPerson } from '#shared/server/testing/sign-up.ts'
import { rateLimits } from '#shared/server/throttle/rate-limit.table.ts'
import { deleteUnpaidPurchases } from './course-places.repository.ts'
import { coursePlaces } from './course-places.table.ts'

const SECRET = 'whsec_sample'
let stripe: StripeServer
let server: TestApp
let [amina, bilal, admin]: TestPerson[] = []
let slug: string

const both = (text: string) => ({ en: text, ar: `${text} بالعربية` })
const text = { kind: 'text', id: '', title: both('Sample text'), markdown: both('Secret words'), link: '' }
const sample = {
  title: both('Sample: knots'),
  description: both('Sample'),
  instructor: both('Sample'),
  category: 'tajweed',
  level: 'beginner',
  outcomes: [both('Sample')],
  modules: [{ title: both('Sample'), about: both('Sample'), parts: [text] }],
  price: '12.50',
  isPublished: true,
}

beforeAll(async () => {
  stripe = await stripeServer()
  server = await testApp({
    features: serverFeatures,
    settings: {
      STRIPE_SECRET_KEY: 'sk_test_sample',
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_API_URL: stripe.url,
      PUBLIC_URL: 'https://rafiq.example',
    },
  })
  amina = await signUp(server, 'amina')
  bilal = await signUp(server, 'bilal')
  admin = await signUp(server, 'zahra', 'admin')
  slug = (await admin.ask('POST', '/api/admin/courses', sample)).body.id
})
afterAll(async () => {
  await server.close()
  await stripe.close()
})
beforeEach(async () => {
  stripe.requests.length = 0
  stripe.refunds.length = 0
  await server.services.database.db.delete(coursePlaces)
  await server.services.database.db.delete(rateLimits)
})

const buy = (person: TestPerson | undefined) =>
  person?.ask('POST', `/api/courses/${slug}/purchases`, { language: 'en' })
const place = async (person: TestPerson | undefined) =>
  (await person?.ask('GET', `/api/courses/${slug}/place`))?.body
const stored = () => server.services.database.db.select().from(coursePlaces)

async function report(event: object, secret = SECRET) {
  const payload = JSON.stringify(event)
  const headers = {
    'content-type': 'application/json',
    'stripe-signature': signature(payload, secret, new Date()),
  }
  return (await server.app.inject({ method: 'POST', url: '/api/payments/events', headers, payload }))
    .statusCode
}
const completed = (id: string, more: object = {}) =>
  completedEvent(id, {
    amount_total: 1250,
    payment_intent: 'pi_course',
    metadata: { purpose: 'course' },
    ...more,
  })
const refunded = (cents: number) => refundedEvent(cents, 'pi_course')
async function start() {
  await buy(amina)
  return (await stored())[0]?.id ?? ''
}

describe('a course with a price', () => {
  it('is offered with its price, without its texts', async () => {
    const course = (await server.app.inject(`/api/courses/${slug}`)).json()
    expect(course).toMatchObject({ price: '12.50', title: 'Sample: knots' })
    expect(JSON.stringify(course)).not.toContain('Secret words')
  })

  it('opens a payment page for its price, and needs an account', async () => {
    const guest = await server.app.inject({
      method: 'POST',
      url: `/api/courses/${slug}/purchases`,
      payload: {},
    })
    expect(guest.statusCode).toBe(401)
    const answer = await buy(amina)
    expect(answer?.status).toBe(201)
    const [purchase] = await stored()
    expect(stripe.requests).toMatchObject([
      {
        idempotencyKey: purchase?.id,
        form: {
          'line_items[0][price_data][unit_amount]': '1250',
          'line_items[0][price_data][product_data][name]': 'Sample: knots',
          'metadata[purpose]': 'course',
          client_reference_id: purchase?.id,
          success_url: `https://rafiq.example/courses/${slug}?paid`,
        },
      },
    ])
    expect(await place(amina)).toEqual({ hasPlace: false, texts: [], check: [] })
  })

  it('opens for the account when Stripe reports the payment, once', async () => {
    const id = await start()
    for (let times = 0; times < 3; times++) expect(await report(completed(id))).toBe(200)
    expect(await place(amina)).toMatchObject({
      hasPlace: true,
      texts: [{ html: expect.stringContaining('Secret words') }],
    })
    expect(await place(bilal)).toMatchObject({ hasPlace: false, texts: [] })
    expect(await stored()).toHaveLength(1)
    expect((await buy(amina))?.body.error.code).toBe('already_enrolled')
  })

  it.each([
    ['another amount', { amount_total: 100 }],
    ['another purpose', { metadata: {} }],
    ['no payment', { payment_status: 'unpaid' }],
    ['another currency', { currency: 'eur' }],
  ])('stays closed after %s', async (_, more) => {
    await report(completed(await start(), more))
    expect(await place(amina)).toMatchObject({ hasPlace: false })
  })

  it('leads back to the payment page that is open, for a day', async () => {
    const first = await buy(amina)
    expect((await buy(amina))?.body).toEqual(first?.body)
    await buy(bilal)
    expect(stripe.requests).toHaveLength(2)
    const yesterday = new Date(Date.now() - 23 * 3_600_000)
    await server.services.database.db.update(coursePlaces).set({ startedAt: yesterday })
    expect((await buy(amina))?.body).not.toEqual(first?.body)
  })

  it('gives a second payment for the same place back, once', async () => {
    const first = await start()
    await server.services.database.db.update(coursePlaces).set({ page: null })
    await buy(amina)
    const second = (await stored()).find(({ id }) => id !== first)?.id ?? ''
    await report(completed(first))
    expect(stripe.refunds).toEqual([])
    stripe.fail(402, 1)
    expect(await report(completed(second, { payment_intent: 'pi_again' }))).toBe(503)
    for (let times = 0; times < 2; times++)
      expect(await report(completed(second, { payment_intent: 'pi_again' }))).toBe(200)
    expect(stripe.refunds).toEqual(['pi_again'])
    expect(await place(amina)).toMatchObject({ hasPlace: true })
    expect(await stored()).toHaveLength(2)
  })

  it('stays closed after a forged event', async () => {
    expect(await report(completed(await start()), 'whsec_guess')).toBe(400)
    expect(await place(amina)).toMatchObject({ hasPlace: false })
  })

  it('closes after a full refund, also when the payment is reported again', async () => {
    const id = await start()
    await report(completed(id))
    await report(refunded(500))
    expect(await place(amina)).toMatchObject({ hasPlace: true })
    await report(refunded(1250))
    await report(completed(id))
    expect(await place(amina)).toMatchObject({ hasPlace: false, texts: [] })
  })

  it('stays closed if the full refund is reported before the payment', async () => {
    const id = await start()
    expect(await report(refundedEvent(1250, 'pi_course', stripe.requests[0]))).toBe(200)
    expect(await report(completed(id))).toBe(200)
    expect(await place(amina)).toMatchObject({ hasPlace: false, texts: [] })
  })

  it('gives a second payment back only if that didn’t happen yet', async () => {
    const first = await start()
    await server.services.database.db.update(coursePlaces).set({ page: null })
    await buy(amina)
    const second = (await stored()).find(({ id }) => id !== first)?.id ?? ''
    await report(completed(first))
    await report(refundedEvent(1250, 'pi_again', stripe.requests[1]))
    expect(await report(completed(second, { payment_intent: 'pi_again' }))).toBe(200)
    expect(stripe.refunds).toEqual([])
    expect(await place(amina)).toMatchObject({ hasPlace: true })
  })

  it('leaves no purchase if Stripe rejects it, or 30 days after it was not paid', async () => {
    stripe.fail(402, 1)
    expect((await buy(amina))?.body.error.code).toBe('payments_unavailable')
    expect(await stored()).toEqual([])
    await start()
    await deleteUnpaidPurchases(server.services.database, new Date(Date.now() + 31 * 86_400_000))
    expect(await stored()).toEqual([])
  })

  it('is in the account’s export, and its purchases go with the account', async () => {
    const person = await signUp(server, 'dawud')
    await buy(person)
    const [purchase] = await stored()
    await report(completed(purchase?.id ?? ''))
    const { text: exported } = await person.ask('GET', '/api/account/export')
    expect(JSON.parse(exported ?? '').coursePlaces).toMatchObject([
      { course: slug, paidCents: 1250, payment: 'pi_course' },
    ])
    await server.services.database.db.delete(accounts).where(eq(accounts.username, 'dawud'))
    expect(await stored()).toEqual([])
    expect(await report(completed(purchase?.id ?? ''))).toBe(200)
  })
})

describe('a free place', () => {
  const placesUrl = () => `/api/admin/courses/${slug}/places`

  it('is given by an administrator and ended again', async () => {
    const given = await admin?.ask('POST', placesUrl(), { username: 'Bilal' })
    expect(given?.body.places).toMatchObject([{ username: 'bilal', kind: 'given', paid: '0.00' }])
    expect(await place(bilal)).toMatchObject({ hasPlace: true })
    expect((await admin?.ask('POST', placesUrl(), { username: 'bilal' }))?.body.error.code).toBe(
      'already_enrolled',
    )
    await admin?.ask('DELETE', `${placesUrl()}/${given?.body.places[0].id}`)
    expect(await place(bilal)).toMatchObject({ hasPlace: false })
    const entries = await server.services.database.db.select().from(auditLog).orderBy(auditLog.id)
    expect(entries.slice(-2)).toMatchObject([
      { action: 'give_place', itemId: slug, after: { account: bilal?.id } },
      { action: 'end_place', itemId: slug, before: { account: bilal?.id } },
    ])
    expect(JSON.stringify(entries)).not.toMatch(/bilal/i)
  })

  it('is for accounts that exist, and does not end what was bought', async () => {
    expect((await admin?.ask('POST', placesUrl(), { username: 'nobody' }))?.status).toBe(404)
    const id = await start()
    await report(completed(id))
    expect((await admin?.ask('DELETE', `${placesUrl()}/${id}`))?.status).toBe(404)
    expect(await place(amina)).toMatchObject({ hasPlace: true })
  })
})

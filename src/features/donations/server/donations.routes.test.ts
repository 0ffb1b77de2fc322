import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  completedEvent,
  refundedEvent,
  type StripeServer,
  signature,
  stripeServer,
} from '#shared/server/payments/testing/stripe-server.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { rateLimits } from '#shared/server/throttle/rate-limit.table.ts'
import { deleteUnpaid } from './donations.repository.ts'
import { donationsFeature } from './donations.routes.ts'
import { donations } from './donations.table.ts'

const SECRET = 'whsec_sample'
const EVENTS = '/api/payments/events'

let stripe: StripeServer
let paid: TestApp
let unpaid: TestApp

beforeAll(async () => {
  stripe = await stripeServer()
  paid = await testApp({
    features: [donationsFeature],
    settings: {
      STRIPE_SECRET_KEY: 'sk_test_sample',
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_API_URL: stripe.url,
      PUBLIC_URL: 'https://rafiq.example',
      DONATION_GOAL: 5000,
    },
  })
  unpaid = await testApp({
    features: [donationsFeature],
    settings: { DONATION_URL: 'https://charity.example/give' },
  })
})
afterAll(async () => {
  await paid.close()
  await unpaid.close()
  await stripe.close()
})
beforeEach(async () => {
  stripe.requests.length = 0
  for (const { services } of [paid, unpaid]) {
    await services.database.db.delete(donations)
    await services.database.db.delete(rateLimits)
  }
})

async function give(to: TestApp, payload: object) {
  const answer = await to.app.inject({ method: 'POST', url: '/api/donations', payload })
  return { status: answer.statusCode, body: answer.json() }
}

const stored = (of: TestApp) => of.services.database.db.select().from(donations)
const support = async (of: TestApp) => (await of.app.inject('/api/support')).json()

/** Sends an event as Stripe does, signed over exactly these bytes. */
async function report(
  event: object,
  { secret = SECRET, at = new Date(), change = (body: string) => body } = {},
) {
  const body = JSON.stringify(event)
  const answer = await paid.app.inject({
    method: 'POST',
    url: EVENTS,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature(body, secret, at) },
    payload: change(body),
  })
  return { status: answer.statusCode, code: answer.json().error?.code }
}

const completed = (id: string, more: object = {}) =>
  completedEvent(id, {
    amount_total: 1500,
    payment_intent: 'pi_1',
    metadata: { purpose: 'donation' },
    ...more,
  })

const refunded = (cents: number, payment = 'pi_1') => refundedEvent(cents, payment)

describe('a donation with payments set up', () => {
  const start = async (cents = 1500) => {
    await give(paid, { cents })
    return (await stored(paid))[0]?.id ?? ''
  }

  it('opens a Stripe Checkout page for the amount', async () => {
    const { status, body } = await give(paid, { cents: 1500, language: 'ar' })
    expect(status).toBe(201)
    expect(body).toEqual({ kind: 'payment', url: 'https://checkout.stripe.com/c/pay/cs_test_1' })
    const [donation] = await stored(paid)
    expect(donation).toMatchObject({ status: 'started', cents: 1500, paidCents: 0 })
    expect(stripe.requests).toMatchObject([
      {
        authorization: 'Bearer sk_test_sample',
        idempotencyKey: donation?.id,
        form: {
          mode: 'payment',
          'line_items[0][price_data][unit_amount]': '1500',
          'line_items[0][price_data][currency]': 'usd',
          client_reference_id: donation?.id,
          success_url: 'https://rafiq.example/support?donation=thanks',
          locale: 'ar',
        },
      },
    ])
  })

  it('can be repeated after a failure of Stripe, with the same key', async () => {
    stripe.fail(500, 1)
    expect((await give(paid, { cents: 500 })).status).toBe(201)
    expect(stripe.requests).toHaveLength(1)
  })

  it('leaves no data if Stripe rejects it', async () => {
    stripe.fail(402, 1)
    const { status, body } = await give(paid, { cents: 500 })
    expect([status, body.error.code]).toEqual([503, 'payments_unavailable'])
    expect(await stored(paid)).toEqual([])
  })

  it('counts when Stripe reports the payment, once', async () => {
    const id = await start()
    expect((await support(paid)).raisedCents).toBe(0)
    for (let times = 0; times < 3; times++) expect((await report(completed(id))).status).toBe(200)
    expect(await support(paid)).toMatchObject({ raisedCents: 1500, goalCents: 500_000, takesPayments: true })
    expect(await stored(paid)).toHaveLength(1)
  })

  it('counts the paid amount, whatever was requested', async () => {
    const id = await start(50_000)
    await report(completed(id, { amount_total: 100 }))
    expect((await support(paid)).raisedCents).toBe(100)
  })

  it('counts after an older backup was restored', async () => {
    await report(completed('00000000-0000-4000-8000-000000000009'))
    expect((await support(paid)).raisedCents).toBe(1500)
  })

  it('counts less after refunds, reported in any order', async () => {
    await report(completed(await start()))
    await report(refunded(1000))
    await report(refunded(400))
    expect((await support(paid)).raisedCents).toBe(500)
  })

  it('counts less after a refund that is reported before the payment', async () => {
    const id = await start()
    expect((await report(refundedEvent(1000, 'pi_1', stripe.requests[0]))).status).toBe(200)
    expect((await support(paid)).raisedCents).toBe(0)
    await report(completed(id))
    expect((await support(paid)).raisedCents).toBe(500)
  })

  it('is not changed by refunds of other products', async () => {
    await report(completed(await start()))
    expect((await report(refunded(1500, 'pi_other'))).status).toBe(200)
    expect((await support(paid)).raisedCents).toBe(1500)
  })

  it.each([{}, null, { purpose: 'shoes' }])(
    'ignores a session of another program with the metadata %j',
    async (metadata) => {
      const id = '00000000-0000-4000-8000-000000000010'
      expect((await report(completed(id, { metadata }))).status).toBe(200)
      expect(await stored(paid)).toEqual([])
    },
  )

  it.each([
    ['is not paid yet', { payment_status: 'unpaid' }],
    ['is in another currency', { currency: 'eur' }],
    ['belongs to another product', { client_reference_id: 'order-17' }],
    ['has no reference', { client_reference_id: null }],
    ['is for a course', { metadata: { purpose: 'course' } }],
  ])('ignores a payment that %s', async (_what, more) => {
    expect((await report(completed(await start(), more))).status).toBe(200)
    expect((await support(paid)).raisedCents).toBe(0)
  })

  it('rejects an event with a forged signature, a changed amount or an old time', async () => {
    const event = completed(await start())
    const refusal = { status: 400, code: 'signature_invalid' }
    expect(await report(event, { secret: 'whsec_guess' })).toEqual(refusal)
    expect(await report(event, { change: (body) => body.replace('1500', '9900') })).toEqual(refusal)
    expect(await report(event, { at: new Date(Date.now() - 600_000) })).toEqual(refusal)
    const unsigned = await paid.app.inject({ method: 'POST', url: EVENTS, payload: event })
    expect(unsigned.statusCode).toBe(400)
    expect((await support(paid)).raisedCents).toBe(0)
  })

  it('is deleted after 30 days if it was never paid', async () => {
    await start()
    await deleteUnpaid(paid.services.database, new Date(Date.now() + 31 * 86_400_000))
    expect(await stored(paid)).toEqual([])
  })
})

describe('a donation without payments set up', () => {
  it('is a pledge, with the operator’s page', async () => {
    expect((await give(unpaid, { cents: 2500 })).body).toEqual({
      kind: 'pledge',
      donationUrl: 'https://charity.example/give',
    })
    expect(await stored(unpaid)).toMatchObject([{ status: 'pledged', cents: 2500 }])
    expect(await support(unpaid)).toEqual({
      month: new Date().toISOString().slice(0, 7),
      raisedCents: 0,
      goalCents: null,
      banner: true,
      takesPayments: false,
      donationUrl: 'https://charity.example/give',
      dailyUsers: null,
      countries: null,
    })
  })

  it.each([0, 99, 50_001, -500, 10.5, '500', null, 1e21])('is rejected for %j cents', async (cents) => {
    const { status, body } = await give(unpaid, { cents })
    expect([status, body.error.fields[0].field]).toEqual([400, 'cents'])
    expect(await stored(unpaid)).toEqual([])
  })

  it('has to wait after ten from one network', async () => {
    for (let given = 0; given < 10; given++) await give(unpaid, { cents: 500 })
    expect((await give(unpaid, { cents: 500 })).status).toBe(429)
  })

  it('accepts no payment events', async () => {
    const answer = await unpaid.app.inject({ method: 'POST', url: EVENTS, payload: {} })
    expect(answer.statusCode).toBe(503)
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { signUp, type TestPerson } from '#shared/server/testing/sign-up.ts'
import type { Donation } from '../core/donations-admin.contract.ts'
import { donations } from './donations.table.ts'

const PATH = '/api/admin/donations'
const now = new Date('2026-11-25T08:00:00Z')
let server: TestApp
let admin: TestPerson
beforeAll(async () => {
  server = await testApp({ features: serverFeatures, clock: () => now })
  admin = await signUp(server, 'amina', 'admin')
})
afterAll(() => server.close())

const at = (day: string) => new Date(`${day}T12:00:00Z`)
beforeEach(async () => {
  const { db } = server.services.database
  await db.delete(donations)
  await db
    .insert(donations)
    .values([
      { status: 'pledged', cents: 500, startedAt: at('2026-11-03') },
      { status: 'started', cents: 1500, startedAt: at('2026-11-02') },
      paid('pi_november', 2500, '2026-11-01'),
      { ...paid('pi_october', 5000, '2026-10-31'), refundedCents: 2000 },
      paid('pi_long_ago', 9900, '2025-11-30'),
    ])
})
const paid = (payment: string, cents: number, day: string) => ({
  status: 'paid' as const,
  cents,
  paidCents: cents,
  payment,
  startedAt: at(day),
  paidAt: at(day),
})
const amounts = async (query = '') =>
  (await admin.ask('GET', `${PATH}?${query}`)).body.data.map(({ cents }: Donation) => cents)

describe('the list of donations', () => {
  it('has the latest first, with the payment where it can be refunded', async () => {
    expect(await amounts()).toEqual([500, 1500, 2500, 5000, 9900])
    const { data } = (await admin.ask('GET', PATH)).body
    expect(data[0]).toMatchObject({ state: 'pledged', paymentUrl: null, paidAt: null })
    expect(data[2]).toMatchObject({
      state: 'paid',
      currency: 'USD',
      interval: 'once',
      paymentUrl: 'https://dashboard.stripe.com/payments/pi_november',
    })
    expect(data[3]).toMatchObject({ state: 'refunded', refundedCents: 2000 })
  })

  it('filters by state and month, searches and sorts', async () => {
    expect(await amounts('state=paid')).toEqual([2500, 9900])
    expect(await amounts('state=refunded')).toEqual([5000])
    expect(await amounts('month=2026-10')).toEqual([5000])
    expect(await amounts('search=pi_nov')).toEqual([2500])
    expect(await amounts('sort=-amount')).toEqual([9900, 5000, 2500, 1500, 500])
  })

  it.each(['state=lost', 'month=2026-13', 'month=now', 'page=0'])('rejects %s', async (query) => {
    expect((await admin.ask('GET', `${PATH}?${query}`)).status).toBe(400)
  })

  it('is exported', async () => {
    const { text } = await admin.ask('GET', `${PATH}/export?state=refunded`)
    expect(text.trim().split('\n')).toHaveLength(2)
  })
})

it('sums up the last twelve months, also those without a payment', async () => {
  const { months } = (await admin.ask('GET', `${PATH}/months`)).body
  expect(months).toHaveLength(12)
  expect(months[0]).toEqual({ month: '2025-12', paid: 0, paidCents: 0, refundedCents: 0 })
  expect(months.slice(-2)).toEqual([
    { month: '2026-10', paid: 1, paidCents: 5000, refundedCents: 2000 },
    { month: '2026-11', paid: 1, paidCents: 2500, refundedCents: 0 },
  ])
})

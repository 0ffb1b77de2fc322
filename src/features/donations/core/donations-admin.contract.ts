import { z } from 'zod'
import { exportQuery, tableAnswer, tableQuery } from '#shared/core/admin/admin-table.contract.ts'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described, nameIn } from '#shared/core/contract/fields.ts'
import { donationStates } from './donation-states.ts'

const errors = ['not_signed_in', 'forbidden'] as const
const cents = (about: string) => described(z.number().int(), `${about} (a number of US cents).`, 1500)
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'not_a_month')

const donation = z.object({
  id: described(z.uuid(), 'Its id, which the payment service has too.'),
  state: described(z.enum(donationStates), 'What became of it.', 'paid'),
  currency: described(z.literal('USD'), 'The currency of its amounts.', 'USD'),
  cents: cents('The amount that was chosen'),
  paidCents: cents('The amount that was paid'),
  refundedCents: cents('The amount that was refunded'),
  interval: described(z.literal('once'), 'How often it is paid.', 'once'),
  startedAt: described(z.iso.datetime(), 'When it was started.', '2026-11-25T08:00:00Z'),
  paidAt: described(z.iso.datetime().nullable(), 'When it was paid.', '2026-11-25T08:01:00Z'),
  paymentUrl: described(
    z.url().nullable(),
    'The payment at the payment service, where it can be refunded; `null` without a payment.',
    'https://dashboard.stripe.com/payments/pi_sample',
  ),
})

export type Donation = z.output<typeof donation>

const query = {
  ...tableQuery('ids and payments', ['started', 'paid', 'amount']),
  state: described(nameIn(donationStates).optional(), 'Only donations in this state.', 'paid'),
  month: described(month.optional(), 'Only donations that were started in this month (UTC).', '2026-11'),
}

export const listDonations = endpoint({
  method: 'GET',
  path: '/api/admin/donations',
  summary: 'Lists donations and pledges, the latest first',
  query: z.object(query),
  answer: tableAnswer(donation),
  errors,
})

export const exportDonations = endpoint({
  method: 'GET',
  path: '/api/admin/donations/export',
  summary: 'Exports the donations of a search as CSV or JSON',
  query: z.object(exportQuery(query)),
  answer: z.array(donation),
  errors,
})

export const readDonationMonths = endpoint({
  method: 'GET',
  path: '/api/admin/donations/months',
  summary: 'Sums of the paid donations of the last twelve months, the oldest first',
  answer: z.object({
    months: described(
      z.array(
        z.object({
          month: described(month, 'The month (UTC).', '2026-11'),
          paid: described(z.number().int(), 'The number of payments.', 3),
          paidCents: cents('Paid in this month'),
          refundedCents: cents('Refunded of these payments'),
        }),
      ),
      'The months.',
    ),
  }),
  errors,
})

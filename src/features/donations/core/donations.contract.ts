import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { languageText } from '#shared/core/contract/fields.ts'
import { DONATION_CENTS } from './donation-rules.ts'

const cents = z.number().int()

export const readSupport = endpoint({
  method: 'GET',
  path: '/api/support',
  summary: 'Donations of this month, the monthly goal, and the figures that the operator publishes',
  answer: z.object({
    month: z
      .string()
      .regex(/^\d{4}-\d{2}$/)
      .describe('The month in UTC, `YYYY-MM`.'),
    raisedCents: cents.describe('Paid this month less refunds, in US cents. Pledges don’t count.'),
    goalCents: cents.nullable().describe('The monthly goal in US cents; `null` without one.'),
    banner: z.boolean().describe('Whether the home page may ask for support.'),
    takesPayments: z.boolean().describe('Whether a donation leads to a payment page.'),
    donationUrl: z.url().nullable().describe('The operator’s page for donations; `null` without one.'),
    dailyUsers: z
      .number()
      .int()
      .nullable()
      .describe('As the operator counts them; `null` when not published.'),
    countries: z
      .number()
      .int()
      .nullable()
      .describe('As the operator counts them; `null` when not published.'),
  }),
})

export type Support = z.output<typeof readSupport.answer>

export const donate = endpoint({
  method: 'POST',
  path: '/api/donations',
  summary: 'Starts a payment where the operator takes payments; otherwise records a pledge',
  body: z.strictObject({
    cents: cents.min(DONATION_CENTS.min).max(DONATION_CENTS.max).describe('US cents, from 1 to 500 dollars.'),
    language: languageText.default('en'),
  }),
  answer: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('payment'), url: z.url().describe('The payment page to open.') }),
    z.object({ kind: z.literal('pledge'), donationUrl: z.url().nullable() }),
  ]),
  status: 201,
  errors: ['payments_unavailable', 'too_many_attempts'],
})

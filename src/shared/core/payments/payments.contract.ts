import { z } from 'zod'
import { endpoint } from '../contract/endpoint.ts'

/** Called by Stripe. The body is the event as Stripe signed it. */
export const receivePaymentEvent = endpoint({
  method: 'POST',
  path: '/api/payments/events',
  summary: 'Receives the signed payment events of Stripe',
  answer: z.object({ received: z.literal(true) }),
  errors: ['signature_invalid', 'payments_unavailable'],
})

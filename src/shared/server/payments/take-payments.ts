import { AppError } from '#shared/core/app-error.ts'
import { receivePaymentEvent } from '#shared/core/payments/payments.contract.ts'
import { route } from '../http/route.ts'
import type { RafiqServer, Services } from '../services.ts'
import { type PaymentEvent, type Payments, stripePayments } from './stripe-payments.ts'

/** Records an event. A feature ignores payments of others: their ids are unknown to it, or their purpose differs. */
type RecordEvent = (event: PaymentEvent) => Promise<void>

/** What takes payments, by the HTTP server, which all features share: each is registered in a scope of its own. */
const receivers = new WeakMap<object, RecordEvent[]>()

/**
 * Lets a feature take payments: `record` gets every event of the payment service, which may repeat. Returns `undefined` if the
 * operator has not set up payments.
 */
export function takePayments(
  app: RafiqServer,
  { settings, log }: Pick<Services, 'settings' | 'log'>,
  record: RecordEvent,
): Payments | undefined {
  const payments = stripePayments(settings, log)
  const others = receivers.get(app.server)
  if (others) others.push(record)
  else {
    const all = [record]
    receivers.set(app.server, all)
    receiveEvents(app, payments, all)
  }
  return payments
}

function receiveEvents(
  app: RafiqServer,
  payments: Payments | undefined,
  recorders: readonly RecordEvent[],
): void {
  app.register(async (scope) => {
    // The signature covers the bytes as they were sent.
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    route(scope, receivePaymentEvent, async ({ request }) => {
      if (!payments) throw new AppError('payments_unavailable', 503, 'This server takes no payments.')
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const event = await payments.read(body, String(request.headers['stripe-signature'] ?? ''))
      if (event) for (const record of recorders) await record(event)
      return { received: true } as const
    })
  })
}

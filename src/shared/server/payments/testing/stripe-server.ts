import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request to open a payment page, as Stripe receives it. */
export interface CheckoutRequest {
  readonly authorization: string
  readonly idempotencyKey: string
  readonly form: Readonly<Record<string, string>>
}

/** A server on this machine that speaks Stripe’s protocol for Checkout. */
export interface StripeServer {
  readonly url: string
  readonly requests: CheckoutRequest[]
  /** The payments that were refunded. */
  readonly refunds: string[]
  /** How many of the next requests fail with this status. */
  fail: (status: number, times: number) => void
  close: () => Promise<void>
}

export async function stripeServer(): Promise<StripeServer> {
  const requests: CheckoutRequest[] = []
  const refunds: string[] = []
  let failing = { status: 500, times: 0 }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      const send = (status: number, body: object) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      const isRefund = request.url === '/v1/refunds'
      if (request.method !== 'POST' || !(isRefund || request.url === '/v1/checkout/sessions'))
        return void send(404, {})
      if (failing.times > 0) {
        failing = { ...failing, times: failing.times - 1 }
        return void send(failing.status, { error: { type: 'api_error', message: 'failed' } })
      }
      const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()))
      if (isRefund) {
        refunds.push(form.payment_intent ?? '')
        return void send(200, { id: `re_test_${refunds.length}`, object: 'refund', status: 'succeeded' })
      }
      requests.push({
        authorization: request.headers.authorization ?? '',
        idempotencyKey: String(request.headers['idempotency-key'] ?? ''),
        form,
      })
      const id = `cs_test_${requests.length}`
      send(200, { id, object: 'checkout.session', url: `https://checkout.stripe.com/c/pay/${id}` })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    refunds,
    fail: (status, times) => {
      failing = { status, times }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The `Stripe-Signature` of a body: HMAC-SHA256 of the time, a dot and the body (docs.stripe.com/webhooks). */
export function signature(body: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  const hash = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${hash}`
}

/** Stripe’s event of a paid Checkout page. `about` has the payment and whatever differs from a paid session. */
export const completedEvent = (
  id: string,
  about: {
    readonly amount_total: number
    readonly payment_intent: string
    readonly [field: string]: unknown
  },
) => ({
  id: 'evt_1',
  object: 'event',
  type: 'checkout.session.completed',
  created: Math.floor(Date.now() / 1000),
  data: {
    object: {
      id: 'cs_test_1',
      object: 'checkout.session',
      client_reference_id: id,
      payment_status: 'paid',
      currency: 'usd',
      ...about,
    },
  },
})

/** Stripe’s event of a refund: `cents` in all. `page` is the request for the page on which was paid, if it was one of Rafiq. */
export const refundedEvent = (cents: number, payment: string, page?: CheckoutRequest) => ({
  id: 'evt_2',
  object: 'event',
  type: 'charge.refunded',
  created: Math.floor(Date.now() / 1000),
  data: {
    object: {
      id: 'ch_1',
      object: 'charge',
      payment_intent: payment,
      amount_refunded: cents,
      metadata: page ? chargeMetadata(page) : {},
    },
  },
})

/** Stripe copies the metadata of a payment to its charge, but not that of the payment page. */
const chargeMetadata = ({ form }: CheckoutRequest) =>
  Object.fromEntries(
    Object.entries(form).flatMap(([field, value]) => {
      const name = /^payment_intent_data\[metadata\]\[(.+)\]$/.exec(field)?.[1]
      return name === undefined ? [] : [[name, value]]
    }),
  )

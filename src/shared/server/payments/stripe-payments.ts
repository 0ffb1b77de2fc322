import type { Stripe } from 'stripe'
import { AppError } from '#shared/core/app-error.ts'
import type { Services } from '../services.ts'
import type { Settings } from '../settings.ts'

const purposes = ['donation', 'course'] as const
/** What a payment is for. */
export type PaymentPurpose = (typeof purposes)[number]

/** A refund of a payment. It may be reported before the payment itself, whose number isn’t known then. */
export interface PaymentRefund {
  /** The id of the payment page; payments of other products have none. */
  readonly id: string | undefined
  readonly payment: string
  /** How much was refunded in all. */
  readonly cents: number
}

/** A payment or refund that Stripe reported. */
export type PaymentEvent =
  | {
      readonly kind: 'paid'
      readonly purpose: PaymentPurpose
      readonly id: string
      readonly cents: number
      readonly payment: string
      readonly at: Date
    }
  | ({ readonly kind: 'refunded' } & PaymentRefund)

export interface Payments {
  /** Opens a Stripe Checkout page and returns its address. Throws `payments_unavailable`. */
  readonly open: (payment: CheckoutPage) => Promise<string>
  /** Refunds a payment in full, once however often it is called. Throws `payments_unavailable`. */
  readonly giveBack: (payment: string) => Promise<void>
  /**
   * Checks the signature and returns the meaning of the event, if it has one here. Throws
   * `signature_invalid`.
   */
  readonly read: (body: Buffer, signature: string) => Promise<PaymentEvent | undefined>
}

/** A payment page to open. */
interface CheckoutPage {
  readonly purpose: PaymentPurpose
  /** A UUID, by which the feature knows the payment. */
  readonly id: string
  readonly cents: number
  /** What the page says is paid for. */
  readonly product: string
  readonly language: string
  /** The paths to which the page leads back, after the payment and without one. */
  readonly paidPath: string
  readonly cancelPath: string
}

type PaymentSettings = Pick<
  Settings,
  'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_URL' | 'PUBLIC_URL'
>

/** Languages of Stripe Checkout among ours; others get the browser’s. */
const CHECKOUT_LANGUAGES: readonly string[] = ['en', 'ar', 'fr', 'tr', 'id', 'ms', 'es']

/** Whether the operator has set up payments. */
export const hasPayments = ({
  STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET,
  PUBLIC_URL,
}: Omit<PaymentSettings, 'STRIPE_API_URL'>): boolean =>
  STRIPE_SECRET_KEY !== undefined && STRIPE_WEBHOOK_SECRET !== undefined && PUBLIC_URL !== undefined

/** Payments by Stripe; `undefined` if the operator has not set them up. */
export function stripePayments(settings: PaymentSettings, log: Services['log']): Payments | undefined {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, STRIPE_API_URL, PUBLIC_URL } = settings
  if (key === undefined || secret === undefined || PUBLIC_URL === undefined) return undefined
  const api = new URL(STRIPE_API_URL)
  let client: Promise<Stripe> | undefined
  const stripe = () => {
    // Loaded with the first payment, because most instances take none.
    client ??= import('stripe').then(
      ({ Stripe }) =>
        new Stripe(key, {
          host: api.hostname,
          port: api.port || (api.protocol === 'https:' ? 443 : 80),
          protocol: api.protocol === 'https:' ? 'https' : 'http',
          timeout: 10_000,
          maxNetworkRetries: 2,
          telemetry: false,
        }),
    )
    return client
  }

  async function open(page: CheckoutPage): Promise<string> {
    const { purpose, id, cents, product, language, paidPath, cancelPath } = page
    try {
      const session = await (await stripe()).checkout.sessions.create(
        {
          mode: 'payment',
          submit_type: purpose === 'donation' ? 'donate' : 'pay',
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: 'usd',
                unit_amount: cents,
                product_data: { name: product },
              },
            },
          ],
          client_reference_id: id,
          metadata: { purpose },
          // Stripe copies this to the charge, so that a refund names its page before the payment is reported.
          payment_intent_data: { metadata: { [PAGE_ID]: id } },
          success_url: new URL(paidPath, PUBLIC_URL).href,
          cancel_url: new URL(cancelPath, PUBLIC_URL).href,
          ...(CHECKOUT_LANGUAGES.includes(language) && {
            locale: language as Stripe.Checkout.SessionCreateParams.Locale,
          }),
        },
        // A repeated request opens no second page.
        { idempotencyKey: id },
      )
      if (session.url) return session.url
    } catch (error) {
      logFailure(error, 'a payment page could not be opened')
    }
    throw unavailable()
  }

  async function giveBack(payment: string): Promise<void> {
    try {
      const refund = { payment_intent: payment }
      await (await stripe()).refunds.create(refund, { idempotencyKey: `refund ${payment}` })
    } catch (error) {
      logFailure(error, 'a payment could not be given back')
      throw unavailable()
    }
  }

  const logFailure = (error: unknown, message: string) => {
    const { type, code, statusCode } = error as Stripe.errors.StripeError
    log.error({ type, code, statusCode }, message)
  }

  async function read(body: Buffer, signature: string): Promise<PaymentEvent | undefined> {
    const { webhooks } = await stripe()
    try {
      // Also rejects signatures that are more than five minutes old.
      return meaningOf(await webhooks.constructEventAsync(body, signature, secret ?? ''))
    } catch {
      throw new AppError('signature_invalid', 400, 'The signature of the event is not valid.')
    }
  }

  return { open, giveBack, read }
}

const unavailable = () => new AppError('payments_unavailable', 503, 'The payment service can’t be reached.')

/** The name of the payment page’s id in the metadata of a charge. */
const PAGE_ID = 'client_reference_id'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The payment that an event is about. A Stripe account may have other products; theirs are ignored. */
function meaningOf(event: Stripe.Event): PaymentEvent | undefined {
  if (
    event.type === 'checkout.session.completed' ||
    event.type === 'checkout.session.async_payment_succeeded'
  ) {
    const {
      client_reference_id: id,
      payment_status,
      amount_total,
      currency,
      payment_intent,
      metadata,
    } = event.data.object
    const payment = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id
    if (!id || !UUID.test(id) || payment_status !== 'paid' || currency !== 'usd') return undefined
    if (amount_total === null || payment === undefined) return undefined
    const purpose = purposes.find((each) => each === metadata?.purpose)
    if (purpose === undefined) return undefined
    return { kind: 'paid', purpose, id, cents: amount_total, payment, at: new Date(event.created * 1000) }
  }
  if (event.type === 'charge.refunded') {
    const { payment_intent, amount_refunded, metadata } = event.data.object
    const payment = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id
    const pageId = metadata[PAGE_ID]
    const id = pageId !== undefined && UUID.test(pageId) ? pageId : undefined
    return payment === undefined ? undefined : { kind: 'refunded', id, payment, cents: amount_refunded }
  }
  return undefined
}

import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Transporter } from 'nodemailer'
import type { Settings } from '../settings.ts'

export interface Email {
  /** A single address. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** Where a reply goes; the sender when not given. */
  readonly replyTo?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends emails, or none if no mail server is set. */
export interface Mailer {
  readonly isOn: boolean
  /** Sends an email, and retries if the server is not available. A failure is logged without the address. */
  readonly send: (email: Email) => Promise<void>
  /** Tries once to send an email, for senders that must never send it twice. */
  readonly sendOnce: (email: Email) => Promise<Delivery>
  /** Whether the mail server answers and accepts the sign-in. */
  readonly isReachable: () => Promise<boolean>
  /** Discards emails that are still waiting. */
  readonly close: () => void
}

/**
 * What became of an attempt. `later`: the server is busy and did not take it. `refused`: it doesn’t take it for this address.
 * `unknown`: the connection broke, so the server may have taken it.
 */
export type Delivery = 'sent' | 'later' | 'refused' | 'unknown'

interface PostOptions {
  /** The time limit for each step of the SMTP dialogue. */
  readonly timeoutMs?: number
  /** The pauses before the second and later attempts. */
  readonly pausesMs?: readonly number[]
}

export function openMailer(
  { SMTP_URL, MAIL_FROM }: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM'>,
  log: Pick<FastifyBaseLogger, 'error'>,
  { timeoutMs = 15_000, pausesMs = [5000, 60_000] }: PostOptions = {},
): Mailer {
  if (SMTP_URL === undefined) {
    return {
      isOn: false,
      send: async () => {},
      sendOnce: async () => 'later',
      isReachable: async () => false,
      close: () => {},
    }
  }
  let opened: Promise<Transporter> | undefined
  const transport = () => {
    // Loaded with the first email, because most instances never send one.
    opened ??= import('nodemailer').then(({ createTransport }) =>
      createTransport({
        url: SMTP_URL,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
        disableFileAccess: true,
        disableUrlAccess: true,
      }),
    )
    return opened
  }
  const closed = new AbortController()

  async function attemptToSend({ to, replyTo, ...email }: Email): Promise<void> {
    // An object, so that an address is never parsed as a list.
    await (await transport()).sendMail({
      ...email,
      from: MAIL_FROM,
      to: { name: '', address: to },
      ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    })
  }

  async function send(email: Email): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await attemptToSend(email)
      } catch (error) {
        const pause = pausesMs[attempt]
        if (pause === undefined || isFinal(error) || closed.signal.aborted) return fail(error)
        await wait(pause, undefined, { signal: closed.signal }).catch(() => undefined)
      }
    }
  }

  const sendOnce = (email: Email) => attemptToSend(email).then((): Delivery => 'sent', deliveryAfter)

  const isReachable = async () =>
    (await transport()).verify().then(
      () => true,
      (error: unknown) => {
        fail(error)
        return false
      },
    )

  /** The server’s messages quote the address, so only its codes are logged. */
  function fail(error: unknown): void {
    const { code, responseCode } = error as { code?: string; responseCode?: number }
    log.error({ code, responseCode }, 'an email could not be sent')
  }

  return {
    isOn: true,
    send,
    sendOnce,
    isReachable,
    close: () => {
      closed.abort()
      void opened?.then((open) => open.close())
    },
  }
}

function deliveryAfter(error: unknown): Delivery {
  const { responseCode, command } = error as { responseCode?: number; command?: string }
  if (responseCode === undefined) return 'unknown'
  // A refused sender says nothing about the address.
  return isFinal(error) && command !== 'MAIL FROM' ? 'refused' : 'later'
}

/** Whether the server refused permanently (RFC 5321, 4.2.1). */
function isFinal(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: number }
  return responseCode !== undefined && responseCode >= 500
}

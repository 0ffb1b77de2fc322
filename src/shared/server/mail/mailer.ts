import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Transporter } from 'nodemailer'
import type { Settings } from '../settings.ts'

export interface Email {
  /** One address. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Sends letters, or none where no server for them is set. */
export interface Mailer {
  readonly isOn: boolean
  /** Sends a letter, again when the server is away; what cannot be sent is logged without its address. */
  readonly send: (letter: Email) => Promise<void>
  /** Gives up what still waits. */
  readonly close: () => void
}

interface PostOptions {
  /** For each step of the talk with the server. */
  readonly timeoutMs?: number
  /** Before the second attempt and those after it. */
  readonly pausesMs?: readonly number[]
}

export function openMailer(
  { SMTP_URL, MAIL_FROM }: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM'>,
  log: Pick<FastifyBaseLogger, 'error'>,
  { timeoutMs = 15_000, pausesMs = [5000, 60_000] }: PostOptions = {},
): Mailer {
  if (SMTP_URL === undefined) return { isOn: false, send: async () => {}, close: () => {} }
  let opened: Promise<Transporter> | undefined
  const transport = () => {
    // Loaded with the first letter: most who start Rafiq send none.
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

  async function send({ to, ...letter }: Email): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      try {
        // An object, so that no address is taken for a list of several.
        await (await transport()).sendMail({ from: MAIL_FROM, to: { name: '', address: to }, ...letter })
        return
      } catch (error) {
        const pause = pausesMs[attempt]
        if (pause === undefined || isFinal(error) || closed.signal.aborted) return fail(error)
        await wait(pause, undefined, { signal: closed.signal }).catch(() => undefined)
      }
    }
  }

  /** The server’s words quote the address; only its codes are logged. */
  function fail(error: unknown): void {
    const { code, responseCode } = error as { code?: string; responseCode?: number }
    log.error({ code, responseCode }, 'a letter could not be sent')
  }

  return {
    isOn: true,
    send,
    close: () => {
      closed.abort()
      void opened?.then((open) => open.close())
    },
  }
}

/** Whether the server said no for good (RFC 5321, 4.2.1), not only now. */
function isFinal(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: number }
  return responseCode !== undefined && responseCode >= 500
}

import type { FastifyReply } from 'fastify'
import type { Mailer } from '#shared/server/mail/mailer.ts'
import type { Services } from '#shared/server/services.ts'
import type { IsBreached } from './breached-passwords.ts'

/** Services shared by the account routes. */
export interface AccountServices extends Services {
  readonly mailer: Mailer
  readonly isBreached: IsBreached
  /** Runs `work` after the reply was sent, so that response times reveal nothing. Failures are logged. */
  readonly afterReply: (reply: FastifyReply, work: () => Promise<void>) => void
}

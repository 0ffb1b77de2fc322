import type { FastifyReply } from 'fastify'
import type { Mailer } from '#shared/server/mail/mailer.ts'
import type { Services } from '#shared/server/services.ts'
import type { IsBreached } from './breached-passwords.ts'

/** What the calls of accounts share. */
export interface AccountParts extends Services {
  readonly post: Mailer
  readonly isBreached: IsBreached
  /** Does `work` when the answer has left, so that how long an answer takes tells nothing; what fails is logged. */
  readonly afterwards: (reply: FastifyReply, work: () => Promise<void>) => void
}

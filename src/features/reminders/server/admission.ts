import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#shared/core/app-error.ts'
import type { Services } from '#shared/server/services.ts'
import { networkOf } from '#shared/server/throttle/network-of.ts'
import { countAttempt, tooManyAttempts } from '#shared/server/throttle/throttle.ts'
import type { Subscriptions } from './reminder-subscriptions.repository.ts'

/** New devices of one network a day, before they come one a minute: a carrier may have a whole town behind one address. */
const FREE = 500
const MINUTE_MS = 60_000

interface AdmissionParts extends Pick<Services, 'database' | 'clock' | 'log'> {
  readonly subscriptions: Pick<Subscriptions, 'isFull'>
}

/**
 * Whether there is room for one device more, so that nobody fills the table with devices that are none. Nothing tells
 * such a device from another but where it comes from. Throws `too_many_attempts` or `reminders_full`.
 */
export const admission =
  ({ database, subscriptions, clock, log }: AdmissionParts) =>
  async ({ ip }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const key = `subscription ${networkOf(ip)}`
    const own = { key, free: FREE, pauseMs: MINUTE_MS, longestMs: MINUTE_MS }
    const wait = await countAttempt(database, [own], clock())
    if (wait > 0) throw tooManyAttempts(reply, wait)
    if (await subscriptions.isFull()) {
      log.error('there is no room for more subscriptions to reminders')
      throw new AppError('reminders_full', 503, 'The device limit has been reached.')
    }
  }

import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#shared/core/app-error.ts'
import type { Services } from '#shared/server/services.ts'
import { networkOf } from '#shared/server/throttle/network-of.ts'
import { limitAttempts } from '#shared/server/throttle/throttle.ts'
import type { Subscriptions } from './reminder-subscriptions.repository.ts'

/**
 * New devices per network and day before they are limited to one a minute. A carrier may have a whole town
 * behind one address.
 */
const FREE_PER_DAY = 500
const MINUTE_MS = 60_000

interface LimitServices extends Pick<Services, 'database' | 'clock' | 'log'> {
  readonly subscriptions: Pick<Subscriptions, 'isFull'>
}

/**
 * Checks that a new device may subscribe, so that fake devices can’t fill the table: only their network tells
 * them apart. Throws `too_many_attempts` or `reminders_full`.
 */
export const limitNewSubscriptions =
  ({ database, subscriptions, clock, log }: LimitServices) =>
  async ({ ip }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const key = `subscription ${networkOf(ip)}`
    const limit = { key, free: FREE_PER_DAY, pauseMs: MINUTE_MS, longestMs: MINUTE_MS }
    await limitAttempts(database, [limit], clock(), reply)
    if (await subscriptions.isFull()) {
      log.error('there is no room for more subscriptions to reminders')
      throw new AppError('reminders_full', 503, 'The device limit has been reached.')
    }
  }

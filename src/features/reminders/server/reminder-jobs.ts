import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { type DeliveryServices, deliverReminders } from './deliver-reminders.ts'
import type { Subscription, Subscriptions } from './reminder-subscriptions.repository.ts'
import type { Progress } from './subscription-leases.repository.ts'

export interface ReminderJobs {
  /** Starts looking for due reminders every two seconds. */
  readonly start: () => void
  /** Sends everything that is due now. */
  readonly sendDue: () => Promise<void>
  /** Stops claiming and waits for running deliveries. */
  readonly stop: () => Promise<void>
}

export interface JobServices extends DeliveryServices {
  readonly subscriptions: Subscriptions
  readonly log: Pick<FastifyBaseLogger, 'error'>
  /** Called after each look for due reminders. */
  readonly checked: (result: 'ok' | 'failed') => void
}

const CHECK_EVERY_MS = 2000
/** Subscriptions claimed at once, which also limits concurrent pushes. */
const BATCH = 200
/** Claim the next batch when this many places are free, so that slow deliveries don’t hold up the rest. */
const MIN_FREE = 50

/**
 * Sends due reminders. Each instance leases its share in the database, so nothing is sent twice and a dead
 * instance’s share is taken over when its lease ends.
 */
export function reminderJobs(parts: JobServices): ReminderJobs {
  const { subscriptions, clock, log, checked } = parts
  /** Leased subscriptions that are not finished. */
  let leased = 0
  let finished: Progress[] = []
  let gone: Subscription[] = []
  let moreDue = false
  let lastCheck = Number.POSITIVE_INFINITY
  let stopped = false

  async function claimDue(): Promise<void> {
    const now = clock()
    if (now.getTime() < lastCheck) await subscriptions.resetAfterClockChange(now)
    lastCheck = now.getTime()
    while (!stopped) {
      const free = BATCH - leased
      moreDue = free < MIN_FREE
      if (moreDue) return
      const due = await subscriptions.claim(free, clock())
      leased += due.length
      for (const subscription of due) void deliver(subscription)
      if (due.length < free) return
    }
  }

  async function deliver(subscription: Subscription): Promise<void> {
    try {
      const result = await deliverReminders(subscription, parts)
      if (result === 'gone') gone.push(subscription)
      else finished.push(result)
      void write.run()
    } catch (error) {
      // The lease expires and another attempt follows.
      leased -= 1
      log.error({ err: error }, 'a reminder could not be delivered')
    }
  }

  /** Deliveries that finish during a write go into the next one. */
  async function writeFinished(): Promise<void> {
    while (finished.length + gone.length > 0) {
      const [done, expired] = [finished, gone]
      finished = []
      gone = []
      try {
        await subscriptions.deleteGone(expired)
        await subscriptions.finish(done, clock())
      } finally {
        leased -= done.length + expired.length
      }
      if (moreDue) void claimNext.run()
    }
  }

  const failed = (error: unknown) => log.error({ err: error }, 'due reminders could not be processed')
  const claimNext = oneAtATime(
    () => claimDue().then(() => checked('ok')),
    (error) => {
      checked('failed')
      failed(error)
    },
  )
  const write = oneAtATime(writeFinished, failed)
  async function settled(): Promise<void> {
    while (leased > 0 || claimNext.isRunning() || write.isRunning()) await wait(5)
  }

  const polling = repeatedly(() => void claimNext.run())
  return {
    start() {
      // The app may be stopped while it is starting.
      if (!stopped) polling.start()
    },
    async sendDue() {
      do {
        await claimNext.run()
        await settled()
      } while (moreDue && !stopped)
    },
    async stop() {
      stopped = true
      polling.stop()
      await settled()
    },
  }
}

/** Runs `task` now and every two seconds. */
function repeatedly(task: () => void) {
  let timer: ReturnType<typeof setInterval> | undefined
  return {
    start: () => {
      timer = setInterval(task, CHECK_EVERY_MS)
      timer.unref()
      task()
    },
    stop: () => clearInterval(timer),
  }
}

/** Runs `task` unless it is running; callers in the meantime wait for that run. */
function oneAtATime(task: () => Promise<void>, failed: (error: unknown) => void) {
  let running: Promise<void> | undefined
  return {
    isRunning: () => running !== undefined,
    run: () => {
      running ??= task()
        .catch(failed)
        .finally(() => {
          running = undefined
        })
      return running
    },
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { type GivingParts, giveReminders } from './give-reminders.ts'
import type { Progress, Subscription, Subscriptions } from './reminder-subscriptions.repository.ts'

export interface ReminderJobs {
  /** From now on what is due is looked for every two seconds. */
  readonly begin: () => void
  /** Sends what is due now, to the end. */
  readonly look: () => Promise<void>
  /** Takes no more and waits for what is on its way. */
  readonly end: () => Promise<void>
}

export interface JobParts extends GivingParts {
  readonly subscriptions: Subscriptions
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

const LOOK_EVERY_MS = 2000
/** Subscriptions taken at once, which is also how many pushes are on their way at once. */
const BATCH = 200
/** Of so many free places the next are taken, so that slow ones do not hold up the rest. */
const WORTH_TAKING = 50

/**
 * Sends what is due. Each instance claims its share in the database, so that none is sent twice and what a dead
 * instance held is taken up when its claim ends.
 */
export function reminderJobs(parts: JobParts): ReminderJobs {
  const { subscriptions, clock, log } = parts
  /** Claims that are not given back yet. */
  let held = 0
  let finished: Progress[] = []
  let gone: Subscription[] = []
  let taking: Promise<void> | undefined
  let writing: Promise<void> | undefined
  let more = false
  let lastLook = Number.POSITIVE_INFINITY
  let ended = false

  async function takeDue(): Promise<void> {
    const now = clock()
    if (now.getTime() < lastLook) await subscriptions.bringBack(now)
    lastLook = now.getTime()
    while (!ended) {
      const free = BATCH - held
      more = free < WORTH_TAKING
      if (more) return
      const due = await subscriptions.claim(free, clock())
      held += due.length
      for (const subscription of due) void give(subscription)
      if (due.length < free) return
    }
  }

  async function give(subscription: Subscription): Promise<void> {
    try {
      const result = await giveReminders(subscription, parts)
      if (result === 'gone') gone.push(subscription)
      else finished.push(result)
      void write()
    } catch (error) {
      // The claim runs out by itself, and the next one tries again.
      held -= 1
      log.error({ err: error }, 'a reminder could not be given')
    }
  }

  /** What finishes while one statement is under way goes into the next. */
  async function writeFinished(): Promise<void> {
    while (finished.length + gone.length > 0) {
      const [done, dead] = [finished, gone]
      finished = []
      gone = []
      try {
        await subscriptions.removeGone(dead)
        await subscriptions.finish(done, clock())
      } finally {
        held -= done.length + dead.length
      }
      if (more) void take()
    }
  }

  const failed = (error: unknown) => log.error({ err: error }, 'reminders could not be looked at')
  function take(): Promise<void> {
    taking ??= takeDue()
      .catch(failed)
      .finally(() => {
        taking = undefined
      })
    return taking
  }
  function write(): Promise<void> {
    writing ??= writeFinished()
      .catch(failed)
      .finally(() => {
        writing = undefined
      })
    return writing
  }
  async function settled(): Promise<void> {
    while (held > 0 || taking || writing) await wait(5)
  }

  let timer: ReturnType<typeof setInterval> | undefined
  return {
    begin() {
      // The app can be told to end while it is still beginning.
      if (ended) return
      timer = setInterval(() => void take(), LOOK_EVERY_MS)
      timer.unref()
      void take()
    },
    async look() {
      do {
        await take()
        await settled()
      } while (more && !ended)
    },
    async end() {
      ended = true
      clearInterval(timer)
      await settled()
    },
  }
}

import { eq } from 'drizzle-orm'
import type { Delivery, Mailer } from '#shared/server/mail/mailer.ts'
import type { Services } from '#shared/server/services.ts'
import { newsletterIssues, newsletterSubscribers } from '../newsletter.table.ts'
import {
  type ClaimedDelivery,
  claimDeliveries,
  endDelivery,
  endLostAndFinished,
  hasDueDeliveries,
  postponeDelivery,
  startDueIssues,
} from './deliveries.repository.ts'
import { issueEmail, issueTexts, type ReadVerses } from './issue-email.ts'

interface SenderParts extends Pick<Services, 'database' | 'clock' | 'log'> {
  readonly mailer: Pick<Mailer, 'sendOnce' | 'isReachable'>
  /** The public URL. */
  readonly base: string
  readonly readVerses: ReadVerses
  /** Called after each look for due emails. */
  readonly checked: (result: 'ok' | 'failed') => void
}

export interface IssueSender {
  /** Starts looking for due emails. */
  readonly start: () => void
  /** Sends everything that is due now. */
  readonly sendDue: () => Promise<void>
  /** Takes no more emails and waits for those on their way. */
  readonly stop: () => Promise<void>
}

const CHECK_EVERY_MS = 10_000
/** Emails on their way at once. No more can be lost with an instance. */
const BATCH = 5
const PAUSE_MS = 5 * 60_000
const MOST_ATTEMPTS = 6

/**
 * Sends the issues whose time has come. Each instance takes its share of the emails in the database. An email is taken once: if
 * its instance dies, nobody knows whether it was sent, so it counts as failed and isn’t sent again.
 */
export function issueSender(parts: SenderParts): IssueSender {
  const { database, clock, log, mailer, checked } = parts
  const texts = new Map<string, ReturnType<typeof issueTexts>>()
  let timer: ReturnType<typeof setInterval> | undefined
  let running: Promise<void> | undefined
  let stopped = false

  async function round(): Promise<void> {
    await startDueIssues(database, clock())
    let goesOn = (await hasDueDeliveries(database, clock())) && (await mailer.isReachable())
    while (goesOn && !stopped) {
      const claimed = await claimDeliveries(database, BATCH, clock())
      const results = await Promise.all(claimed.map(deliver))
      // After a broken connection, the next round looks first whether the mail server is there.
      goesOn = claimed.length > 0 && !results.includes('unknown')
    }
    await endLostAndFinished(database, clock())
  }

  async function deliver(delivery: ClaimedDelivery): Promise<Delivery> {
    try {
      const email = await emailOf(delivery)
      const result = email ? await mailer.sendOnce(email) : 'refused'
      if (result === 'later' && delivery.attempts + 1 < MOST_ATTEMPTS) {
        const pause = PAUSE_MS * 2 ** delivery.attempts
        await postponeDelivery(database, delivery.id, new Date(clock().getTime() + pause))
      } else await endDelivery(database, delivery, result === 'sent' ? 'sent' : 'failed')
      return result
    } catch (error) {
      log.error({ err: error }, 'an email of the newsletter could not be sent')
      return 'unknown'
    }
  }

  /** The email of a delivery; `undefined` if the person unsubscribed a moment ago. */
  async function emailOf({ issueId, subscriberId }: ClaimedDelivery) {
    const { db } = database
    const [to] = await db
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.id, subscriberId))
    if (!to) return undefined
    const { en, ar } = await textsOf(issueId)
    return issueEmail(to.language === 'ar' && ar ? ar : en, to, parts.base)
  }

  /** The text of an issue doesn’t change once sending began. */
  function textsOf(id: string) {
    const known = texts.get(id)
    if (known) return known
    const read = readIssueTexts(id)
    texts.set(id, read)
    read.catch(() => texts.delete(id))
    return read
  }

  async function readIssueTexts(id: string) {
    const [issue] = await database.db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id))
    if (!issue) throw new Error('The issue is gone.')
    return issueTexts(issue, parts.readVerses, parts.base)
  }

  const sendDue = () => {
    running ??= round()
      .then(
        () => checked('ok'),
        (error: unknown) => {
          checked('failed')
          if (!stopped) log.error({ err: error }, 'the newsletter could not be sent')
        },
      )
      .finally(() => {
        texts.clear()
        running = undefined
      })
    return running
  }

  return {
    start() {
      timer = setInterval(() => void sendDue(), CHECK_EVERY_MS)
      timer.unref()
      void sendDue()
    },
    sendDue,
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}

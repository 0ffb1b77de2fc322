import { AppError } from '#shared/core/app-error.ts'
import { actOnEach } from '#shared/server/admin/act-on-each.ts'
import { listRows, oneRow } from '#shared/server/admin/admin-table.ts'
import { guardedRoute } from '#shared/server/http/route.ts'
import type { Mailer } from '#shared/server/mail/mailer.ts'
import type { RafiqServer, Services } from '#shared/server/services.ts'
import { limitAttempts } from '#shared/server/throttle/throttle.ts'
import type { IssueValues } from '../../core/newsletter-issue.ts'
import {
  actOnIssues,
  cancelSending,
  createIssue,
  listIssues,
  previewIssue,
  readIssue,
  sendIssue,
  testIssue,
  updateIssue,
} from '../../core/newsletter-issues.contract.ts'
import { maySendIssues, mayWriteIssues } from '../newsletter.policy.ts'
import { newsletterIssues } from '../newsletter.table.ts'
import { newsletterOff } from '../newsletter-off.ts'
import { actOnIssue, addIssue, cancelIssue, saveIssue, scheduleIssue } from './edit-issues.ts'
import { issueEmail, issueHtml, issueTexts, type ReadVerses } from './issue-email.ts'
import { issuesTable } from './issues-table.ts'
import { issueSender } from './send-issues.ts'

const MINUTE_MS = 60_000
const TESTS = { free: 20, pauseMs: MINUTE_MS, longestMs: 30 * MINUTE_MS }

/** Writing, trying out, scheduling and sending issues of the newsletter. */
export function issueRoutes(
  app: RafiqServer,
  services: Services,
  { mailer, readVerses }: { readonly mailer: Mailer; readonly readVerses: ReadVerses },
): void {
  const { database, clock, log, settings } = services
  const base = settings.PUBLIC_URL
  const by = (account: { readonly id: string }) => ({ database, clock, actorId: account.id })
  app.admin.deletable.push(newsletterIssues)

  const sender =
    mailer.isOn && base
      ? issueSender({
          ...{ database, clock, log, mailer, base, readVerses },
          checked: (result) => app.jobLog.ended('newsletter', result),
        })
      : undefined
  app.addHook('onListen', async () => sender?.start())
  app.addHook('onClose', () => sender?.stop())

  guardedRoute(app, mayWriteIssues, listIssues, ({ query }) =>
    listRows(database, issuesTable, { sort: '-updated', ...query }),
  )

  guardedRoute(app, mayWriteIssues, readIssue, ({ params: { id } }) => oneRow(database, issuesTable, id))

  guardedRoute(app, mayWriteIssues, createIssue, async ({ body, session: { account } }) => {
    await checkVerses(body)
    return oneRow(database, issuesTable, await addIssue(by(account), body))
  })

  guardedRoute(
    app,
    mayWriteIssues,
    updateIssue,
    async ({ params: { id }, body: { version, ...values }, session: { account } }) => {
      await checkVerses(values)
      await saveIssue(by(account), id, values, version)
      return oneRow(database, issuesTable, id)
    },
  )

  guardedRoute(app, mayWriteIssues, actOnIssues, ({ body: { action, ids }, session: { account } }) =>
    actOnEach(ids, (id) => actOnIssue(by(account), id, action)),
  )

  guardedRoute(app, mayWriteIssues, previewIssue, ({ body: { markdown, language } }) =>
    inField('markdown', async () => ({ html: issueHtml(markdown, await readVerses(language), base) })),
  )

  guardedRoute(
    app,
    maySendIssues,
    testIssue,
    async ({ params: { id }, body: { language }, session: { account }, reply }) => {
      if (!mailer.isOn || !base) throw newsletterOff()
      await limitAttempts(database, [{ key: `newsletter test ${account.id}`, ...TESTS }], clock(), reply)
      const { values } = await oneRow(database, issuesTable, id)
      const texts = await issueTexts(values, readVerses, base)
      const text = language === 'ar' && texts.ar ? texts.ar : texts.en
      const sent = await mailer.sendOnce(issueEmail(text, { email: account.email, language }, base))
      if (sent !== 'sent') throw new AppError('not_sent', 502, 'The mail server did not take the email.')
      return { sentTo: account.email }
    },
  )

  guardedRoute(
    app,
    maySendIssues,
    sendIssue,
    async ({ params: { id }, body: { version, sendAt }, session: { account } }) => {
      if (!sender) throw newsletterOff()
      await scheduleIssue(by(account), id, { version, sendAt: sendAt === null ? null : new Date(sendAt) })
      if (sendAt === null) void sender.sendDue()
      return oneRow(database, issuesTable, id)
    },
  )

  guardedRoute(app, maySendIssues, cancelSending, async ({ params: { id }, session: { account } }) => {
    await cancelIssue(by(account), id)
    return oneRow(database, issuesTable, id)
  })

  /** Throws `invalid_request` with the field of a text that quotes a verse which isn’t there. */
  async function checkVerses({ markdown, markdownArabic }: IssueValues): Promise<void> {
    await inField('markdown', async () => issueHtml(markdown, await readVerses('en'), base))
    await inField('markdownArabic', async () => issueHtml(markdownArabic, await readVerses('ar'), base))
  }
}

async function inField<Result>(field: string, render: () => Promise<Result>): Promise<Result> {
  try {
    return await render()
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new AppError('invalid_request', 400, error.message, [{ field, code: 'no_such_verse' }])
  }
}

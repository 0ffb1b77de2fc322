import type { FileStore } from '#shared/server/files/file-store.ts'
import { replyWithFile } from '#shared/server/files/reply-with-file.ts'
import { guardedRoute } from '#shared/server/http/route.ts'
import { emailAfterReply } from '#shared/server/mail/email-after-reply.ts'
import type { RafiqServer, Services } from '#shared/server/services.ts'
import { verifyBusinessesScreen } from '../core/businesses.admin-screens.ts'
import {
  decideOnSubmission,
  editSubmission,
  listSubmissions,
  readReviewedFile,
} from '../core/submissions.contract.ts'
import { mayModerate } from './businesses.policy.ts'
import { decisionEmail } from './submission-email.ts'
import { removeFiles } from './submission-files.ts'
import {
  countWaitingSubmissions,
  decide,
  editForReview,
  listForReviewer,
  readForReviewer,
} from './submission-review.repository.ts'
import { findFile } from './submissions.repository.ts'

/** Reviewing submitted businesses. */
export function submissionReviewRoutes(app: RafiqServer, services: Services, store: FileStore): void {
  const { database, clock, settings } = services
  app.admin.openWork.set(verifyBusinessesScreen, countWaitingSubmissions)
  const { mailer, afterReply } = emailAfterReply(app, services)

  guardedRoute(app, mayModerate, listSubmissions, ({ query, session: { account } }) =>
    listForReviewer(database, account, query),
  )

  guardedRoute(app, mayModerate, readReviewedFile, async ({ params: { id, file: kind }, request, reply }) => {
    const found = await findFile(database, id, kind)
    return replyWithFile(store, found, request, reply, { cacheControl: 'private, no-store', name: kind })
  })

  guardedRoute(app, mayModerate, editSubmission, async ({ params: { id }, body, session: { account } }) => {
    await editForReview(database, id, body)
    return readForReviewer(database, account, id)
  })

  guardedRoute(
    app,
    mayModerate,
    decideOnSubmission,
    async ({ params: { id }, body, session: { account }, reply }) => {
      const decided = await decide(database, { reviewer: account, at: clock() }, id, body)
      await removeFiles(store, decided.unused)
      const { email, submission } = decided
      const base = settings.PUBLIC_URL
      if (email && base && mailer.isOn)
        afterReply(reply, () => mailer.send(decisionEmail(submission, email, base)))
      return readForReviewer(database, account, id)
    },
  )
}

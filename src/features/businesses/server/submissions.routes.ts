import { acceptDocuments } from '#shared/server/files/accept-documents.ts'
import type { FileStore } from '#shared/server/files/file-store.ts'
import { replyWithFile } from '#shared/server/files/reply-with-file.ts'
import { guardedRoute, route } from '#shared/server/http/route.ts'
import type { RafiqServer, Services } from '#shared/server/services.ts'
import { networkOf } from '#shared/server/throttle/network-of.ts'
import { limitAttempts } from '#shared/server/throttle/throttle.ts'
import { emptySubmission, FILE_MAX_BYTES } from '../core/business-submission.ts'
import {
  changeSubmission,
  listOwnSubmissions,
  readSubmission,
  readSubmissionFile,
  removeSubmissionFile,
  sendSubmissionFile,
  submitBusiness,
  withdrawSubmission,
} from '../core/submissions.contract.ts'
import { mayListOwnSubmissions } from './businesses.policy.ts'
import { removeFiles, storeSubmissionFile } from './submission-files.ts'
import {
  addSubmission,
  changeOwn,
  deleteFileRows,
  findFile,
  listSubmissionsOf,
  markWithdrawn,
  readOwn,
  setBusiness,
} from './submissions.repository.ts'

const MINUTE_MS = 60_000
/** The first five submissions of a network go at once; then there are pauses of up to an hour. */
const LIMIT = { free: 5, pauseMs: 10 * MINUTE_MS, longestMs: 60 * MINUTE_MS }
const FILES_PER_MINUTE = 12
const PRIVATE = 'private, no-store'

/** Submitting a business and following what becomes of it, with or without an account. */
export function submissionRoutes(app: RafiqServer, { database, clock }: Services, store: FileStore): void {
  acceptDocuments(app, FILE_MAX_BYTES)
  const accountOf = async (request: Parameters<typeof app.sessionOf>[0]) =>
    (await app.sessionOf(request))?.account.id

  guardedRoute(app, mayListOwnSubmissions, listOwnSubmissions, async ({ session: { account } }) => ({
    submissions: await listSubmissionsOf(database, account.id),
  }))

  route(
    app,
    submitBusiness,
    async ({ body: { language, fax, ...business }, request, reply }) => {
      const limit = { key: `business submission ${networkOf(request.ip)}`, ...LIMIT }
      await limitAttempts(database, [limit], clock(), reply)
      const accountId = await accountOf(request)
      // A bot filled in the hidden field; the answer is the usual one, and nothing is stored.
      if (fax !== '') return unstored(clock())
      const submission = { accountId: accountId ?? null, business, language, submittedAt: clock() }
      return readOwn(database, await addSubmission(database, submission), accountId)
    },
    { cacheControl: PRIVATE },
  )

  route(
    app,
    readSubmission,
    async ({ params: { id }, request }) => readOwn(database, id, await accountOf(request)),
    { cacheControl: PRIVATE },
  )

  route(app, changeSubmission, async ({ params: { id }, body, request }) => {
    const accountId = await accountOf(request)
    await changeOwn(database, id, accountId, (transaction) => setBusiness(transaction, id, body))
    return readOwn(database, id, accountId)
  })

  route(app, withdrawSubmission, async ({ params: { id }, request }) => {
    const accountId = await accountOf(request)
    const keys = await changeOwn(database, id, accountId, (transaction, submission) =>
      markWithdrawn(transaction, submission, clock()),
    )
    await removeFiles(store, keys)
    return readOwn(database, id, accountId)
  })

  route(
    app,
    sendSubmissionFile,
    async ({ params: { id, file: kind }, request }) => {
      const accountId = await accountOf(request)
      await storeSubmissionFile(database, store, { id, accountId, kind }, request.body)
      return readOwn(database, id, accountId)
    },
    { limit: FILES_PER_MINUTE },
  )

  route(app, removeSubmissionFile, async ({ params: { id, file: kind }, request }) => {
    const accountId = await accountOf(request)
    const keys = await changeOwn(database, id, accountId, (transaction) =>
      deleteFileRows(transaction, id, kind),
    )
    await removeFiles(store, keys)
    return readOwn(database, id, accountId)
  })

  route(app, readSubmissionFile, async ({ params: { id, file: kind }, request, reply }) => {
    await readOwn(database, id, await accountOf(request))
    const found = await findFile(database, id, kind)
    return replyWithFile(store, found, request, reply, { cacheControl: PRIVATE, name: kind })
  })
}

const unstored = (now: Date) => ({
  id: crypto.randomUUID(),
  status: 'waiting' as const,
  submittedAt: now.toISOString(),
  endedAt: null,
  note: null,
  seoSlug: null,
  business: { ...emptySubmission, category: 'halal_food' as const, services: [] },
  photo: null,
  certificate: null,
})

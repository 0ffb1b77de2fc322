import { existing } from '#shared/server/directory/directory.ts'
import { everyHour } from '#shared/server/every-hour.ts'
import { guardedRoute, route } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { networkOf } from '#shared/server/throttle/network-of.ts'
import { limitAttempts } from '#shared/server/throttle/throttle.ts'
import { answerFeedbackScreen } from '../core/answers.admin-screens.ts'
import {
  deleteFeedback,
  listFeedback,
  markFeedback,
  reportAnswer,
  suggestQuestion,
} from '../core/feedback.contract.ts'
import { questionsDirectory } from './answers.directory.ts'
import { mayReviewFeedback } from './answers.policy.ts'
import {
  countOpenFeedback,
  deleteOldFeedback,
  listFeedbackPage,
  removeFeedback,
  setFeedbackStatus,
  storeFeedback,
} from './feedback.repository.ts'

const MINUTE_MS = 60_000
/** The first five of a network go at once; then there are pauses of up to an hour. */
const LIMIT = { free: 5, pauseMs: 10 * MINUTE_MS, longestMs: 60 * MINUTE_MS }

/** Suggested questions and reports about answers, and their review. */
export const answerFeedbackFeature: ServerFeature = (app, { database, clock, log }) => {
  const directory = questionsDirectory(database)
  app.admin.openWork.set(answerFeedbackScreen, countOpenFeedback)
  everyHour(app, log, {
    name: 'answerFeedback',
    failed: 'old suggestions and reports about answers could not be deleted',
    work: () => deleteOldFeedback(database, clock()),
  })

  route(app, suggestQuestion, async ({ body: { website, question, language }, request, reply }) => {
    const limit = { key: `answer-feedback ${networkOf(request.ip)}`, ...LIMIT }
    await limitAttempts(database, [limit], clock(), reply)
    // A bot filled in the hidden field; the answer doesn't reveal that it was detected.
    if (website !== '') return { received: true } as const
    await storeFeedback(database, { type: 'suggestion', text: question, language }, clock())
    return { received: true } as const
  })

  route(app, reportAnswer, async ({ params: { id }, body: { website, ...report }, request, reply }) => {
    const limit = { key: `answer-feedback ${networkOf(request.ip)}`, ...LIMIT }
    await limitAttempts(database, [limit], clock(), reply)
    if (website !== '') return { received: true } as const
    existing(await directory.find(id))
    await storeFeedback(database, { type: 'report', question: id, ...report }, clock())
    return { received: true } as const
  })

  guardedRoute(app, mayReviewFeedback, listFeedback, ({ query }) => listFeedbackPage(database, query))

  guardedRoute(app, mayReviewFeedback, markFeedback, ({ params: { id }, body: { status } }) =>
    setFeedbackStatus(database, id, status, clock()),
  )

  guardedRoute(app, mayReviewFeedback, deleteFeedback, async ({ params: { id } }) => {
    await removeFeedback(database, id)
    return { deleted: true } as const
  })
}

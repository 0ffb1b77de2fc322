import { everyHour } from '#shared/server/every-hour.ts'
import { guardedRoute } from '#shared/server/http/route.ts'
import type { RafiqServer, Services } from '#shared/server/services.ts'
import type { Session } from '#shared/server/session/session.ts'
import { pendingMosquesScreen } from '../core/mosques.admin-screens.ts'
import {
  acceptMosqueSuggestion,
  listMosqueSuggestions,
  rejectMosqueSuggestion,
} from '../core/suggestions.contract.ts'
import { mayReviewSuggestions } from './mosques.policy.ts'
import type { Editing } from './mosques.repository.ts'
import {
  acceptSuggestion,
  countPendingSuggestions,
  deleteOldSuggestions,
  listForReview,
  rejectSuggestion,
} from './suggestion-review.repository.ts'

/** Reviewing suggestions about mosques. */
export function suggestionReviewRoutes(app: RafiqServer, { database, clock, log }: Services): void {
  const by = ({ account }: Session): Editing => ({ database, clock, actorId: account.id })
  app.admin.openWork.set(pendingMosquesScreen, countPendingSuggestions)
  everyHour(app, log, {
    name: 'mosqueSuggestions',
    failed: 'old suggestions about mosques could not be deleted',
    work: () => deleteOldSuggestions(database, clock()),
  })

  guardedRoute(app, mayReviewSuggestions, listMosqueSuggestions, ({ query }) =>
    listForReview(database, query),
  )

  guardedRoute(
    app,
    mayReviewSuggestions,
    acceptMosqueSuggestion,
    ({ params: { id }, body: { version, ...values }, session }) =>
      acceptSuggestion(by(session), id, values, version),
  )

  guardedRoute(
    app,
    mayReviewSuggestions,
    rejectMosqueSuggestion,
    ({ params: { id }, body: { reason }, session }) => rejectSuggestion(by(session), id, reason),
  )
}

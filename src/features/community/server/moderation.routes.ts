import { actOnEach } from '#shared/server/admin/act-on-each.ts'
import { guardedRoute } from '#shared/server/http/route.ts'
import type { RafiqServer, Services } from '#shared/server/services.ts'
import { communityScreen } from '../core/community.admin-screens.ts'
import { listModeration, moderateItems, readWordList, saveWordList } from '../core/moderation.contract.ts'
import { mayModerate } from './community.policy.ts'
import { moderateCircle, moderatePost } from './moderate.ts'
import { countOpenModeration, moderationPage } from './moderation.repository.ts'
import { storeWordList, wordListOf } from './word-list.repository.ts'

/** The queue of moderators and their word list. */
export function moderationRoutes(app: RafiqServer, { database, clock }: Services): void {
  app.admin.openWork.set(communityScreen, countOpenModeration)

  guardedRoute(app, mayModerate, listModeration, ({ query }) => moderationPage(database, query))

  guardedRoute(app, mayModerate, moderateItems, ({ body, session: { account } }) => {
    const { type, ids, decision, reason } = body
    const moderate = type === 'post' ? moderatePost : moderateCircle
    return actOnEach(ids, (id) =>
      moderate(database, id, {
        actorId: account.id,
        at: clock(),
        decision,
        reason: decision === 'remove' ? reason : '',
      }),
    )
  })

  guardedRoute(app, mayModerate, readWordList, () => wordListOf(database))

  guardedRoute(app, mayModerate, saveWordList, ({ body, session: { account } }) =>
    storeWordList(database, account.id, body, clock()),
  )
}

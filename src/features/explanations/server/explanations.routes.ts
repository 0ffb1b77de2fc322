import { and, eq, isNull } from 'drizzle-orm'
import { actOnEach } from '#shared/server/admin/act-on-each.ts'
import { allRows, listRows } from '#shared/server/admin/admin-table.ts'
import { acceptRowFiles, importRows } from '#shared/server/admin/import-rows.ts'
import { sendRows } from '#shared/server/admin/send-rows.ts'
import { guardedRoute, route } from '#shared/server/http/route.ts'
import type { RafiqServer, ServerFeature, Services } from '#shared/server/services.ts'
import type { Session } from '#shared/server/session/session.ts'
import { readSiteSettings } from '#shared/server/site-settings/read-site-settings.ts'
import { explanationsScreen } from '../core/explanations.admin-screens.ts'
import {
  actOnExplanations,
  createExplanation,
  deleteExplanation,
  exportExplanations,
  importExplanations,
  listExplanations,
  listVersions,
  readExplanation,
  readExplanations,
  readPublishingRules,
  requestReview,
  reviewExplanation,
  updateExplanation,
} from '../core/explanations.contract.ts'
import { mayEditExplanations, mayReadExplanations, mayReviewExplanations } from './explanations.policy.ts'
import {
  actOnExplanation,
  addExplanation,
  askForReview,
  type Editing,
  findExplanation,
  listVersionsOf,
  saveExplanation,
  storeReview,
} from './explanations.repository.ts'
import { explanations } from './explanations.table.ts'
import { conditionOf, explanationsTable } from './explanations-list.ts'
import { explanationsDataSource } from './export-explanations.ts'
import { explanationImport } from './import-explanations.ts'
import { publicExplanations } from './public-explanations.ts'

const IMPORTS_PER_MINUTE = 12

/** Explanations of surahs and verses: editing, review and the public ones. */
export const explanationsFeature: ServerFeature = (app, services) => {
  const { database, clock } = services
  const count = (status: 'published' | 'draft' | 'archived') => () =>
    database.db.$count(explanations, conditionOf(status, clock()))
  app.admin.figures.set('explanations', ({ db }) => db.$count(explanations, isNull(explanations.deletedAt)))
  app.admin.figures.set('explanationsPublished', count('published'))
  app.admin.figures.set('explanationsDraft', count('draft'))
  app.admin.figures.set('explanationsArchived', count('archived'))
  app.admin.openWork.set(explanationsScreen, ({ db }) =>
    db.$count(explanations, and(isNull(explanations.deletedAt), eq(explanations.reviewStatus, 'requested'))),
  )
  app.admin.deletable.push(explanations)
  app.accountDataSources.push(explanationsDataSource)

  route(app, readExplanations, async ({ query, reply }) => {
    reply.header('cache-control', 'no-cache')
    return { explanations: await publicExplanations(services, query) }
  })
  readingRoutes(app, services)
  editingRoutes(app, services)
}

function readingRoutes(app: RafiqServer, services: Services): void {
  const { database, clock } = services

  guardedRoute(app, mayReadExplanations, listExplanations, ({ query }) =>
    listRows(database, explanationsTable(clock()), { sort: '-updated', ...query }),
  )

  guardedRoute(app, mayReadExplanations, exportExplanations, ({ query: { format, ...query }, reply }) =>
    sendRows(reply, exportExplanations, format, allRows(database, explanationsTable(clock()), query)),
  )

  guardedRoute(app, mayReadExplanations, readPublishingRules, async () => {
    const { ttsGeneration, autoPublish } = await readSiteSettings(database)
    return { ttsGeneration, autoPublish }
  })

  guardedRoute(app, mayReadExplanations, readExplanation, ({ params: { id } }) =>
    findExplanation(services, id),
  )

  guardedRoute(app, mayReadExplanations, listVersions, async ({ params: { id } }) => ({
    versions: await listVersionsOf(services, id),
  }))
}

function editingRoutes(app: RafiqServer, services: Services): void {
  acceptRowFiles(app)
  const by = ({ account }: Session): Editing => ({ ...services, actorId: account.id })

  guardedRoute(app, mayEditExplanations, createExplanation, ({ body, session }) =>
    addExplanation(by(session), body),
  )

  guardedRoute(
    app,
    mayEditExplanations,
    updateExplanation,
    ({ params: { id }, body: { version, ...values }, session }) =>
      saveExplanation(by(session), id, values, version),
  )

  guardedRoute(app, mayEditExplanations, deleteExplanation, async ({ params: { id }, session }) => {
    await actOnExplanation(by(session), id, 'delete')
    return { deleted: true } as const
  })

  guardedRoute(app, mayEditExplanations, actOnExplanations, async ({ body: { action, ids }, session }) =>
    actOnEach(ids, (id) => actOnExplanation(by(session), id, action)),
  )

  guardedRoute(
    app,
    mayEditExplanations,
    importExplanations,
    ({ query: { mode }, request, session }) => {
      const file = { body: request.body, type: request.headers['content-type'], mode }
      return importRows(services.database, file, explanationImport(by(session)))
    },
    { limit: IMPORTS_PER_MINUTE },
  )

  guardedRoute(app, mayEditExplanations, requestReview, ({ params: { id }, session }) =>
    askForReview(by(session), id),
  )

  guardedRoute(app, mayReviewExplanations, reviewExplanation, ({ params: { id }, body, session }) =>
    storeReview(by(session), id, body),
  )
}

import { serveListFile } from '#shared/server/directory/kept-answers.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { LESSONS } from '../core/lessons-address.ts'
import { publicLessons, seedLessons } from './lessons.directory.ts'
import { lessons } from './lessons.table.ts'
import { lessonsAdminFeature } from './lessons-admin.routes.ts'

/** The file of the lessons that devices store, as editors changed it, and its administration. */
export const lessonsFeature: ServerFeature = async (app, services) => {
  const { database, contentFolder } = services
  await seedLessons(database, contentFolder)
  serveListFile(app, LESSONS, lessons, () => publicLessons(database))
  await lessonsAdminFeature(app, services)
}

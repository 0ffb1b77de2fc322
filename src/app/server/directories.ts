import { islamicNamesFeature } from '#features/islamic-names/server/islamic-names.routes.ts'
import { countSavedIn } from '#features/user-data/server/count-saved.ts'
import type { ServerFeature } from '#shared/server/services.ts'

/** The directories, which rank their entries by the people who saved them. */
export const directories: ServerFeature = async (app, services) => {
  const countSaved = countSavedIn(services.database)
  for (const feature of [islamicNamesFeature(countSaved)]) await feature(app, services)
}

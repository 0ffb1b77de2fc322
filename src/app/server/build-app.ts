import { buildServer } from '#shared/server/http/build-server.ts'
import { projectFolders } from '#shared/server/project-folders.ts'
import type { RafiqServer, Services } from '#shared/server/services.ts'
import { apiDocs } from './api-docs.ts'
import { serverFeatures } from './features.ts'
import { healthFeature } from './health.ts'
import { mapFeature } from './map.ts'
import { statusFeature } from './status.ts'
import { pageRoutes } from './web/page.routes.ts'

/** The complete server, not listening yet. `webFolder` is the built web application. */
export async function buildApp(services: Services, webFolder = projectFolders().web): Promise<RafiqServer> {
  return buildServer(
    services,
    [...serverFeatures, healthFeature, statusFeature, mapFeature, apiDocs],
    (app) => pageRoutes(app, services, webFolder),
  )
}

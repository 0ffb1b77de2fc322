import { buildServer } from '#shared/server/http/build-server.ts'
import type { RafiqServer, Services } from '#shared/server/services.ts'
import { serverFeatures } from './features.ts'

/** The whole of Rafiq's server, not yet listening. */
export async function buildApp(services: Services): Promise<RafiqServer> {
  return buildServer(services, serverFeatures)
}

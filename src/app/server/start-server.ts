import type { FastifyBaseLogger } from 'fastify'
import { openDatabase } from '#shared/server/database/open-database.ts'
import { projectFolders } from '#shared/server/project-folders.ts'
import type { RafiqServer, Services } from '#shared/server/services.ts'
import type { Settings } from '#shared/server/settings.ts'
import { StartError } from '#shared/server/start-error.ts'
import { buildApp } from './build-app.ts'

const REQUESTS_END_WITHIN_MS = 10_000
const LOOK_FOR_IDLE_MS = 50

export interface RunningServer {
  /** Such as `http://127.0.0.1:3000`. */
  readonly address: string
  /** Accepts no new requests, waits for running ones, and then closes the database. */
  readonly close: () => Promise<void>
}

interface StartOptions {
  readonly settings: Settings
  readonly log: FastifyBaseLogger
  readonly say: (step: string) => void
  /** Called when the server cannot go on. */
  readonly onLost: (reason: Error) => void
}

/** Starts everything, step by step. If a step fails, the earlier ones are stopped. */
export async function startServer({ settings, log, say, onLost }: StartOptions): Promise<RunningServer> {
  const { content, migrations } = projectFolders()
  const database = await openDatabase({ settings, migrationsFolder: migrations, log, say, onLost })
  let app: RafiqServer | undefined
  try {
    const services: Services = { settings, database, contentFolder: content, clock: () => new Date(), log }
    app = await buildApp(services)
    say(`Listening on port ${settings.PORT}`)
    const address = await listen(app, settings)
    const running = app
    return { address, close: () => close(running, () => database.close()) }
  } catch (error) {
    await app?.close()
    await database.close()
    throw error
  }
}

async function listen(app: RafiqServer, { HOST, PORT }: Settings): Promise<string> {
  try {
    await app.listen({ host: HOST, port: PORT })
  } catch (error) {
    throw refusal((error as NodeJS.ErrnoException).code, HOST, PORT) ?? error
  }
  const bound = app.addresses().find((place) => typeof place === 'object')
  const host = ['0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${bound?.port ?? PORT}`
}

function refusal(code: string | undefined, host: string, port: number): StartError | undefined {
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} on ${host} is in use by another program. Stop it, or set PORT to another number.`,
    )
  }
  if (code === 'EACCES') {
    return new StartError(
      `This account has no permission to listen on port ${port}. Set PORT to 1024 or more.`,
    )
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new StartError(`The setting HOST cannot be "${host}": this machine has no such address.`)
  }
  return undefined
}

async function close(app: RafiqServer, closeDatabase: () => Promise<void>): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), REQUESTS_END_WITHIN_MS)
  // A keep-alive connection that was busy when the shutdown began stays open unless it is closed after its
  // answer.
  const release = setInterval(() => app.server.closeIdleConnections(), LOOK_FOR_IDLE_MS)
  await app.close()
  clearTimeout(cut)
  clearInterval(release)
  await closeDatabase()
}

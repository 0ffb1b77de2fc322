import { resolve } from 'node:path'
import { createLog } from '#shared/server/log.ts'
import { projectFolders } from '#shared/server/project-folders.ts'
import { readSettings, type Settings, SettingsError } from '#shared/server/settings.ts'
import { StartError } from '#shared/server/start-error.ts'
import { type RunningServer, startServer } from './start-server.ts'

/** Longer than requests, statements and the database may take to end; after that the process is killed. */
const CLOSED_WITHIN_MS = 45_000

let server: Promise<RunningServer> | undefined
let ending = false

process.on('SIGINT', () => end(0))
process.on('SIGTERM', () => end(0))
process.on('SIGHUP', () => end(0))
process.on('uncaughtException', fail)
process.on('unhandledRejection', fail)

start()

function start(): void {
  let settings: Settings
  try {
    settings = inProject(readSettings(process.env))
  } catch (error) {
    fail(error)
    return
  }
  const log = createLog(settings.LOG_LEVEL)
  server = startServer({ settings, log, say: (step) => tell(`${step}…`), onLost: fail })
  server.then(({ address }) => ending || tell(`Rafiq is ready at ${address}`), fail)
}

/** Makes the data folder independent of the working directory. */
function inProject(settings: Settings): Settings {
  return { ...settings, DATA_DIR: resolve(projectFolders().root, settings.DATA_DIR) }
}

function fail(reason: unknown): void {
  process.stderr.write(`${explain(reason)}\n`)
  end(1)
}

/** Closes everything once, even during the start, and ends the process. */
async function end(code: number): Promise<void> {
  if (ending) return
  ending = true
  setTimeout(() => process.exit(1), CLOSED_WITHIN_MS).unref()
  if (code === 0) tell('Finishing what is running and closing the database…')
  const running = await server?.catch(() => undefined)
  try {
    await running?.close()
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    process.exit(1)
  }
  process.exit(code)
}

/** A sentence for errors that the operator can fix, and the stack trace for defects. */
function explain(reason: unknown): string {
  if (reason instanceof StartError || reason instanceof SettingsError) return reason.message
  return reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`)
}

import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { settingsSchema } from '#shared/server/settings.ts'

const project = join(import.meta.dirname, '../..')

export interface ProductServer {
  /** Its address, without a trailing slash. */
  readonly address: string
  readonly pid: number
  /** Stops it like Ctrl-C and removes its data. Throws if it did not exit normally. */
  readonly stop: () => Promise<void>
}

/** Starts the built server on a free port with its own data. Its output goes to `test-results/<name>.log`. */
export async function startProductServer(
  name: string,
  settings: Record<string, string> = {},
): Promise<ProductServer> {
  const data = mkdtempSync(join(tmpdir(), 'rafiq-e2e-'))
  mkdirSync(join(project, 'test-results'), { recursive: true })
  const logFile = join(project, 'test-results', `${name}.log`)
  const child = spawn(process.execPath, ['--optimize-for-size', join(project, 'dist/server/main.js')], {
    cwd: project,
    env: {
      ...withoutSettings(process.env),
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: data,
      RATE_LIMIT: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log = createWriteStream(logFile)
  child.stdout.pipe(log, { end: false })
  child.stderr.pipe(log, { end: false })
  const removeData = () => rmSync(data, { recursive: true, force: true, maxRetries: 5 })
  try {
    return {
      address: await announcedAddress(child),
      pid: child.pid ?? 0,
      stop: async () => {
        const code = await ended(child, 'SIGTERM')
        log.end()
        removeData()
        if (code !== 0) throw new Error(`The server ended with ${code}:\n${readFileSync(logFile, 'utf8')}`)
      },
    }
  } catch (error) {
    await ended(child, 'SIGKILL')
    log.end()
    removeData()
    throw new Error(`The server did not start: ${error}\n${readFileSync(logFile, 'utf8')}`)
  }
}

/** A developer's own settings must not affect the tests, above all not the address of a real database. */
function withoutSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const settings = new Set(Object.keys(settingsSchema.shape))
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !settings.has(name)))
}

/** The address in the server's ready message. */
function announcedAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (chunk) => {
      said += chunk
      const address = /https?:\/\/[\w.:[\]-]+:\d+/.exec(said)?.[0]
      if (address) resolve(address)
    })
    child.on('error', reject)
    child.on('exit', (code) => reject(new Error(`it ended with ${code} before it was ready`)))
  })
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null> {
  if (child.exitCode !== null || child.signalCode !== null) {
    return Promise.resolve(child.exitCode ?? child.signalCode)
  }
  return new Promise((resolve) => {
    child.on('exit', (code, endedBy) => resolve(code ?? endedBy))
    child.kill(signal)
  })
}

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/**
 * Builds the server of the current source beside the regular build; returns how to run it and how to remove
 * it.
 */
export function buildForTest(): { program: string; remove: () => void } {
  const folder = join(root, 'dist', `server-under-test-${process.pid}`)
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const args = [vite, 'build', '--config', 'vite.server.config.ts', '--outDir', folder, '--logLevel', 'error']
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('The server could not be built.')
  return { program: join(folder, 'main.js'), remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** A running Rafiq, seen from the terminal. */
export interface Run {
  readonly child: ChildProcess
  /** Its output so far. */
  readonly said: () => { out: string; err: string }
  /** Its address once it is ready; throws if it ends before. */
  readonly ready: () => Promise<string>
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>
}

/** Starts a built Rafiq on a free port, with `environment` as its only settings. */
export function runRafiq(program: string, environment: Record<string, string>): Run {
  const { PATH, HOME, TMPDIR } = process.env
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: {
      PATH,
      HOME,
      ...(TMPDIR && { TMPDIR }),
      PORT: '0',
      LOG_LEVEL: 'silent',
      RATE_LIMIT: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  let err = ''
  child.stdout.on('data', (chunk) => {
    out += chunk
  })
  child.stderr.on('data', (chunk) => {
    err += chunk
  })
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.on('close', (code, signal) => resolve(code ?? signal))
  })
  const ready = async () => {
    const address = () => /ready at (http\S+)/.exec(out)?.[1]
    while (address() === undefined && child.exitCode === null && child.signalCode === null) {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    const found = address()
    if (found === undefined) throw new Error(`It ended before it was ready: ${out}${err}`)
    return found
  }
  return { child, said: () => ({ out, err }), ready, ended }
}

/**
 * Rafiq on one folder, to be started and killed (`SIGKILL`) repeatedly; it is killed at the end of the test.
 */
export function killableRafiq(
  program: string,
  folder: string,
  onTestFinished: (clear: () => Promise<void>) => void,
): { readonly start: () => Promise<string>; readonly kill: () => Promise<void> } {
  let run: Run | undefined
  const kill = async () => {
    run?.child.kill('SIGKILL')
    await run?.ended
  }
  onTestFinished(kill)
  const start = () => {
    run = runRafiq(program, { DATA_DIR: folder })
    return run.ready()
  }
  return { start, kill }
}

/** A new private folder, removed at the end of the test together with any process on it. */
export function dataFolder(onTestFinished: (clear: () => Promise<void>) => void): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'rafiq-start-')))
  onTestFinished(async () => {
    const pid = postmasterOf(folder)
    if (pid !== undefined && isAlive(pid)) process.kill(pid, 'SIGQUIT')
    while (pid !== undefined && isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 20))
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  return folder
}

/** The process id in the lock file of the folder's database. */
export function postmasterOf(folder: string): number | undefined {
  try {
    return Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return undefined
  }
}

/** Whether a process is running; a zombie is not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return process.platform !== 'linux' || !/\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

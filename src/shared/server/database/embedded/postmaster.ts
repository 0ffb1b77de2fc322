import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A running server as its lock file `postmaster.pid` describes it. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  /** Folder of its Unix socket; empty where it listens on TCP. */
  readonly socketFolder: string
}

/** No system gives out such a number. */
const NOBODYS_PID = 2_147_483_647

/** What `postmaster.pid` says, whether it is still true or not. */
export function readPostmaster(folder: string): Postmaster | undefined {
  let lines: string[]
  try {
    lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  const socketFolder = lines[4]?.trim() ?? ''
  // The folder itself is how the process sees it: its own working directory.
  return {
    pid,
    port: Number(lines[3]),
    socketFolder: socketFolder.startsWith('/proc/self/') ? folder : socketFolder,
  }
}

/** Whether `pid` is alive (a zombie is not) and is the PostgreSQL server of `folder`, not another one or a stranger. */
export function isServerOf(folder: string, pid: number): boolean {
  if (pid === NOBODYS_PID) return false
  return process.platform === 'linux' ? isServerByProc(folder, pid) : isServerByList(pid)
}

function isServerByProc(folder: string, pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [, program, state] = /^\d+ \((.*)\) (\w)/s.exec(stat) ?? []
    if (program !== 'postgres' || state === 'Z' || state === 'X') return false
  } catch {
    return false
  }
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder)
  } catch (error) {
    // A live PostgreSQL of another account whose process id is in our file. Don't touch it.
    return ['EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')
  }
}

function isServerByList(pid: number): boolean {
  try {
    const [list, args] =
      process.platform === 'win32'
        ? ['tasklist', ['/FI', `PID eq ${pid}`, '/NH']]
        : ['ps', ['-o', 'stat=,command=', '-p', String(pid)]]
    const line = execFileSync(list, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    return line.includes('postgres') && !line.startsWith('Z')
  } catch {
    return false
  }
}

/**
 * Whether a server was started from programs that an installation has replaced since; it can no longer load what it
 * has not loaded yet.
 */
export function runsDeletedPrograms(pid: number): boolean {
  try {
    return process.platform === 'linux' && readlinkSync(`/proc/${pid}/exe`).endsWith(' (deleted)')
  } catch {
    return false
  }
}

/**
 * A lock file of a server that is dead blocks PostgreSQL when its process number was given to another process or is
 * kept by a zombie. The number alone is replaced: everything else in the file stays, so that PostgreSQL itself still
 * sees whether orphaned workers hold the data.
 */
export function disownDeadPostmaster(folder: string): void {
  const file = join(folder, 'postmaster.pid')
  const [, ...rest] = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, [NOBODYS_PID, ...rest].join('\n'))
}

import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A server as described by its lock file `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  /** The folder of its Unix socket; empty if it listens on TCP. */
  readonly socketFolder: string
}

/** No system uses this process id. */
const NOBODYS_PID = 2_147_483_647

/** The content of `postmaster.pid`, which may be out of date. */
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
  // The process sees the folder as its own working directory.
  return {
    pid,
    port: Number(lines[3]),
    socketFolder: socketFolder.startsWith('/proc/self/') ? folder : socketFolder,
  }
}

/** Whether `pid` is alive (not a zombie) and is the PostgreSQL server of `folder`. */
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
    // A live PostgreSQL of another account has the process id in our file. It must not be touched.
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
 * Whether an installation has replaced the programs of a running server. It can no longer load libraries that
 * it has not loaded yet.
 */
export function runsDeletedPrograms(pid: number): boolean {
  try {
    return process.platform === 'linux' && readlinkSync(`/proc/${pid}/exe`).endsWith(' (deleted)')
  } catch {
    return false
  }
}

/**
 * Replaces the process id in a dead server's lock file. The file would block PostgreSQL if the id was reused
 * or belongs to a zombie. Everything else in the file stays, because PostgreSQL uses it to check for orphaned
 * workers that still hold the data.
 */
export function disownDeadPostmaster(folder: string): void {
  const file = join(folder, 'postmaster.pid')
  const [, ...rest] = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, [NOBODYS_PID, ...rest].join('\n'))
}

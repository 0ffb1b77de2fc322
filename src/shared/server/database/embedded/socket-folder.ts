import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Account } from './account.ts'

/** PostgreSQL derives the socket's name from this number; no TCP port is opened. */
export const SOCKET_PORT = 5432
/** The longest path of a socket on the supported systems (macOS 104 with the final zero, Linux 108). */
const LONGEST_PATH_BYTES = 103
const PREFIX = 'rafiq-socket-'

export const socketFile = (folder: string) => join(folder, `.s.PGSQL.${SOCKET_PORT}`)

/**
 * The folder for the server's socket: the data folder, or a short private one if that path is too long
 * (`again`: the previous one).
 */
export function makeSocketFolder(dataFolder: string, account: Account | undefined, again?: string): string {
  if (fits(dataFolder)) return dataFolder
  const folder =
    again ?? mkdtempSync(join(fits(join(tmpdir(), `${PREFIX}123456`)) ? tmpdir() : '/tmp', PREFIX))
  if (again) mkdirSync(again, { mode: 0o700 })
  if (account) {
    chownSync(folder, account.uid, account.gid)
    chmodSync(folder, 0o700)
  }
  return folder
}

const fits = (folder: string) => Buffer.byteLength(socketFile(folder)) <= LONGEST_PATH_BYTES

/**
 * Removes a folder created by {@link makeSocketFolder} after its server has ended; leaves a data folder
 * alone.
 */
export function removeSocketFolder(folder: string): void {
  if (basename(folder).startsWith(PREFIX)) rmSync(folder, { recursive: true, force: true })
}

/** Removes a dead server's socket, whose lock file would block the next server. */
export function removeDeadSocket(folder: string): void {
  for (const file of [socketFile(folder), `${socketFile(folder)}.lock`]) rmSync(file, { force: true })
  removeSocketFolder(folder)
}

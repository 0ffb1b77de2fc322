import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Account } from './account.ts'

/** The socket's name is derived from this number; nothing listens on it. */
export const SOCKET_PORT = 5432
/** Room that the systems leave for a socket's path (macOS 104 with its final zero, Linux 108). */
const LONGEST_PATH_BYTES = 103
const PREFIX = 'rafiq-socket-'

export const socketFile = (folder: string) => join(folder, `.s.PGSQL.${SOCKET_PORT}`)

/**
 * Where the server's socket goes: the data folder, or a short private one when that path is too long for a socket
 * (`again`: the one of before).
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

/** Removes the folder that {@link makeSocketFolder} made for a server that has ended; a data folder is left alone. */
export function removeSocketFolder(folder: string): void {
  if (basename(folder).startsWith(PREFIX)) rmSync(folder, { recursive: true, force: true })
}

/** Removes a dead server's socket, whose own lock file would block the next one. */
export function removeDeadSocket(folder: string): void {
  for (const file of [socketFile(folder), `${socketFile(folder)}.lock`]) rmSync(file, { force: true })
  removeSocketFolder(folder)
}

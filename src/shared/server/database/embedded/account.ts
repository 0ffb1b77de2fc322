import { readFileSync, statSync } from 'node:fs'

/** A user account of this machine that runs the database's processes. */
export interface Account {
  readonly name: string
  readonly uid: number
  readonly gid: number
}

/**
 * The unprivileged account for the database in `folder` if this process is root, which PostgreSQL rejects:
 * the owner of the data if there is one, else `postgres`, else `nobody`. `undefined` means the current
 * account.
 */
export function databaseAccount(folder: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = ownerOf(folder)
  if (owner && owner.uid !== 0) return owner
  const accounts = localAccounts()
  const known = ['postgres', 'nobody'].map((name) => accounts.find((account) => account.name === name))
  return known.find((account) => account !== undefined) ?? { name: 'nobody', uid: 65534, gid: 65534 }
}

function ownerOf(folder: string): Account | undefined {
  const { uid, gid } = statSync(folder, { throwIfNoEntry: false }) ?? {}
  return uid === undefined || gid === undefined ? undefined : { name: `account ${uid}`, uid, gid }
}

function localAccounts(): Account[] {
  try {
    return readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
      .filter(({ uid, gid }) => uid > 0 && gid >= 0)
  } catch {
    return []
  }
}

import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { StartError } from '../../start-error.ts'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { type Outcome, run, runOptions } from './run.ts'

const UNFINISHED_FOR_SURE_MS = 10 * 60_000

/**
 * How PostgreSQL gets the path of its data. Another account may not be able to enter a parent folder (such as
 * `/root`), but on Linux a process whose working directory it is can reach it through `/proc/self/cwd`.
 */
export function dataArgument(folder: string, account: Account | undefined): string {
  return account && process.platform === 'linux' ? '/proc/self/cwd' : folder
}

/**
 * Makes sure that `folder` has a database of this version that `account` may use, and creates one if there is
 * none. An interrupted creation leaves nothing behind. Throws {@link StartError}.
 */
export async function prepareDataFolder(
  folder: string,
  account: Account | undefined,
  binaries: Binaries,
  password?: string,
): Promise<void> {
  if (!existing(folder)) await create(folder, account, binaries, password)
  const major = versionOf(folder)
  if (major !== binaries.major) {
    throw new StartError(
      `The database in ${folder} was made by PostgreSQL ${major}, and this version of Rafiq includes PostgreSQL ${binaries.major}: ` +
        'see “Upgrade” in docs/operations.md.',
    )
  }
  takeOver(folder, account)
}

/** Creates `DATA_DIR` if it is missing. Throws {@link StartError} if this account may not write to it. */
export function makeWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} cannot be written (${(error as NodeJS.ErrnoException).code}): ` +
        'set DATA_DIR to a folder that this account may write.',
    )
  }
}

function existing(folder: string): boolean {
  const entries = readFolder(folder)
  if (entries.length > 0 && !entries.includes('PG_VERSION')) {
    throw new StartError(
      `The folder ${folder} is not empty and holds no database; move it away or set DATA_DIR.`,
    )
  }
  return entries.length > 0
}

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return []
    throw unreadable(folder, code)
  }
}

const unreadable = (folder: string, code: string | undefined) =>
  new StartError(
    `The database in ${folder} cannot be read (${code}): start Rafiq as the account that owns it, or as root.`,
  )

function versionOf(folder: string): string {
  try {
    return readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  } catch (error) {
    throw unreadable(folder, (error as NodeJS.ErrnoException).code)
  }
}

/** Creates the database beside its place and then renames it, so that two starts cannot mix. */
async function create(
  folder: string,
  account: Account | undefined,
  binaries: Binaries,
  password: string | undefined,
): Promise<void> {
  removeUnfinished(folder)
  const unfinished = mkdtempSync(`${folder}.new-`)
  try {
    if (account) chownSync(unfinished, account.uid, account.gid)
    const outcome = await initialise(unfinished, account, binaries, password)
    if (!outcome.ok) {
      const reason = outcome.output.trim().split('\n').at(-1)
      throw new StartError(`The database could not be created in ${folder}: ${reason}`)
    }
    moveInto(unfinished, folder)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

async function initialise(
  folder: string,
  account: Account | undefined,
  binaries: Binaries,
  password: string | undefined,
): Promise<Outcome> {
  // Systems other than Linux may not know C.UTF-8; PostgreSQL's own provider does.
  const locale =
    process.platform === 'linux' ? ['--locale=C.UTF-8'] : ['--locale=C', '--builtin-locale=C.UTF-8']
  const access = password ? ['--auth=scram-sha-256', `--pwfile=${password}`] : ['--auth=trust']
  const args = ['-D', dataArgument(folder, account), '-U', 'postgres', '--encoding=UTF8', '--no-instructions']
  return run(
    binaries.program('initdb'),
    [...args, '--locale-provider=builtin', ...locale, ...access],
    runOptions(folder, account),
  )
}

function moveInto(unfinished: string, folder: string): void {
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(code ?? '') || readFolder(folder).length === 0) throw error
  }
}

/** Removes the remains of killed starts. A recent folder may belong to a start that is still running. */
function removeUnfinished(folder: string): void {
  for (const name of readdirSync(dirname(folder))) {
    if (!name.startsWith(`${basename(folder)}.new-`)) continue
    const path = join(dirname(folder), name)
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > UNFINISHED_FOR_SURE_MS) rmSync(path, { recursive: true, force: true })
  }
}

/** PostgreSQL requires this owner and these permissions. A backup restored by root may have others. */
function takeOver(folder: string, account: Account | undefined): void {
  const { uid, mode } = statSync(folder)
  if (account && uid === 0) giveTo(account, folder)
  const own = uid === process.getuid?.() || process.getuid?.() === 0
  if (own && process.platform !== 'win32' && (mode & 0o027) !== 0) chmodSync(folder, 0o700)
}

function giveTo(account: Account, path: string): void {
  lchownSync(path, account.uid, account.gid)
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  for (const name of readdirSync(path)) giveTo(account, join(path, name))
}

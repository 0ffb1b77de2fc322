import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNpm } from './run-npm.mjs'

/**
 * Installs the packages of the lock file if `node_modules` is missing or differs from it. Returns whether it
 * installed. Throws an error of one sentence if that fails.
 */
export function ensureInstalled(root, say = console.log) {
  const wanted = fingerprint(root)
  const stampFile = join(root, 'node_modules', '.installed-from')
  if (read(stampFile) === wanted) return false
  if (!agreesWithLock(root)) {
    say('Installing what package-lock.json names…')
    runNpm(root, ['ci', '--include=dev', '--no-audit', '--no-fund'])
    keep(stampFile, wanted)
    return true
  }
  keep(stampFile, wanted)
  return false
}

/** The inputs of an installation: the lock file, npm's settings, and the machine. */
function fingerprint(root) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`)
  for (const name of ['package.json', 'package-lock.json', '.npmrc'])
    hash.update(read(join(root, name)) ?? '')
  return hash.digest('hex')
}

/**
 * Whether npm's record of `node_modules` matches the lock file. npm writes it last, so an interrupted
 * installation has none.
 */
function agreesWithLock(root) {
  const installed = packagesOf(join(root, 'node_modules', '.package-lock.json'))
  const locked = packagesOf(join(root, 'package-lock.json'))
  if (!installed || !locked) return false
  const present = Object.entries(installed).every(
    ([path, { version }]) => locked[path]?.version === version && existsSync(join(root, path)),
  )
  const complete = Object.entries(locked).every(
    ([path, { optional }]) => path === '' || optional === true || path in installed,
  )
  return present && complete
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/**
 * The stamp may not be writable if the folder belongs to another account; then the comparison runs again next
 * time.
 */
function keep(file, text) {
  try {
    writeFileSync(file, text)
  } catch {}
}

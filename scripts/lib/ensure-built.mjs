import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNpm } from './run-npm.mjs'

/** Folders that the build reads, besides the configuration files in the root. */
const folders = ['src', 'content', 'locales', 'migrations', 'public', 'scripts']
const rootFile = /\.(json|ts|mjs|html|css)$/
const notBuilt = /\.test\.tsx?$|(^|\/)golden(\/|$)|^scripts\/test\//

/**
 * Runs `npm run build` if `dist` is missing or was built from other inputs. Returns whether it built. Throws
 * an error of one sentence if the build fails.
 */
export function ensureBuilt(root, say = console.log) {
  const stampFile = join(root, 'dist', '.built-from')
  const wanted = inputsHash(root)
  if (readStamp(stampFile) === wanted) return false
  say('Building…')
  rmSync(stampFile, { force: true })
  runNpm(root, ['run', '--silent', 'build'])
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(stampFile, wanted)
  return true
}

/** A hash of the names and bytes of all build inputs. */
function inputsHash(root) {
  const hash = createHash('sha256').update(process.version)
  const files = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && rootFile.test(entry.name))
    .map((entry) => entry.name)
  for (const path of [...files, ...folders.flatMap((folder) => filesUnder(root, folder))].sort()) {
    if (notBuilt.test(path)) continue
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesUnder(root, folder) {
  let entries
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true })
  } catch {
    return []
  }
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return filesUnder(root, path)
    return entry.isFile() ? [path] : []
  })
}

function readStamp(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

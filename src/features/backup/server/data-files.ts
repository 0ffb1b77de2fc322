import { existsSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What Rafiq makes again: the embedded database, its log and its locks. */
const NOT_SAVED = /^(?:postgres(?:$|[.-])|.*\.(?:lock|part|pid)$)/

/** The relative paths, with `/`, of the files of a data folder that a backup saves; none if there is no folder. */
export function dataFiles(folder: string, below = ''): string[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(join(folder, below)).sort()
  return names
    .filter((name) => below !== '' || !NOT_SAVED.test(name))
    .map((name) => (below === '' ? name : `${below}/${name}`))
    .flatMap((path) => {
      const found = lstatSync(join(folder, path), { throwIfNoEntry: false })
      if (found?.isDirectory()) return dataFiles(folder, path)
      return found?.isFile() ? [path] : []
    })
}

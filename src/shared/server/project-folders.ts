import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folders that the server reads, wherever it was started from and whether it was built or not. */
export interface ProjectFolders {
  readonly root: string
  /** Built reference content. */
  readonly content: string
  /** Built web application. */
  readonly web: string
  readonly migrations: string
}

/** Finds them from this module upwards: the first folder with a `package.json` is the project's. */
export function projectFolders(): ProjectFolders {
  let root = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(root, 'package.json')) && dirname(root) !== root) root = dirname(root)
  return {
    root,
    content: join(root, 'dist', 'content'),
    web: join(root, 'dist', 'web'),
    migrations: join(root, 'migrations'),
  }
}

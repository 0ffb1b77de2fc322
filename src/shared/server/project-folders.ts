import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folders that the server reads, independent of the working directory and of whether it was built. */
export interface ProjectFolders {
  readonly root: string
  /** The built reference content. */
  readonly content: string
  /** The built web application. */
  readonly web: string
  readonly migrations: string
}

/** Searches upwards from this module; the first folder with a `package.json` is the project's. */
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

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolders } from './project-folders.ts'

/** The version of this program. */
export function rafiqVersion(): string {
  const path = join(projectFolders().root, 'package.json')
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version
}

import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Every TypeScript file under `folder` of `root`, as paths relative to `root` with `/`. */
export function sourceFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return sourceFiles(root, path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })
}

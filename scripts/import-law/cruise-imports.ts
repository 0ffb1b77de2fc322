import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ICruiseResult } from 'dependency-cruiser'
import type { Breach } from './breach.ts'
import { sourceFiles } from './source-files.ts'

const project = join(import.meta.dirname, '../..')
const cruiser = join(project, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
const readJsx = pathToFileURL(join(import.meta.dirname, 'read-jsx.mjs')).href
const law = join(project, '.dependency-cruiser.mjs')

export interface Cruise {
  /**
   * Files with imports that were not detected; without this check a broken reader would accept everything.
   */
  readonly unread: readonly string[]
  readonly breaches: readonly Breach[]
}

/** Reads every import under `src` of `root` and checks it by this project's `.dependency-cruiser.mjs`. */
export function cruiseImports(root: string): Cruise {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', readJsx, cruiser, '--config', law, '--output-type', 'json', 'src'],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28, env: { ...process.env, NODE_OPTIONS: '' } },
  )
  if (!stdout.trim()) throw new Error(`The imports could not be read.\n${stderr}`)
  const { modules, summary } = JSON.parse(stdout) as ICruiseResult
  const read = new Set(
    modules.filter(({ dependencies }) => dependencies.length > 0).map(({ source }) => source),
  )
  const laws = new Map(summary.ruleSetUsed?.forbidden?.map(({ name, comment }) => [name, comment]))
  return {
    unread: sourceFiles(root, 'src').filter((file) => !read.has(file) && hasImports(join(root, file))),
    breaches: summary.violations.map(({ rule, from, to, cycle }) => ({
      rule: rule.name,
      from,
      to: cycle ? cycle.map(({ name }) => name).join(' → ') : to,
      law: laws.get(rule.name) ?? '',
    })),
  }
}

const hasImports = (file: string) => /^import\b/m.test(readFileSync(file, 'utf8'))

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import law, { packagesByLayer } from '../../.dependency-cruiser.mjs'
import { cruiseImports } from './cruise-imports.ts'
import { schemaImports } from './schema-imports.ts'

const project = join(import.meta.dirname, '../..')

/** Files that break one rule each. A repeated name is the same breach in another form. */
const planted: readonly (readonly [rule: string, file: string, text: string])[] = [
  ['core-imports', 'src/features/one/core/to-inside.ts', "import '#features/two/core/inside.ts'"],
  ['core-imports', 'src/features/one/core/to-server.ts', "import '../server/routes.ts'"],
  [
    'core-imports',
    'src/features/one/core/to-web.ts',
    "import type { Page } from '../web/page.tsx'\nexport type P = Page",
  ],
  [
    'registry-imports',
    'src/features/user-data/core/record-types.ts',
    "import '#features/two/core/index.ts'\nimport '#features/two/core/two.records.ts'",
  ],
  [
    'registry-imports',
    'src/features/privacy/core/device-keys.ts',
    "import '#features/two/core/inside.ts'\nimport '#features/two/core/two.device-keys.ts'",
  ],
  [
    'registry-imports',
    'src/features/admin/core/admin-screens.ts',
    "import '#features/two/core/inside.ts'\nimport '#features/two/core/two.admin-screens.ts'",
  ],
  ['server-imports', 'src/features/one/server/to-web.ts', "import '../web/page.tsx'"],
  ['server-imports', 'src/features/one/server/to-server.ts', "import '#features/two/server/routes.ts'"],
  ['server-imports', 'src/features/one/server/to-app.ts', "export * from '#app/server/compose.ts'"],
  ['server-test-imports', 'src/features/one/server/x.test.ts', "import '#features/two/server/routes.ts'"],
  ['table-imports', 'src/features/one/server/one.table.ts', "import '#features/two/core/index.ts'"],
  [
    'web-imports',
    'src/features/one/web/to-server.tsx',
    "import '../server/routes.ts'\nexport const X = () => <p />",
  ],
  [
    'web-imports',
    'src/features/one/web/to-web.ts',
    "export const lazy = () => import('#features/two/web/page.tsx')",
  ],
  ['web-imports', 'src/features/one/web/to-inside.ts', "import '#features/two/core/inside.ts'"],
  ['shared-core-imports', 'src/shared/core/to-feature.ts', "import '#features/one/core/index.ts'"],
  ['shared-server-imports', 'src/shared/server/to-app.ts', "import '#app/server/compose.ts'"],
  ['shared-server-imports', 'src/shared/server/to-web.ts', "import '#shared/web/thing.ts'"],
  ['shared-server-test-imports', 'src/shared/server/x.test.ts', "import '#features/one/server/routes.ts'"],
  ['shared-web-imports', 'src/shared/web/to-server.ts', "import '#shared/server/thing.ts'"],
  ['app-server-imports', 'src/app/server/to-web.ts', "import '#app/web/compose.tsx'"],
  ['app-web-imports', 'src/app/web/to-server.ts', "import '#features/one/server/routes.ts'"],
  ['a-known-place', 'src/features/one/helpers.ts', "import './core/index.ts'"],
  ['product-alone', 'src/app/server/to-scripts.ts', "import '../../../scripts/tool.ts'"],
  ['node-on-the-server-only', 'src/features/one/core/to-node.ts', "import 'node:fs'"],
  ['node-on-the-server-only', 'src/features/one/web/to-node.ts', "import 'node:path'"],
  ['core-packages', 'src/features/one/core/to-react.ts', "import 'react'"],
  ['core-packages', 'src/features/one/core/to-drizzle.ts', "import 'drizzle-orm/pg-core'"],
  ['server-packages', 'src/features/one/server/to-react.ts', "import 'react'"],
  ['web-packages', 'src/features/one/web/to-fastify.ts', "import 'fastify'"],
  ['schemas-in-contracts', 'src/features/one/core/to-zod.ts', "import 'zod'"],
  [
    'schemas-in-contracts',
    'src/features/one/web/to-zod.ts',
    "import type { z } from 'zod'\nexport type Z = z.ZodType",
  ],
  ['installed-for-use', 'src/features/one/server/to-tool.ts', "import 'vite'"],
  ['tests-are-leaves', 'src/features/one/core/to-test.ts', "import './rule.test.ts'"],
  ['no-cycles', 'src/features/one/core/cycle-a.ts', "import './cycle-b.ts'"],
  ['found', 'src/features/one/core/to-nowhere.ts', "import './nowhere.ts'"],
  ['schemas-as-types', 'src/features/one/core/value.ts', "import { read } from './one.contract.ts'\nread()"],
  [
    'schemas-as-types',
    'src/features/one/core/mixed.ts',
    "import { type Read, read } from './one.contract.ts'",
  ],
  ['schemas-as-types', 'src/features/one/web/plain.ts', "import '#shared/core/contract/fields.ts'"],
  ['schemas-as-types', 'src/features/one/web/checks.ts', "import '#shared/core/user-data/schemas.ts'"],
  ['schemas-as-types', 'src/features/one/core/lazy.ts', "void import('./one.contract.ts')"],
  ['schemas-as-types', 'src/features/one/core/index.ts', "export { read } from './one.contract.ts'"],
  ['schemas-as-types', 'src/features/one/core/all.ts', "export * from './one.contract.ts'"],
  ['types-by-import', 'src/features/one/core/inline.ts', "export type R = import('../web/page.tsx').Page"],
]

/** The other file of the planted cycle, which is reported once. */
const accomplice = ['src/features/one/core/cycle-b.ts', "import './cycle-a.ts'"] as const

/** Files without breaches, and the targets of the planted ones. */
const lawful: readonly (readonly [file: string, text: string])[] = [
  [
    'src/features/one/core/one.contract.ts',
    "import { z } from 'zod'\nimport '#shared/core/contract/fields.ts'\nexport const read = z.string()",
  ],
  ['src/features/one/core/rule.test.ts', "import 'node:fs'\nimport 'vitest'\nimport './one.contract.ts'"],
  [
    'src/features/one/server/routes.ts',
    "import { read } from '../core/one.contract.ts'\nimport '#features/two/core/index.ts'\nimport 'node:fs'\nimport 'fastify'\nexport const r = read",
  ],
  [
    'src/features/one/server/other.table.ts',
    "import '#features/two/server/two.table.ts'\nimport 'drizzle-orm/pg-core'",
  ],
  ['src/features/one/server/routes.test.ts', "import '#app/server/compose.ts'\nimport 'vitest'"],
  [
    'src/features/one/web/page.tsx',
    "import { read } from '../core/one.contract.ts'\nimport 'zod/mini'\nimport '#features/two/core/index.ts'\nimport 'react'\nexport type Page = typeof read\nexport const P = () => <main>{'x'}</main>",
  ],
  ['src/features/two/core/index.ts', "import './inside.ts'"],
  ['src/features/two/core/inside.ts', "import 'zod/mini'\nexport const inside = 1"],
  [
    'src/features/two/core/two.records.ts',
    "import type * as Schemas from '#shared/core/user-data/schemas.ts'\nexport type S = typeof Schemas",
  ],
  ['src/features/two/core/two.device-keys.ts', 'export const keys = {}'],
  ['src/features/two/core/two.admin-screens.ts', 'export const screens = []'],
  ['src/shared/core/user-data/schemas.ts', "export { string } from 'zod/mini'"],
  ['src/features/two/server/two.table.ts', 'export const two = 2'],
  ['src/features/two/server/routes.ts', 'export const routes = 2'],
  ['src/features/two/web/page.tsx', 'export const P = () => <p />'],
  ['src/shared/core/contract/fields.ts', "import { z } from 'zod'\nexport const text = z.string()"],
  ['src/shared/web/thing.ts', "import '../core/plain.ts'"],
  ['src/shared/core/plain.ts', 'export const plain = 1'],
  ['src/shared/server/thing.ts', "import '../core/plain.ts'"],
  ['src/app/server/compose.ts', "import '#features/one/server/routes.ts'\nimport '#shared/server/thing.ts'"],
  ['src/app/server/web/pages.ts', "import 'fastify'"],
  ['src/app/web/compose.tsx', "import '#features/one/web/page.tsx'\nexport const A = () => <div />"],
  ['scripts/tool.ts', 'export const tool = 1'],
]

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function temporaryProject(files: readonly (readonly [file: string, text: string])[]): string {
  const root = mkdtempSync(join(tmpdir(), 'import-law-'))
  folders.push(root)
  cpSync(join(project, 'package.json'), join(root, 'package.json'))
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'), 'junction')
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), `${text}\n`)
  }
  return root
}

const breachesIn = (root: string) => [...cruiseImports(root).breaches, ...schemaImports(root)]

describe('the import law', () => {
  const lawfulFiles = new Set(lawful.map(([file]) => file))
  const root = temporaryProject([
    ...lawful,
    ...planted.map(([, file, text]) => [file, text] as const),
    accomplice,
  ])
  const breaches = breachesIn(root)

  it.each(planted)('reports %s in %s', (rule, file) => {
    expect(breaches.filter(({ from }) => from === file).map((breach) => breach.rule)).toContain(rule)
  })

  it('reports no other file', () => {
    expect(breaches.filter(({ from }) => lawfulFiles.has(from))).toEqual([])
  })

  it('accepts lawful imports', () => {
    const door = ['src/features/one/core/index.ts', "export type { read } from './one.contract.ts'"] as const
    expect(breachesIn(temporaryProject([...lawful, door]))).toEqual([])
  })

  it('has a planted breach for every rule', () => {
    const rules = law.forbidden.map(({ name }: { name: string }) => name)
    expect(rules.filter((name: string) => !planted.some(([rule]) => rule === name))).toEqual([])
  })

  it('knows the layer of every dependency', () => {
    const known = new RegExp(`^(${Object.values(packagesByLayer).flat().join('|')}|zod)$`)
    const { dependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
    expect(Object.keys(dependencies).filter((name) => !known.test(name))).toEqual([])
  })

  it('detects the imports of every file of the product', () => {
    expect(cruiseImports(project).unread).toEqual([])
  })
})

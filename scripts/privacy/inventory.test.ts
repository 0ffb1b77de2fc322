import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { deviceKeys } from '#features/privacy/core/device-keys.ts'
import { cookies, fileStores } from '#features/privacy/core/inventory.ts'
import type { DeviceKeys } from '#shared/core/stored-data.ts'
import { sourceFiles } from '../import-law/source-files.ts'
import { declaredTables } from './declared-tables.ts'

const root = join(import.meta.dirname, '../..')
const files = sourceFiles(root, 'src').filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
const declarations = files.filter((file) => file.endsWith('.device-keys.ts'))
const source = files
  .filter((file) => !declarations.includes(file) && !file.includes('features/privacy/core'))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')

const found = (pattern: RegExp) => new Set(Array.from(source.matchAll(pattern), (match) => match[1] ?? ''))

/** Names that look like keys but belong to locks, channels, examples and keys that the next page removes. */
const noKeys = new Set([
  ...['rafiq.records', 'rafiq.sync', 'rafiq.claim', 'rafiq.journal/'],
  ...['rafiq.typed', 'rafiq.listening'],
])

describe('the list of stored data for users', () => {
  it('contains exactly the keys of localStorage', () => {
    const keys = found(/['"`](rafiq\.[a-z./-]+)['"`]/g)
    const own = Object.keys(deviceKeys).filter((key) => key.startsWith('rafiq.'))
    expect(own.length).toBeGreaterThan(20)
    expect([...keys].filter((key) => !noKeys.has(key)).sort(), 'to be declared as device keys').toEqual(
      own.sort(),
    )
  })

  it('contains every declared key', async () => {
    const declared: Record<string, unknown> = {}
    for (const file of declarations) {
      const exported: Record<string, DeviceKeys> = await import(join(root, file))
      for (const keys of Object.values(exported)) Object.assign(declared, keys)
    }
    expect(declarations.length).toBeGreaterThan(5)
    expect(deviceKeys, 'to be listed in src/features/privacy/core/device-keys.ts').toEqual(declared)
  })

  it('contains every cache and exactly the cookies', () => {
    const constants = [...found(/(?:cacheName: |caches\.open\()([A-Z_]+)/g)]
    const caches = [
      ...found(/(?:cacheName: |caches\.open\()'([^']+)'/g),
      ...constants.flatMap((name) => [...found(new RegExp(`const ${name} = '([^']+)'`, 'g'))]),
    ]
    expect(caches.length).toBeGreaterThan(5)
    const isListed = (cache: string) => Object.values(fileStores).some((name) => cache.startsWith(name))
    expect(caches.filter((cache) => !isListed(cache))).toEqual([])
    expect([...found(/const \w+_COOKIE = '([^']+)'/g)].sort()).toEqual(cookies.toSorted())
  })

  it('contains exactly the server’s tables', async () => {
    const { tables, groups } = await declaredTables()
    expect(tables.length).toBeGreaterThan(10)
    expect(tables.toSorted(), 'to be in tableGroups of their file').toEqual(Object.keys(groups).sort())
  })
})

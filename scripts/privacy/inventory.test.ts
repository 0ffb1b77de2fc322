import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { groupOfKey, serverTables } from '#features/privacy/core/inventory.ts'
import { sourceFiles } from '../import-law/source-files.ts'

const root = join(import.meta.dirname, '../..')
const source = sourceFiles(root, 'src')
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file) && !file.includes('features/privacy/core'))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')

const found = (pattern: RegExp) => new Set(Array.from(source.matchAll(pattern), (match) => match[1] ?? ''))

/** Names that look like keys and are of locks, channels and examples. */
const noKeys = new Set(['rafiq.records', 'rafiq.sync', 'rafiq.claim', 'rafiq.journal/'])

describe('everything that the code keeps is told to people', () => {
  it('every key of localStorage', () => {
    const keys = found(/['"`](rafiq\.[a-z./-]+)['"`]/g)
    expect(keys.size).toBeGreaterThan(20)
    const untold = [...keys].filter((key) => !noKeys.has(key) && groupOfKey(key) === undefined)
    expect(untold, 'to be added to deviceKeys in src/features/privacy/core/inventory.ts').toEqual([])
  })

  it('every table of the server, and no table that is no more', () => {
    const tables = found(/pgTable\(\s*'([a-z_]+)'/g)
    expect([...tables].sort(), 'to be in serverTables').toEqual(Object.keys(serverTables).sort())
  })
})

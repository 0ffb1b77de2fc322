import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../import-law/source-files.ts'
import { chunkGroups, codeSplittingGroup } from './chunk-groups.ts'

const root = join(import.meta.dirname, '../..')
const files = sourceFiles(root, 'src').map((file) => file.slice('src/'.length))

describe('the groups of modules that share a file', () => {
  it.each(chunkGroups.map((group) => [group.name, group] as const))(
    'name paths that exist: %s',
    (_, group) => {
      const paths = [...group.modules, ...(group.except ?? [])]
      expect(paths.filter((path) => !files.some((file) => file.startsWith(path)))).toEqual([])
      expect((group.packages ?? []).filter((name) => !existsSync(join(root, 'node_modules', name)))).toEqual(
        [],
      )
    },
  )

  it('take what begins like one of their paths and is not excepted, and their packages', () => {
    const { test } = codeSplittingGroup({
      name: 'made-up',
      modules: ['shared/web/api/', 'features/one/core'],
      except: ['shared/web/api/call'],
      packages: ['idb'],
    })
    const taken = [
      '/home/x/src/shared/web/api/reading.ts',
      '/home/x/src/features/one/core/rule.ts',
      '/home/x/node_modules/idb/build/index.js',
    ]
    const left = [
      '/home/x/src/shared/web/api/call.ts',
      '/home/x/src/features/two/core/rule.ts',
      '/home/x/node_modules/idb-other/a.js',
    ]
    expect([...taken, ...left].filter((id) => test.test(id))).toEqual(taken)
  })
})

import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../import-law/source-files.ts'
import { commonModules, commonPattern } from './chunk-groups.ts'

const files = sourceFiles(new URL('../..', import.meta.url).pathname, 'src')
const missing = (paths: readonly string[]) =>
  paths.filter((path) => !files.some((file) => file.startsWith(`src/${path}`)))

describe('the list of shared modules', () => {
  it('contains only existing paths', () => expect(missing(commonModules)).toEqual([]))

  it('reports a path that does not exist', () => {
    expect(missing([...commonModules, 'features/gone/core/rule'])).toEqual(['features/gone/core/rule'])
  })

  it('matches modules by the beginning of their path', () => {
    const pattern = commonPattern([
      'shared/web/offline/',
      'features/location/core/place',
      'shared/web/i18n/format.ts',
    ])
    const matched = [
      '/app/src/shared/web/offline/connection.ts',
      '/app/src/features/location/core/place-name.ts',
    ]
    const others = ['/app/src/shared/web/i18n/format-ts.ts', '/app/node_modules/suncalc/index.js']
    expect([...matched, ...others].filter((id) => pattern.test(id))).toEqual(matched)
  })
})

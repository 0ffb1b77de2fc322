import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './ensure-installed.mjs'

/** A fake npm: it records its arguments, installs the packages of the lock file, and can fail. */
const fakeNpm = `
const { appendFileSync, copyFileSync, existsSync, mkdirSync } = require('node:fs')
appendFileSync('asked.txt', process.argv.slice(2).join(' ') + '\\n')
if (existsSync('broken')) process.exit(7)
if (process.argv[2] === 'ci') {
  mkdirSync('node_modules/tool', { recursive: true })
  copyFileSync('package-lock.json', 'node_modules/.package-lock.json')
}`

const lockOf = (version: string) =>
  JSON.stringify({
    packages: {
      '': { name: 'project' },
      'node_modules/tool': { version },
      'node_modules/tool-other-system': { version, optional: true },
    },
  })

let root: string
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const asked = () =>
  existsSync(join(root, 'asked.txt')) ? readFileSync(join(root, 'asked.txt'), 'utf8').trim().split('\n') : []
const quiet = () => {}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ensure-'))
  write('npm.js', fakeNpm)
  write('package.json', '{ "type": "commonjs" }')
  vi.stubEnv('npm_execpath', join(root, 'npm.js'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true, force: true })
})

describe('installing', () => {
  beforeEach(() => write('package-lock.json', lockOf('1.0.0')))

  it('happens once', () => {
    expect(ensureInstalled(root, quiet)).toBe(true)
    expect(ensureInstalled(root, quiet)).toBe(false)
    expect(asked()).toEqual(['ci --include=dev --no-audit --no-fund'])
  })

  it('happens again if the lock file has changed', () => {
    ensureInstalled(root, quiet)
    write('package-lock.json', lockOf('2.0.0'))
    expect(ensureInstalled(root, quiet)).toBe(true)
  })

  it('happens again if a package is missing from an installation without a stamp', () => {
    ensureInstalled(root, quiet)
    rmSync(join(root, 'node_modules/.installed-from'))
    rmSync(join(root, 'node_modules/tool'), { recursive: true })
    expect(ensureInstalled(root, quiet)).toBe(true)
  })

  it('does not happen if someone else installed the same lock file', () => {
    write('node_modules/.package-lock.json', lockOf('1.0.0').replace(/,"node_modules\/tool-other.*?\}/, ''))
    write('node_modules/tool/package.json', '{}')
    expect(ensureInstalled(root, quiet)).toBe(false)
    expect(asked()).toEqual([])
  })

  it('reports a failure of npm, and is tried again next time', () => {
    write('broken', '')
    expect(() => ensureInstalled(root, quiet)).toThrow(/`npm ci .*` failed \(exit code 7\)/)
    rmSync(join(root, 'broken'))
    expect(ensureInstalled(root, quiet)).toBe(true)
  })
})

describe('building', () => {
  beforeEach(() => write('src/main.ts', 'export const a = 1\n'))

  it('happens once', () => {
    expect(ensureBuilt(root, quiet)).toBe(true)
    expect(ensureBuilt(root, quiet)).toBe(false)
    expect(asked()).toEqual(['run --silent build'])
  })

  it.each([
    'src/main.ts',
    'src/features/new/core/index.ts',
    'content/verses.json',
    'locales/ar/new.json',
    'vite.config.ts',
    'package-lock.json',
    'scripts/build.mjs',
  ])('happens again if %s changes', (file) => {
    ensureBuilt(root, quiet)
    mkdirSync(dirname(join(root, file)), { recursive: true })
    appendFileSync(join(root, file), 'changed')
    expect(ensureBuilt(root, quiet)).toBe(true)
  })

  it.each(['src/main.test.ts', 'scripts/test/steps.mjs', 'README.md', 'data/database', 'e2e/home.spec.ts'])(
    'does not happen again if %s changes',
    (file) => {
      ensureBuilt(root, quiet)
      write(file, 'changed')
      expect(ensureBuilt(root, quiet)).toBe(false)
    },
  )

  it('happens again if the output is missing', () => {
    ensureBuilt(root, quiet)
    rmSync(join(root, 'dist'), { recursive: true })
    expect(ensureBuilt(root, quiet)).toBe(true)
  })

  it('reports a failure, and is tried again next time', () => {
    write('broken', '')
    expect(() => ensureBuilt(root, quiet)).toThrow(/`npm run .*build` failed \(exit code 7\)/)
    rmSync(join(root, 'broken'))
    expect(ensureBuilt(root, quiet)).toBe(true)
  })
})

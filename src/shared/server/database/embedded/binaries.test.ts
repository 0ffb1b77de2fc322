import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readlinkSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { tempFolder } from '../../testing/temp-folder.ts'
import { findBinaries, nativeFolder } from './binaries.ts'
import { copyForAccount } from './binaries-copy.ts'

const asRoot = process.getuid?.() === 0
const nobody = { name: 'nobody', uid: 65534, gid: 65534 }

/** A package like the registry's, without symbolic links, whose `postgres` is a script. */
function packageWith(script: string, folder = tempFolder(onTestFinished)): string {
  const native = join(folder, 'native')
  mkdirSync(join(native, 'bin'), { recursive: true })
  mkdirSync(join(native, 'lib', 'pkgconfig'), { recursive: true })
  writeFileSync(join(native, 'bin', 'postgres'), script, { mode: 0o755 })
  writeFileSync(join(native, 'lib', 'libpq.so.5.18'), 'library')
  writeFileSync(join(native, 'lib', 'libpq.a'), 'not needed to run')
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
  writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify(links))
  return native
}

const working = '#!/bin/sh\necho "postgres (PostgreSQL) 18.4"\n'

test('finds the programs of this platform and their version', () => {
  expect(findBinaries(undefined).major).toBe('18')
})

test('creates the links that are missing if install scripts are off', () => {
  const native = packageWith(working)
  findBinaries(undefined, native)
  expect(readlinkSync(join(native, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18')
  expect(() => findBinaries(undefined, native), 'a second time').not.toThrow()
})

test.each([
  ['freebsd', 'x64'],
  ['linux', 's390x'],
])('names DATABASE_URL on %s %s, which has no binaries', (platform, processor) => {
  expect(() => nativeFolder(platform, processor)).toThrow(/no embedded PostgreSQL for .*DATABASE_URL/)
})

test('names DATABASE_URL if the programs do not run, as on musl, which lacks their loader', () => {
  const native = packageWith('#!/lib64/no-such-loader.so\n')
  expect(() => findBinaries(undefined, native)).toThrow(
    /does not run on this system \(.*ENOENT.*DATABASE_URL/,
  )
})

test('names DATABASE_URL if a library is missing', () => {
  const native = packageWith('#!/bin/sh\necho "error while loading shared libraries" >&2\nexit 127\n')
  expect(() => findBinaries(undefined, native)).toThrow(/loading shared libraries.*DATABASE_URL/)
})

test.runIf(asRoot)(
  'copies programs that the account cannot read, once, and without files for compilers',
  () => {
    const closed = tempFolder(onTestFinished)
    const native = packageWith(working, closed)
    const place = join(tempFolder(onTestFinished), 'programs')
    chmodSync(join(place, '..'), 0o755)
    chmodSync(join(native, 'bin'), 0o700)

    const copy = copyForAccount(native, 'postgresql-18.4', [place])

    const run = spawnSync(join(copy, 'bin', 'postgres'), { ...nobody, encoding: 'utf8', cwd: '/' })
    expect(run.stdout).toContain('18.4')
    expect(() => statSync(join(copy, 'lib', 'libpq.a'))).toThrow('ENOENT')
    const made = statSync(copy).ctimeMs
    expect(copyForAccount(native, 'postgresql-18.4', [place])).toBe(copy)
    expect(statSync(copy).ctimeMs).toBe(made)
  },
)

test.runIf(asRoot)('never runs programs from a folder that others can write', () => {
  const native = packageWith(working)
  const theirs = tempFolder(onTestFinished)
  mkdirSync(join(theirs, 'postgresql-18.4'))
  chmodSync(theirs, 0o777)
  const ours = join(tempFolder(onTestFinished), 'programs')
  expect(copyForAccount(native, 'postgresql-18.4', [theirs, ours])).toBe(join(ours, 'postgresql-18.4'))
  expect(() => copyForAccount(native, 'postgresql-18.4', [theirs])).toThrow(
    /may not run as root.*DATABASE_URL/,
  )
})

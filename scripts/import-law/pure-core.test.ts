import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const project = join(import.meta.dirname, '../..')
const compiler = join(project, 'node_modules/typescript/bin/tsc')
const run = promisify(execFile)

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'pure-core-'))
  mkdirSync(join(root, 'src/features/one/core'), { recursive: true })
  const config = { extends: join(project, 'tsconfig.core.json'), include: ['src/features/*/core/**/*.ts'] }
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(config))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** The compiler's errors for a file of core with this text; empty if it compiles. */
async function complaints(text: string): Promise<string> {
  writeFileSync(join(root, 'src/features/one/core/rule.ts'), `${text}\nexport {}\n`)
  return run(process.execPath, [compiler, '-p', root]).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  )
}

describe('the compiler options of core', () => {
  it.each([
    'window',
    'document',
    'navigator',
    'localStorage',
    'fetch',
    'process',
    'Buffer',
    'console',
    'setTimeout',
  ])('exclude %s', async (name) => {
    expect(await complaints(`export const leak = ${name}`)).toContain(`'${name}'`)
  })

  it('exclude node: modules', async () => {
    expect(
      await complaints("import { readFileSync } from 'node:fs'\nexport const r = readFileSync"),
    ).toContain('node:fs')
  })

  it('accept plain computation', async () => {
    expect(await complaints('export const noon = Math.round(12.2)')).toBe('')
  })
})

import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { generateSource } from 'oazapfts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { apiDocs } from './api-docs.ts'
import { serverFeatures } from './features.ts'

const { resolve } = createRequire(import.meta.url)
const run = promisify(execFile)

/** A program that uses the client, with a field of the answer named by `fajr`. */
const program = (fajr: string) => `
import { defaults, getCities, getPrayerTimes, getQibla, getQuranSurahByNumber } from './rafiq.ts'

defaults.baseUrl = process.argv[2]
const found = await getCities('London', { limit: 1 })
if (found.status !== 200) throw new Error(found.data.error.message)
const { name, latitude, longitude } = found.data[0]!
const day = await getPrayerTimes(latitude, longitude, { date: '2026-11-23', method: 'MuslimWorldLeague' })
if (day.status !== 200) throw new Error(day.data.error.code)
const { ${fajr}, timeZone }: { ${fajr}: string; timeZone: string } = day.data
const qibla = await getQibla({ latitude, longitude })
const direction: number | null = qibla.status === 200 ? qibla.data.direction : null
const surah = await getQuranSurahByNumber(112)
const verses = surah.status === 200 ? surah.data.length : 0
const refused = await getQibla({ latitude: 91, longitude: 0 })
const code = refused.status === 400 ? refused.data.error.code : 'none'
console.log(JSON.stringify({ name, ${fajr}, timeZone, direction, verses, code }))
`

const compilerOptions = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  types: ['node'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
  skipLibCheck: true,
}

let server: TestApp
let folder: string
let address: string
beforeAll(async () => {
  server = await testApp({ features: [...serverFeatures, apiDocs] })
  address = await server.app.listen({ host: '127.0.0.1', port: 0 })
  // Inside the project, so that the program finds its libraries.
  folder = await mkdtemp(join(import.meta.dirname, '../../../node_modules/.rafiq-client-'))
  const client = await generateSource(`${address}/api/docs/openapi.json`)
  await writeFile(join(folder, 'rafiq.ts'), client)
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }))
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

/** Compiles the program with the client; returns the compiler's errors. */
async function complaints(text: string): Promise<string> {
  await writeFile(join(folder, 'program.ts'), text)
  const compiler = join(dirname(resolve('typescript/package.json')), 'bin/tsc')
  return run(process.execPath, [compiler, '-p', folder]).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  )
}

it('compiles and runs a typed client generated from the description', async () => {
  expect(await complaints(program('fajr'))).toBe('')
  const { stdout } = await run(process.execPath, ['--import', 'tsx', join(folder, 'program.ts'), address])
  expect(JSON.parse(stdout)).toEqual({
    name: 'London',
    fajr: expect.stringMatching(/^0[56]:\d\d$/),
    timeZone: 'Europe/London',
    direction: expect.closeTo(119, 0),
    verses: 4,
    code: 'invalid_request',
  })
})

it('rejects a field that no answer has', async () => {
  expect(await complaints(program('dawn'))).toContain("Property 'dawn' is missing")
})

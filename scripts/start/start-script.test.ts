import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { supportedNode } from '../lib/supported-node.mjs'
import { dataFolder, isAlive } from './run-rafiq.ts'

const root = join(import.meta.dirname, '../..')
const patient = { timeout: 30_000 }

it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('accepts Node %s', (version) => {
  expect(() => supportedNode(version)).not.toThrow()
})

it.each(['18.20.4', '20.18.3', '9.0.0'])('rejects Node %s and names the required version', (version) => {
  expect(() => supportedNode(version)).toThrow(
    `Rafiq needs Node 20.19 or later, but this is Node ${version}.`,
  )
})

/** The processes of `npm start` and `npm run dev`, with a fake server that only reports its start and end. */
async function runByNpm(
  script: 'start' | 'dev',
): Promise<{ npm: ChildProcess; server: number; said: () => string }> {
  const folder = dataFolder(onTestFinished)
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'stand-in', scripts }))
  mkdirSync(join(folder, 'scripts'))
  cpSync(join(root, 'scripts/lib/end-with-npm.mjs'), join(folder, 'scripts/end-with-npm.mjs'))
  const program = `
    import { appendFileSync } from 'node:fs'
    import { endWithNpm } from './end-with-npm.mjs'
    const say = (line) => appendFileSync('said', line + '\\n')
    const end = () => setTimeout(() => { say('ended'); process.exit(0) }, 300)
    process.once('SIGTERM', end).once('SIGINT', end).on('SIGTERM', () => {}).on('SIGINT', () => {})
    setInterval(() => {}, 1000)
    endWithNpm()
    say('started ' + process.pid)`
  writeFileSync(join(folder, 'scripts', `${script}.mjs`), program)
  const npm = spawn('npm', ['run', script], { cwd: folder, stdio: 'ignore' })
  const said = () => {
    try {
      return readFileSync(join(folder, 'said'), 'utf8')
    } catch {
      return ''
    }
  }
  await expect.poll(said, patient).toContain('started')
  const server = Number(/started (\d+)/.exec(said())?.[1])
  onTestFinished(() => void (isAlive(server) && process.kill(server, 'SIGKILL')))
  return { npm, server, said }
}

it.each([
  ['start', 'SIGTERM'],
  ['start', 'SIGINT'],
  ['dev', 'SIGTERM'],
] as const)('npm run %s passes on %s, waits for the end and exits with 0', async (script, signal) => {
  const { npm, server, said } = await runByNpm(script)
  npm.kill(signal)
  const [code] = await once(npm, 'exit')
  expect(code).toBe(0)
  expect(isAlive(server)).toBe(false)
  expect(said()).toContain('ended')
})

it('the server shuts down if npm is killed', async () => {
  const { npm, server, said } = await runByNpm('start')
  npm.kill('SIGKILL')
  await expect.poll(() => isAlive(server), patient).toBe(false)
  expect(said()).toContain('ended')
})

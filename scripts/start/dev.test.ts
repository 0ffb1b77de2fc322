import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { dataFolder, isAlive, postmasterOf } from './run-rafiq.ts'

const root = join(import.meta.dirname, '../..')
const patient = { timeout: 60_000 }

it.each([
  { how: 'Ctrl-C, which reaches every process of the terminal', signal: 'SIGINT', whole: true },
  { how: 'SIGTERM to itself alone', signal: 'SIGTERM', whole: false },
] as const)(
  'npm run dev ends with code 0 on $how and leaves no process',
  async ({ signal, whole }) => {
    const folder = dataFolder(onTestFinished)
    const dev = spawn(process.execPath, [join(root, 'scripts/dev.mjs')], {
      env: { ...process.env, DATA_DIR: folder, PORT: '0', DATABASE_URL: '', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    const group = -Number(dev.pid)
    onTestFinished(() => void (groupIsAlive(group) && process.kill(group, 'SIGKILL')))
    let said = ''
    for (const stream of [dev.stdout, dev.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk
      })
    }
    const ended = new Promise((resolve) => dev.on('exit', resolve))
    await expect.poll(() => said, patient).toMatch(/Rafiq is ready[\s\S]*Local:|Local:[\s\S]*Rafiq is ready/)
    const database = Number(postmasterOf(folder))

    process.kill(whole ? group : Number(dev.pid), signal)
    expect(await ended, said).toBe(0)
    await expect.poll(() => groupIsAlive(group), patient).toBe(false)
    expect(isAlive(database)).toBe(false)
  },
  120_000,
)

function groupIsAlive(group: number): boolean {
  try {
    process.kill(group, 0)
    return true
  } catch {
    return false
  }
}

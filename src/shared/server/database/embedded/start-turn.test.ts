import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { tempFolder } from '../../testing/temp-folder.ts'
import { inTurn } from './start-turn.ts'

const withoutTurns = process.platform === 'darwin'
const moment = () => new Promise((resolve) => setTimeout(resolve, 100))

test.skipIf(withoutTurns)('runs two starts on one folder one after the other', async () => {
  const folder = tempFolder(onTestFinished)
  const events: string[] = []
  const work = (name: string) => async () => {
    events.push(`${name} begins`)
    await moment()
    events.push(`${name} ends`)
  }
  await Promise.all([inTurn(folder, work('one')), inTurn(folder, work('other'))])
  expect(events).toEqual(['one begins', 'one ends', 'other begins', 'other ends'])
})

test('runs starts on two folders at the same time', async () => {
  const inner = () => inTurn(tempFolder(onTestFinished), async () => 'done')
  expect(await inTurn(tempFolder(onTestFinished), inner)).toBe('done')
})

test('is released after work that fails', async () => {
  const folder = tempFolder(onTestFinished)
  await expect(inTurn(folder, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await inTurn(folder, async () => 'done')).toBe('done')
})

test.skipIf(withoutTurns)('is released when its process is killed', async () => {
  const folder = tempFolder(onTestFinished)
  const script = `
    import { inTurn } from ${JSON.stringify(new URL('start-turn.ts', import.meta.url).href)}
    await inTurn(${JSON.stringify(folder)}, () => new Promise(() => setInterval(() => console.log('mine'), 50)))`
  const args = ['--import', 'tsx', '--input-type=module', '-e', script]
  const other = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void other.kill('SIGKILL'))
  await once(other.stdout, 'data')
  let done = false
  const waiting = inTurn(folder, async () => {
    done = true
  })
  await moment()
  expect(done).toBe(false)
  other.kill('SIGKILL')
  await waiting
  expect(done).toBe(true)
})

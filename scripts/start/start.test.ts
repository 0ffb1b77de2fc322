import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { buildForTest, dataFolder, isAlive, postmasterOf, type Run, runRafiq } from './run-rafiq.ts'

const patient = { timeout: 30_000 }
let server: ReturnType<typeof buildForTest>

beforeAll(() => {
  server = buildForTest()
})
afterAll(() => server.remove())

/** Starts on a folder; killed at the end of the test if it still runs. */
function start(DATA_DIR: string, environment: Record<string, string> = {}): Run {
  const run = runRafiq(server.program, { DATA_DIR, ...environment })
  onTestFinished(async () => {
    run.child.kill('SIGKILL')
    await run.ended
  })
  return run
}

const newFolder = () => dataFolder(onTestFinished)

/** Waits for a start that must fail with one sentence on standard error, code 1 and no stack trace. */
async function refusal(run: Run): Promise<string> {
  expect(await run.ended).toBe(1)
  const { err, out } = run.said()
  expect(err, 'no stack trace').not.toMatch(/\n {4}at /)
  expect(out).not.toContain('ready')
  return err
}

function claim(id: string): string {
  const timestamp = '2026-11-21T12:00:00Z'
  return JSON.stringify({ id, timestamp, component: 'test', errorType: 'Error', message: 'kept' })
}

async function send(address: string, id: string) {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${address}/api/error-claims`, { method: 'POST', headers, body: claim(id) })
  return { status: answer.status, body: await answer.json() }
}

const answers = async (address: string) => (await fetch(`${address}/api/islamic-date`)).status

describe('a start', () => {
  it('reports each step and then the address, which answers', async () => {
    const run = start(newFolder())
    const address = await run.ready()
    expect(run.said().out.trim().split('\n')).toEqual([
      expect.stringMatching(/^Starting the database in \/.*…$/),
      'Bringing the schema up to date…',
      'Listening on port 0…',
      expect.stringMatching(/^Rafiq is ready at http:\/\/127\.0\.0\.1:\d+$/),
    ])
    expect(await answers(address)).toBe(200)
    expect(run.said().err).toBe('')
  })

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'ends with code 0 on %s and leaves no database running',
    async (signal) => {
      const folder = newFolder()
      const run = start(folder)
      await run.ready()
      const pid = Number(postmasterOf(folder))
      run.child.kill(signal)
      run.child.kill(signal)
      expect(await run.ended).toBe(0)
      expect(isAlive(pid)).toBe(false)
      expect(postmasterOf(folder)).toBe(undefined)
      expect(run.said().err).toBe('')
    },
  )

  it('ends with code 0 on a signal during the start', async () => {
    const folder = newFolder()
    const run = start(folder)
    await expect.poll(() => run.said().out, patient).toContain('Starting the database')
    run.child.kill('SIGTERM')
    expect(await run.ended).toBe(0)
    expect(run.said().out).not.toContain('ready')
    expect(postmasterOf(folder)).toBe(undefined)
    expect(await answers(await start(folder).ready())).toBe(200)
  })

  it('completes a running request when it is stopped', async () => {
    const folder = newFolder()
    const run = start(folder)
    const { port } = new URL(await run.ready())
    const body = claim('under-way')
    const socket = connect(Number(port), '127.0.0.1')
    let answer = ''
    socket.on('data', (data) => {
      answer += data
    })
    const closed = once(socket, 'close')
    const head = ['POST /api/error-claims HTTP/1.1', 'Host: a', 'Content-Type: application/json']
    socket.write(`${[...head, `Content-Length: ${body.length}`].join('\r\n')}\r\n\r\n${body.slice(0, 10)}`)
    await answers(`http://127.0.0.1:${port}`)
    run.child.kill('SIGTERM')
    await expect.poll(() => run.said().out, patient).toContain('Finishing what is running')
    await expect
      .poll(() => fetch(`http://127.0.0.1:${port}/api/islamic-date`).catch(() => 'refused'), patient)
      .toBe('refused')
    expect(run.child.exitCode).toBe(null)
    socket.write(body.slice(10))
    await closed
    expect(answer).toMatch(/^HTTP\/1\.1 201 [\s\S]*"under-way"/)
    expect(await run.ended).toBe(0)
    const again = await start(folder).ready()
    expect((await send(again, 'under-way')).body).toEqual({ id: 'under-way', status: 'open' })
  })
})

describe('after a crash', () => {
  it('of Rafiq, the next start adopts the database with all its data', async () => {
    const folder = newFolder()
    const killed = start(folder)
    expect((await send(await killed.ready(), 'before')).status).toBe(201)
    const pid = Number(postmasterOf(folder))
    killed.child.kill('SIGKILL')
    await killed.ended
    expect(isAlive(pid)).toBe(true)

    const next = start(folder)
    expect((await send(await next.ready(), 'after')).status).toBe(201)
    expect(postmasterOf(folder)).toBe(pid)
    next.child.kill('SIGTERM')
    expect(await next.ended).toBe(0)
    expect(isAlive(pid)).toBe(false)
  })

  it('of Rafiq and the database, the next start recovers', async () => {
    const folder = newFolder()
    const killed = start(folder)
    expect((await send(await killed.ready(), 'before')).status).toBe(201)
    const pid = Number(postmasterOf(folder))
    killed.child.kill('SIGKILL')
    process.kill(pid, 'SIGKILL')
    await killed.ended

    const next = start(folder)
    expect((await send(await next.ready(), 'after')).status).toBe(201)
    expect(postmasterOf(folder)).not.toBe(pid)
  })

  it('of only the database, Rafiq restarts it', async () => {
    const folder = newFolder()
    const run = start(folder)
    const address = await run.ready()
    const pid = Number(postmasterOf(folder))
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => postmasterOf(folder), patient).not.toBe(pid)
    await expect.poll(async () => (await send(address, 'after')).status, patient).toBe(201)
    run.child.kill('SIGTERM')
    expect(await run.ended).toBe(0)
    expect(isAlive(Number(postmasterOf(folder) ?? pid))).toBe(false)
  })

  it('during the creation of the database, the next start creates it', async () => {
    const folder = newFolder()
    const killed = start(folder)
    await expect.poll(() => killed.said().out, patient).toContain('Starting the database')
    killed.child.kill('SIGKILL')
    await killed.ended
    expect(await answers(await start(folder).ready())).toBe(200)
  })
})

describe('a failed start gives the reason in one sentence', () => {
  it('if another Rafiq uses the folder, which it does not disturb', async () => {
    const folder = newFolder()
    const first = start(folder)
    const address = await first.ready()
    const pid = postmasterOf(folder)
    expect(await refusal(start(folder))).toBe(
      `Another Rafiq is running on the data folder ${folder}: stop it first, or set DATA_DIR to another folder.\n`,
    )
    expect((await send(address, 'undisturbed')).status).toBe(201)
    expect(postmasterOf(folder)).toBe(pid)
  })

  it('if another start on a new folder was faster', async () => {
    const folder = newFolder()
    const runs = [start(folder), start(folder)]
    const results = await Promise.all(runs.map((run) => run.ready().catch(() => 'refused')))
    expect(results.filter((result) => result === 'refused')).toHaveLength(1)
    const served = results.find((result) => result !== 'refused')
    expect(await answers(String(served))).toBe(200)
    for (const [index, run] of runs.entries()) {
      if (results[index] === 'refused') expect(await refusal(run)).toContain('Another Rafiq is running')
    }
  })

  it('if the port is in use, and leaves no database running', async () => {
    const folder = newFolder()
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    onTestFinished(() => void other.close())
    const address = other.address()
    const port = String(typeof address === 'object' ? address?.port : '')
    expect(await refusal(start(folder, { PORT: port }))).toBe(
      `Port ${port} on 127.0.0.1 is in use by another program. Stop it, or set PORT to another number.\n`,
    )
    expect(postmasterOf(folder)).toBe(undefined)
  })

  it('if the address does not belong to this machine', async () => {
    const folder = newFolder()
    expect(await refusal(start(folder, { HOST: '192.0.2.1' }))).toContain(
      'The setting HOST cannot be "192.0.2.1"',
    )
    expect(postmasterOf(folder)).toBe(undefined)
  })

  it('if a setting is invalid, before anything is created', async () => {
    const folder = join(newFolder(), 'not-made')
    expect(await refusal(start(folder, { PORT: 'http', LOG_LEVEL: 'loud' }))).toBe(
      'The setting PORT cannot be "http": expected a whole number from 0 to 65535.\n' +
        'The setting LOG_LEVEL cannot be "loud": expected one of silent, error, warn, info, debug.\n',
    )
    expect(existsSync(folder)).toBe(false)
  })

  it('if the folder is not writable', async () => {
    const folder = newFolder()
    const closed = join(folder, 'closed')
    if (process.getuid?.() === 0) writeFileSync(closed, '')
    else mkdirSync(closed, { mode: 0o500 })
    expect(await refusal(start(join(closed, 'data')))).toMatch(
      /^The data folder .*\/closed\/data cannot be written/,
    )
    chmodSync(closed, 0o700)
  })

  it('if the database folder has other content, which it does not change', async () => {
    const folder = newFolder()
    mkdirSync(join(folder, 'postgres'))
    writeFileSync(join(folder, 'postgres', 'letter.txt'), 'keep me')
    expect(await refusal(start(folder))).toContain('is not empty and holds no database')
    expect(statSync(join(folder, 'postgres', 'letter.txt')).size).toBe(7)
  })

  it('if DATABASE_URL leads nowhere, without the password', async () => {
    const folder = newFolder()
    const DATABASE_URL = 'postgres://someone:secret@127.0.0.1:1/rafiq'
    expect(await refusal(start(folder, { DATABASE_URL }))).toBe(
      'The database of DATABASE_URL (127.0.0.1:1/rafiq) can’t be reached: nothing answers there.\n',
    )
    expect(existsSync(join(folder, 'postgres')), 'no embedded one instead').toBe(false)
  })
})

describe('with DATABASE_URL', () => {
  it('supports several instances on one database', async () => {
    const folder = newFolder()
    await start(folder).ready()
    const host = encodeURIComponent(join(folder, 'postgres'))
    const DATABASE_URL = `postgres://rafiq@${host}/rafiq`
    const others = [start(newFolder(), { DATABASE_URL }), start(newFolder(), { DATABASE_URL })]
    const [one, other] = await Promise.all(others.map((run) => run.ready()))
    expect((await send(String(one), 'shared')).status).toBe(201)
    expect((await send(String(other), 'shared')).status).toBe(201)
    for (const run of others) run.child.kill('SIGTERM')
    expect(await Promise.all(others.map((run) => run.ended))).toEqual([0, 0])
    expect(isAlive(Number(postmasterOf(folder)))).toBe(true)
  })
})

import { spawn } from 'node:child_process'
import type { Account } from './account.ts'

export interface Outcome {
  readonly ok: boolean
  /** What the program wrote, both streams. */
  readonly output: string
}

/** How a program of the database is run: in `cwd`, as `account`, with nothing of our environment but the bare needs. */
export function runOptions(cwd: string, account: Account | undefined) {
  const { PATH, SystemRoot, TMPDIR, TEMP, TMP } = process.env
  const env = Object.fromEntries(
    Object.entries({ PATH, SystemRoot, TMPDIR, TEMP, TMP, LC_ALL: 'C' }).filter(([, value]) => value),
  )
  return { cwd, env, ...(account && { uid: account.uid, gid: account.gid }) }
}

/** Runs a program to its end. */
export function run(
  program: string,
  args: readonly string[],
  options: ReturnType<typeof runOptions>,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    child.on('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(chunks).toString('utf8') }))
  })
}

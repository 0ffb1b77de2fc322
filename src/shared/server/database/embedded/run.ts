import { spawn } from 'node:child_process'
import type { Account } from './account.ts'

export interface Outcome {
  readonly ok: boolean
  /** The output of the program, both streams. */
  readonly output: string
}

/** Options for running a program of the database: in `cwd`, as `account`, with a minimal environment. */
export function runOptions(cwd: string, account: Account | undefined) {
  const { PATH, SystemRoot, TMPDIR, TEMP, TMP } = process.env
  const env = Object.fromEntries(
    Object.entries({ PATH, SystemRoot, TMPDIR, TEMP, TMP, LC_ALL: 'C' }).filter(([, value]) => value),
  )
  return { cwd, env, ...(account && { uid: account.uid, gid: account.gid }) }
}

/** Runs a program and waits until it ends. */
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

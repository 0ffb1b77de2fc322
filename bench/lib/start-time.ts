import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { median } from './statistics.ts'

const STARTS = 5

export interface StartTime {
  /** From starting `npm start`'s script to the line that it is ready, with existing data. */
  readonly seconds: number
  /** Relative to the time Node takes to do nothing. */
  readonly ratio: number
}

/** Starts the product with existing data, and Node alone, in turn. Medians. */
export async function measureStart(project: string): Promise<StartTime> {
  const data = mkdtempSync(join(tmpdir(), 'rafiq-bench-'))
  try {
    await startOnce(project, data)
    const pairs: { readonly product: number; readonly nothing: number }[] = []
    for (let start = 0; start < STARTS; start++) {
      pairs.push({ nothing: await doNothing(), product: await startOnce(project, data) })
    }
    return {
      seconds: median(pairs.map(({ product }) => product)) / 1000,
      ratio: median(pairs.map(({ product, nothing }) => product / nothing)),
    }
  } finally {
    rmSync(data, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function startOnce(project: string, data: string): Promise<number> {
  const { PATH, HOME, TMPDIR } = process.env
  const started = performance.now()
  const child = spawn(process.execPath, [join(project, 'scripts/start.mjs')], {
    cwd: project,
    env: { PATH, HOME, ...(TMPDIR && { TMPDIR }), HOST: '127.0.0.1', PORT: '0', DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  let ready: number | undefined
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.includes('ready at')) continue
    ready = performance.now() - started
    child.kill('SIGTERM')
  }
  await exited
  if (ready === undefined) throw new Error('The product ended before it was ready.')
  return ready
}

async function doNothing(): Promise<number> {
  const started = performance.now()
  await once(spawn(process.execPath, ['-e', '0']), 'exit')
  return performance.now() - started
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Case } from './cases.ts'

interface Constant {
  readonly type: string
  readonly coding: string | null
  readonly body: string
}

/** Starts the bare framework, which answers the same paths by constants: the product's own first answers, byte for byte. */
export async function startBare(product: string, cases: readonly Case[]) {
  const answers: Record<string, Constant> = {}
  for (const { path, queries, headers = {} } of cases)
    answers[path] ??= await answerOf(`${product}${path}?${queries[0]}`, headers)
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'bare-server.mjs'), JSON.stringify(answers)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const [address] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  const stop = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { address, stop }
}

/** Raw bytes as sent, compressed ones included. */
async function answerOf(url: string, headers: Readonly<Record<string, string>>): Promise<Constant> {
  const { get } = await import('node:http')
  return new Promise((resolve, reject) => {
    get(url, { headers: { ...headers } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          type: response.headers['content-type'] ?? 'application/json',
          coding: response.headers['content-encoding'] ?? null,
          body: Buffer.concat(parts).toString('base64'),
        }),
      )
    }).on('error', reject)
  })
}

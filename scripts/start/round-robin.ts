import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface RoundRobin {
  readonly address: string
  /** The requests that each instance answered, by its address. */
  readonly answered: ReadonlyMap<string, number>
  readonly close: () => Promise<void>
}

/**
 * A simple load balancer: each request goes to the next instance. If that one doesn't answer, the request gets 502, and
 * later ones go to the others.
 */
export async function roundRobin(instances: readonly string[]): Promise<RoundRobin> {
  const answered = new Map<string, number>()
  const up = new Set(instances)
  let turn = 0
  const proxy = createServer((incoming, outgoing) => {
    const instance = [...up][turn++ % up.size] ?? ''
    const { method, url, headers, socket } = incoming
    const forwarded = request(
      new URL(url ?? '/', instance),
      { method, headers: { ...headers, 'x-forwarded-for': socket.remoteAddress ?? '' }, agent: false },
      (answer) => {
        answered.set(instance, (answered.get(instance) ?? 0) + 1)
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
        answer.on('error', () => outgoing.destroy())
      },
    )
    forwarded.on('error', () => {
      up.delete(instance)
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(502).end()
    })
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    answered,
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve())
        proxy.closeAllConnections()
      }),
  }
}

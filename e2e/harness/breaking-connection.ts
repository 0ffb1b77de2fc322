import type { AddressInfo } from 'node:net'
import { createServer, connect as dial, type Socket } from 'node:net'

/** A proxy to the product whose answers can be cut off. */
export interface BreakingLine {
  readonly address: string
  /**
   * From now on cuts off answers to requests that begin with this text (`POST /api/…`), before their first
   * byte or in the middle of the body. The product gets the complete request. `undefined` repairs the
   * connection.
   */
  readonly breakOff: (request?: string, where?: 'before' | 'within') => void
  /** The number of answers cut off since then. */
  readonly broken: () => number
  readonly stop: () => void
}

/** The number of bytes of a body that still arrive. */
const ARRIVES = 20
const HEAD_END = '\r\n\r\n'

/** Starts a proxy to the product at `address` on a free port. */
export async function layBreakingLine(address: string): Promise<BreakingLine> {
  const { hostname, port } = new URL(address)
  let breaks: { readonly request: string; readonly where: 'before' | 'within' } | undefined
  let broken = 0
  const open = new Set<Socket>()
  const server = createServer((browser) => {
    const product = dial(Number(port), hostname)
    let cutting: 'before' | 'within' | undefined
    for (const end of [browser, product]) {
      open.add(end)
      end.on('error', () => undefined)
      end.on('close', () => {
        open.delete(end)
        browser.destroy()
        product.destroy()
      })
    }
    browser.on('data', (bytes) => {
      if (breaks && bytes.toString('latin1').startsWith(breaks.request)) cutting = breaks.where
      product.write(bytes)
    })
    product.on('data', (bytes) => {
      if (cutting === undefined) browser.write(bytes)
      else if (cutting === 'before') browser.destroy()
      else browser.end(bytes.subarray(0, bytes.indexOf(HEAD_END) + HEAD_END.length + ARRIVES))
      if (cutting) broken++
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    breakOff: (request, where = 'within') => {
      breaks = request === undefined ? undefined : { request, where }
      broken = 0
    },
    broken: () => broken,
    stop: () => {
      for (const each of open) each.destroy()
      server.close()
    },
  }
}

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The smallest PNG: one transparent pixel. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** A fake map tile service that records its requests. */
export async function startTileServer() {
  const asked: string[] = []
  const state = { refuses: false }
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (state.refuses) response.writeHead(403).end()
    else response.writeHead(200, { 'content-type': 'image/png' }).end(TILE)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: asked as readonly string[],
    /** From now on it fails. */
    refuse: () => {
      state.refuses = true
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

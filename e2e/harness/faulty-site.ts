import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

/** Pages with one fault each, to test the harness. */
const pages: Readonly<Record<string, string>> = {
  '/good': '<main><h1>Good</h1></main>',
  '/console': '<main><h1>Loud</h1></main><script>console.error("loud")</script>',
  '/exception': '<main><h1>Broken</h1></main><script>null.broken</script>',
  '/missing': '<main><h1>Missing</h1></main><script>fetch("/nothing")</script>',
  '/foreign': '<main><h1>Foreign</h1></main><img alt="" src="http://foreign.invalid/pixel.png">',
  '/pale': '<main><h1>Pale</h1><p style="color:#ccc;background:#fff">Hard to read</p></main>',
  '/installed': `<main><h1>Installed</h1></main><script>navigator.serviceWorker.register("/worker.js")</script>`,
  '/heavy': '<main><h1>Heavy</h1></main><script src="/heavy.js"></script>',
  '/moving':
    '<main><h1>Moving</h1><p>Text</p></main><script>setInterval(() => document.querySelector("p").before(Object.assign(document.createElement("div"), { style: "height: 200px" })), 300)</script>',
}
/** Caches the page, and fetches everything else from the network. */
const worker = `
addEventListener('install', (event) => event.waitUntil(caches.open('v1').then((cache) => cache.add('/installed'))))
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)))
})`

/** Random letters, which gzip cannot compress below about three quarters. */
export const heavyScript = `/*${Array.from({ length: 9000 }, () => Math.random().toString(36).slice(2)).join('')}*/`

const head =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title><link rel="icon" href="data:,">'
const policy = "default-src 'self' http://foreign.invalid data: 'unsafe-inline'"

export interface FaultySite {
  readonly address: string
  /** The `Accept-Encoding` of the request for the large script. */
  readonly encodings: readonly string[]
  readonly stop: () => void
}

/** Serves the faulty pages on a free port. */
export async function startFaultySite(): Promise<FaultySite> {
  const encodings: string[] = []
  const server = createServer((request, response) => {
    const page = pages[request.url ?? '']
    if (request.url === '/worker.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(worker)
    } else if (request.url === '/heavy.js') {
      encodings.push(String(request.headers['accept-encoding']))
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'gzip' })
      response.end(gzipSync(heavyScript))
    } else {
      response.writeHead(page ? 200 : 404, { 'content-type': 'text/html', 'content-security-policy': policy })
      response.end(page && head + page)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    encodings,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

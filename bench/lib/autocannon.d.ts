declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  interface Request {
    path?: string
    setupRequest?: (request: Request) => Request
  }
  interface Client {
    /** What is kept of the answers that are on their way. */
    readonly pipelinedRequests: { addBody: (bytes: Buffer) => void }
  }
  interface Options {
    readonly url: string
    readonly connections: number
    /** Seconds. */
    readonly duration: number
    readonly headers: Readonly<Record<string, string>>
    readonly requests: readonly Request[]
    readonly setupClient: (client: Client) => void
  }
  interface Result {
    /** Seconds. */
    readonly duration: number
    readonly requests: { readonly total: number }
    readonly errors: number
    readonly timeouts: number
    readonly non2xx: number
  }
  function autocannon(options: Options, done: (error: Error | null, result: Result) => void): EventEmitter
  export default autocannon
}

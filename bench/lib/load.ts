import autocannon from 'autocannon'
import { cpuTime } from './process-usage.ts'
import { quantile } from './statistics.ts'

const CONNECTIONS = 16

export interface Target {
  /** Without a slash at its end. */
  readonly address: string
  readonly pid: number
}

export interface Load {
  readonly seconds: number
  readonly headers: Readonly<Record<string, string>>
  /** The next path to ask for. */
  readonly nextPath: () => string
  /** Requests a second, where it is not as many as are answered. */
  readonly rate?: number
}

export interface Round {
  readonly requestsPerSecond: number
  /** Milliseconds within which 99 of 100 requests were answered. */
  readonly p99: number
  /** Microseconds of the server's CPU time a request, where the system says. */
  readonly cpu: number | undefined
}

/** Asks a server as fast as it answers, or at a rate, over connections that stay open. Throws when an answer was no success. */
export async function load(
  { address, pid }: Target,
  { seconds, headers, nextPath, rate }: Load,
): Promise<Round> {
  const times: number[] = []
  const cpuBefore = cpuTime(pid)
  const started = performance.now()
  const { errors, timeouts, non2xx } = await new Promise<autocannon.Result>((resolve, reject) => {
    const options: autocannon.Options = {
      url: address,
      connections: CONNECTIONS,
      duration: seconds,
      headers,
      ...(rate && { overallRate: rate }),
      requests: [{ setupRequest: (request) => Object.assign(request, { path: nextPath() }) }],
      setupClient: dropBodies,
    }
    autocannon(options, (error, result) => (error ? reject(error) : resolve(result))).on(
      'response',
      (_client, _status, _bytes, milliseconds) => times.push(milliseconds),
    )
  })
  const elapsed = performance.now() - started
  const cpuAfter = cpuTime(pid)
  if (errors + timeouts + non2xx > 0) {
    throw new Error(`${errors} errors, ${timeouts} timeouts and ${non2xx} refusals around ${nextPath()}`)
  }
  const known = cpuBefore !== undefined && cpuAfter !== undefined
  return {
    requestsPerSecond: times.length / (elapsed / 1000),
    p99: quantile(times, 0.99),
    cpu: known ? ((cpuAfter - cpuBefore) * 1000) / times.length : undefined,
  }
}

/**
 * autocannon decodes every body as text, whether somebody wants it or not. For the longest surah that takes it longer
 * than the server takes to answer, and the measurement would be of autocannon.
 */
function dropBodies(client: autocannon.Client): void {
  const { pipelinedRequests } = client as unknown as {
    pipelinedRequests: { addBody: (part: Buffer) => void }
  }
  pipelinedRequests.addBody = () => {}
}

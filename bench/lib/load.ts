import autocannon from 'autocannon'
import { cpuTime } from './process-usage.ts'
import { quantile } from './statistics.ts'

const CONNECTIONS = 16

export interface Target {
  /** Without a trailing slash. */
  readonly address: string
  readonly pid: number
}

export interface Load {
  readonly seconds: number
  readonly headers: Readonly<Record<string, string>>
  /** The next path to request. */
  readonly nextPath: () => string
  /** Requests per second; as fast as possible if absent. */
  readonly rate?: number
}

export interface Round {
  readonly requestsPerSecond: number
  /** The 99th percentile of latency in milliseconds. */
  readonly p99: number
  /** Microseconds of the server's CPU time per request, if the system provides it. */
  readonly cpu: number | undefined
}

/**
 * Sends requests at a rate, or as fast as the server answers, over persistent connections. Throws if an
 * answer was not successful.
 */
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
 * autocannon decodes every body as text. For the longest surah that takes longer than the server's answer, so
 * it would dominate the measurement.
 */
function dropBodies(client: autocannon.Client): void {
  const { pipelinedRequests } = client as unknown as {
    pipelinedRequests: { addBody: (part: Buffer) => void }
  }
  pipelinedRequests.addBody = () => {}
}

import { createHash, timingSafeEqual } from 'node:crypto'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { RafiqServer, Services } from '../services.ts'
import { notFound } from './answer-errors.ts'

/** Seconds; from an answer out of memory to a slow external service. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Measures every answer and serves `/metrics` in the Prometheus text format to requests with `METRICS_TOKEN` as a bearer
 * token. Without the setting, nothing is measured and the address does not exist. Labels have routes, never addresses,
 * so they hold no personal data.
 */
export function serveMetrics(app: RafiqServer, { settings, database }: Services): void {
  const token = settings.METRICS_TOKEN
  if (token === undefined) return
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  measureAnswers(app, registry)
  gaugeOf(registry, 'rafiq_database_up', 'Whether the database answers (1) or not (0).', async (gauge) => {
    gauge.set((await database.answers()) ? 1 : 0)
  })
  const jobs = gaugeOf(
    registry,
    'rafiq_job_last_end_timestamp_seconds',
    'When a background job of this instance last ended, by its result.',
    () => {
      jobs.reset()
      for (const { name, state, endedAt } of app.jobLog.all())
        if (endedAt !== null) jobs.set({ job: name, result: state }, Date.parse(endedAt) / 1000)
    },
    ['job', 'result'],
  )
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isToken(request.headers.authorization, token)) throw notFound()
    reply.header('cache-control', 'no-store').type(registry.contentType)
    return registry.metrics()
  })
}

function measureAnswers(app: RafiqServer, registry: Registry): void {
  const seconds = new Histogram({
    name: 'rafiq_http_request_duration_seconds',
    help: 'Time to answer a request, by method, route and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    seconds.observe(
      { method, route: routeOptions.url ?? 'unknown', status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
    done()
  })
}

function gaugeOf(
  registry: Registry,
  name: string,
  help: string,
  collect: (gauge: Gauge) => void | Promise<void>,
  labelNames: readonly string[] = [],
): Gauge {
  const gauge: Gauge = new Gauge({
    name,
    help,
    labelNames: [...labelNames],
    registers: [registry],
    collect: () => collect(gauge),
  })
  return gauge
}

/** Whether a header has the token. Takes the same time for every wrong one. */
function isToken(header: string | undefined, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(header ?? ''), hash(`Bearer ${token}`))
}

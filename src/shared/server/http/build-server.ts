import { randomUUID } from 'node:crypto'
import accepts from '@fastify/accepts'
import swagger from '@fastify/swagger'
import Fastify, { LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { adminParts } from '../admin/admin-parts.ts'
import { jobLog } from '../job-log.ts'
import type { RafiqServer, ServerFeature, Services } from '../services.ts'
import { sessionsIn } from '../session/session.ts'
import type { Settings } from '../settings.ts'
import { answerBadAddress, answerBrokenRequest, endSlowBodies } from './answer-broken-requests.ts'
import { answerErrors, notFound, REQUEST_ID_HEADER } from './answer-errors.ts'
import { answerNotModified } from './answer-not-modified.ts'
import { apiDescription } from './describe-api.ts'
import { limitRequests } from './limit-requests.ts'
import { serveMetrics } from './metrics.ts'
import { refuseCrossSite } from './refuse-cross-site.ts'
import { refuseNullBytes } from './refuse-null-bytes.ts'
import { secureAnswers } from './security-headers.ts'

const BODY_LIMIT_BYTES = 100_000
/** Long enough for a recording of 10 MB on a slow mobile network. */
const REQUEST_WITHIN_MS = 300_000
/** Features fill their tables at the start, which takes long on a busy machine or behind another instance that does it. */
const START_WITHIN_MS = 300_000

/**
 * The server with the given features, not listening yet. `rest` handles all other addresses, such as pages;
 * without it they get 404.
 */
export async function buildServer(
  services: Services,
  features: readonly ServerFeature[],
  rest: (app: RafiqServer) => void | Promise<void> = answerNothingElse,
): Promise<RafiqServer> {
  const { settings, log } = services
  const app: RafiqServer = Fastify({
    loggerInstance: log,
    trustProxy: proxiesTrusted(settings),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_WITHIN_MS,
    pluginTimeout: START_WITHIN_MS,
    routerOptions: { maxParamLength: 200 },
    logController: new LogController({ disableRequestLogging: true }),
    // An id or a logger per request would cost as much as a short answer. Log entries describe the request
    // themselves.
    genReqId: () => '',
    childLoggerFactory: (logger) => logger,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: answerBadAddress,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorate('sessionOf', sessionsIn(services.database, services.clock))
  app.decorate('accountDataSources', [])
  app.decorate('admin', adminParts())
  app.decorate('jobLog', jobLog(services.clock))
  answerErrors(app)
  if (settings.LOG_LEVEL === 'info' || settings.LOG_LEVEL === 'debug')
    logAnswers(app, settings.TRUST_PROXY !== 'off')
  serveMetrics(app, services)
  secureAnswers(app)
  endSlowBodies(app)
  refuseNullBytes(app)
  refuseCrossSite(app, settings.PUBLIC_URL)
  await limitRequests(app, settings)
  await app.register(accepts)
  await answerNotModified(app)
  await app.register(swagger, apiDescription)
  for (const feature of features) await app.register(async (scope) => feature(scope, services))
  await rest(app)
  return app
}

/** Whether a proxy's header is trusted, by its distance. Values that a client adds in front are ignored. */
function proxiesTrusted({ TRUST_PROXY }: Settings): false | ((address: string, hop: number) => boolean) {
  if (TRUST_PROXY === 'off') return false
  const proxies = TRUST_PROXY === 'on' ? 1 : TRUST_PROXY
  return (_address, hop) => hop < proxies
}

function answerNothingElse(app: RafiqServer): void {
  app.setNotFoundHandler(() => {
    throw notFound()
  })
}

/** An id that a proxy may set for a request. */
const PROXY_ID = /^[\w.-]{8,100}$/

/**
 * One log line per answer, with the route instead of the URL: queries contain coordinates, which are never
 * logged. The line and the answer have the request's id, which a trusted proxy may set.
 */
function logAnswers(app: RafiqServer, isBehindProxy: boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    const given = request.headers['x-request-id']
    const isTrusted = isBehindProxy && typeof given === 'string' && PROXY_ID.test(given)
    reply.header(REQUEST_ID_HEADER, isTrusted ? given : randomUUID())
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    const requestId = reply.getHeader(REQUEST_ID_HEADER)
    request.log.info(
      { requestId, method: request.method, route, status: reply.statusCode, ms: reply.elapsedTime },
      'answered',
    )
    done()
  })
}

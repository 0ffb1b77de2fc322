import staticFiles from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '#shared/server/http/answer-errors.ts'
import type { RafiqServer, Services } from '#shared/server/services.ts'
import { type HtmlPage, htmlPage } from './html-page.ts'
import { acceptedLanguage, pageAt } from './page-head.ts'
import { FILE_POLICY, PERMISSIONS_POLICY, pagePolicy } from './page-policy.ts'
import { templateReader } from './page-template.ts'

/** Pages kept ready: every page × language for a few addresses of the server; a stranger's `Host` pushes out one. */
const KEPT_PAGES = 200

/** The web application: its files, and a page of HTML with the right head for every other path that a person opens. */
export async function webRoutes(app: RafiqServer, services: Services, webFolder: string): Promise<void> {
  const template = templateReader(webFolder, services.clock)
  const kept = new Map<string, Promise<HtmlPage>>()

  const files = {
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response: FastifyReply, path: string) => {
      response.header('cache-control', cacheControlOf(path))
      response.header('content-security-policy', FILE_POLICY)
    },
  } as const
  await app.register(staticFiles, { root: webFolder, ...files })
  await app.register(staticFiles, {
    root: services.contentFolder,
    prefix: '/content/',
    decorateReply: false,
    ...files,
  })

  const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = new URL(request.url, 'http://localhost').pathname
    const current = template()
    const head = {
      page: pageAt(path),
      path,
      language: acceptedLanguage(request.headers['accept-language']),
      origin: services.settings.PUBLIC_URL?.replace(/\/$/, '') ?? `${request.protocol}://${request.host}`,
    }
    const today = services.clock().toISOString().slice(0, 10)
    const key = [head.origin, head.page ? path : '', head.language.code, today, current.version].join(' ')
    let page = kept.get(key)
    if (!page) {
      page = firstAnswers(app, head).then((answers) => htmlPage(current, head, answers))
      page.catch(() => kept.delete(key))
      if (kept.size >= KEPT_PAGES) kept.delete(kept.keys().next().value ?? '')
      kept.set(key, page)
    }
    const { etag, bodies } = await page
    reply.headers({
      etag,
      'cache-control': 'no-cache',
      vary: 'Accept-Language, Accept-Encoding',
      'content-security-policy': pagePolicy(current.scriptHashes),
      'permissions-policy': PERMISSIONS_POLICY,
    })
    if (request.headers['if-none-match'] === etag) return reply.status(304).send()
    const coding = codingOf(request.headers['accept-encoding'])
    if (coding !== 'identity') reply.header('content-encoding', coding)
    return reply
      .status(head.page ? 200 : 404)
      .type('text/html; charset=utf-8')
      .send(bodies[coding])
  }

  app.get('/', answerPage)
  // The shell that the service worker keeps for every page, which may run what pages run.
  app.get('/index.html', (_, reply) => {
    const { html, scriptHashes } = template()
    const policy = pagePolicy(scriptHashes)
    return reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': policy })
      .type('text/html; charset=utf-8')
      .send(html.replace('<!--head-->', '<title>Rafiq</title>'))
  })
  app.setNotFoundHandler((request, reply) => {
    if (opensPage(request)) return answerPage(request, reply)
    throw notFound()
  })
}

/** Whether a person opens this address as a page: not the API, not a file. */
function opensPage(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? '/'
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return isRead && !/^\/(api|assets|content)(\/|$)/.test(path) && !/\.[a-z0-9]{2,12}$/i.test(path)
}

/** Files under `assets`, and content with its hash in its name, never change; the others may with every build. */
function cacheControlOf(file: string): string {
  return /[\\/]assets[\\/]|-[0-9a-f]{10}(\.json|[\\/]\d+\.json)/.test(file)
    ? 'public, max-age=31536000, immutable'
    : 'no-cache'
}

function codingOf(accepted: string | string[] | undefined): 'br' | 'gzip' | 'identity' {
  const names = String(accepted ?? '')
  if (/\bbr\b(?!;q=0(\.0*)?(,|$))/.test(names)) return 'br'
  return /\bgzip\b(?!;q=0(\.0*)?(,|$))/.test(names) ? 'gzip' : 'identity'
}

/** What the page would ask for first and the server can know: the verse of the day on the home page. */
async function firstAnswers(
  app: RafiqServer,
  head: { page: string | undefined; language: { code: string } },
): Promise<Readonly<Record<string, unknown>>> {
  if (head.page !== 'home') return {}
  const address = `/api/daily-verse?language=${head.language.code}`
  const answer = await app.inject({ url: address })
  return answer.statusCode === 200 ? { [address]: answer.json() } : {}
}

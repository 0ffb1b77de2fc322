import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { mosqueHead, mosqueIdAt } from '#features/mosques/server/mosque-head.ts'
import { translationFor } from '#features/quran/core/index.ts'
import { formatReaderAddress } from '#features/quran/core/reader-address.ts'
import type { CatalogueTranslation } from '#features/quran/server/catalogue.ts'
import { openQuran } from '#features/quran/server/quran.repository.ts'
import { readerAddressAt, readerPlace } from '#features/quran/server/reader-place.ts'
import { recitationOrigins } from '#features/quran/server/recitation-hosts.ts'
import { pageAt } from '#shared/core/pages.ts'
import { remembering } from '#shared/core/remembering.ts'
import { acceptedCoding } from '#shared/server/http/accepted-coding.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import { tileOrigins } from '#shared/server/map-tiles.ts'
import type { RafiqServer, Services } from '#shared/server/services.ts'
import { type HtmlPage, htmlPage } from './html-page.ts'
import { acceptedLanguage } from './page-head.ts'
import { FILE_POLICY, pagePolicy } from './page-policy.ts'
import { type PageTemplate, templateReader } from './page-template.ts'

/**
 * Pages kept ready, those asked for last: every page × language for a few addresses of the server, and the places of the
 * Quran that are read now.
 */
const KEPT_PAGES = 200
/**
 * Pages that depend on nothing but day, build, language and address, found again before the address is taken apart. They
 * share their bytes with those above: few of them, as addresses may be many.
 */
const READY_PAGES = 50
const READY_LENGTH = 300
/** Headers that tell a language. */
const KEPT_LANGUAGES = 200
const MS_PER_DAY = 86_400_000
const TRANSLATIONS = '/api/quran/translations'

/** The web application: its files, and a page of HTML with the right head for every other path that a person opens. */
export async function webRoutes(app: RafiqServer, services: Services, webFolder: string): Promise<void> {
  const template = templateReader(webFolder, services.clock)
  const quran = await openQuran(join(services.contentFolder, 'quran'))
  const kept = new Map<string, Promise<HtmlPage>>()
  const ready = new Map<string, HtmlPage>()
  const languageFor = remembering(KEPT_LANGUAGES, acceptedLanguage)
  const origins = {
    recitations: recitationOrigins(services.settings),
    tiles: tileOrigins(services.settings),
  }
  const publicOrigin = services.settings.PUBLIC_URL?.replace(/\/$/, '')

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

  const answerPage = (request: FastifyRequest, reply: FastifyReply) => {
    const current = template()
    const language = languageFor(request.headers['accept-language'])
    const origin = publicOrigin ?? `${request.protocol}://${request.host}`
    const today = Math.floor(services.clock().getTime() / MS_PER_DAY)
    const asked = `${today} ${current.version} ${language.code} ${origin} ${request.url}`
    const page = ready.get(asked)
    return page
      ? sendPage(request, reply, page, 200)
      : makePage(request, reply, { asked, today, current, language, origin })
  }

  const makePage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { asked, today, current, language, origin }: Asked,
  ) => {
    const path = pathOf(request)
    const address = readerAddressAt(path, queryOf(request))
    const place = address === 'bad' ? undefined : address
    const mosque = mosqueIdAt(path)
    const about = mosque === undefined ? undefined : await mosqueHead(services.database, mosque, language)
    const isNowhere = address === 'bad' || (mosque !== undefined && !about)
    const page = place ? 'quranReader' : isNowhere ? undefined : pageAt(path)?.name
    const shown = place ? formatReaderAddress(place) : page ? path : ''
    const isTranslated = page === 'quranReader' || (page === 'home' && needsImport(language))
    const translations = isTranslated ? await versionOf(app, TRANSLATIONS) : ''
    const key = `${origin} ${shown} ${language.code} ${today} ${current.version} ${translations} ${about?.title} ${about?.description}`
    let made = kept.get(key)
    if (!made) {
      const head = { page, path, language, origin, about }
      made = firstAnswers(app, head).then(async (answers) => {
        const there = (answers[TRANSLATIONS] ?? []) as readonly CatalogueTranslation[]
        const readers = place && (await readerPlace(quran, place, language, there))
        return htmlPage(current, { ...head, place: readers }, answers, origins)
      })
      made.catch(() => kept.delete(key))
      if (kept.size >= KEPT_PAGES) kept.delete(kept.keys().next().value ?? '')
    }
    kept.delete(key)
    kept.set(key, made)
    const finished = await made
    if (page && !about && !isTranslated && asked.length <= READY_LENGTH) {
      if (ready.size >= READY_PAGES) ready.clear()
      ready.set(asked, finished)
    }
    return sendPage(request, reply, finished, page ? 200 : 404)
  }

  app.get('/', answerPage)
  // The shell that the service worker keeps for every page, which may run what pages run.
  app.get('/index.html', (_, reply) => {
    const shell = template()
    return reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': pagePolicy(shell, origins) })
      .type('text/html; charset=utf-8')
      .send(shell.shell.replace('<!--head-->', '<title>Rafiq</title>').replace('<!--first-->', ''))
  })
  app.setNotFoundHandler((request, reply) => {
    if (opensPage(request)) return answerPage(request, reply)
    throw notFound()
  })
}

/** What a page is made for. */
interface Asked {
  readonly asked: string
  readonly today: number
  readonly current: PageTemplate
  readonly language: ReturnType<typeof acceptedLanguage>
  readonly origin: string
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, bodies, headers }: HtmlPage,
  status: number,
): FastifyReply {
  reply.headers(headers)
  if (request.headers['if-none-match'] === etag) return reply.status(304).send()
  const coding = acceptedCoding(request.headers['accept-encoding'])
  if (coding !== 'identity') reply.header('content-encoding', coding)
  return reply.status(status).send(bodies[coding])
}

/** Whether a person opens this address as a page: not the API, not a file. */
function opensPage(request: FastifyRequest): boolean {
  const path = pathOf(request)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return isRead && !/^\/(api|assets|content)(\/|$)/.test(path) && !/\.[a-z][a-z0-9]{1,11}$/i.test(path)
}

/** Files under `assets`, and content with its hash in its name, never change; the others may with every build. */
function cacheControlOf(file: string): string {
  return /[\\/]assets[\\/]|-[0-9a-f]{10}(\.json|[\\/]\d+\.json)/.test(file)
    ? 'public, max-age=31536000, immutable'
    : 'no-cache'
}

/** The path of the address, without its query. */
const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '/'

/** The query of the address, without its question mark. */
const queryOf = (request: FastifyRequest) => request.url.split('?', 2)[1] ?? ''

/**
 * What the page would ask for first and the server can know: the verse of the day on the home page; in the reader where
 * the texts are and which translations there are.
 */
async function firstAnswers(
  app: RafiqServer,
  head: { page: string | undefined; language: { code: string } },
): Promise<Readonly<Record<string, unknown>>> {
  const addresses = addressesAskedFirst(head)
  const answers = await Promise.all(addresses.map((url) => app.inject({ url })))
  return Object.fromEntries(
    answers.flatMap((answer, index) =>
      answer.statusCode === 200 ? [[addresses[index], answer.json()] as const] : [],
    ),
  )
}

/** Whether the verse of the day is translated into this language only by what an operator imports. */
const needsImport = ({ code }: { code: string }) => translationFor(code) !== code

/** Changes with what the address answers: an operator may import a translation at any time. */
async function versionOf(app: RafiqServer, url: string): Promise<string> {
  const { headers } = await app.inject({ method: 'HEAD', url })
  return String(headers.etag)
}

function addressesAskedFirst(head: { page: string | undefined; language: { code: string } }) {
  if (head.page === 'home') return [`/api/daily-verse?language=${head.language.code}`]
  return head.page === 'quranReader' ? ['/content/quran/index.json', TRANSLATIONS] : []
}

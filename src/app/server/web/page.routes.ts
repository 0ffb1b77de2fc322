import { createHash } from 'node:crypto'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { builtInTranslationFor } from '#features/quran/core/index.ts'
import { readDailyVerse } from '#features/quran/core/quran.contract.ts'
import { formatReaderAddress, readerAddressOfTyped } from '#features/quran/core/reader-address.ts'
import { readTranslations } from '#features/quran/core/translations.contract.ts'
import type { CatalogueTranslation } from '#features/quran/server/catalogue.ts'
import { openQuran } from '#features/quran/server/quran.repository.ts'
import { parseReaderPath, readerPreview } from '#features/quran/server/reader-preview.ts'
import { recitationOrigins } from '#features/quran/server/recitation-hosts.ts'
import { versePicture } from '#features/quran/server/verse-picture.ts'
import { interfaceLanguage, type Language, languageOf } from '#shared/core/languages.ts'
import { pageAt } from '#shared/core/pages.ts'
import { withSharedReadings } from '#shared/server/directory/shared-readings.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import { requestCounter, SERVER_ITSELF } from '#shared/server/http/limit-requests.ts'
import {
  acceptedCoding,
  type PrebuiltAnswer,
  prebuild,
  prebuiltBody,
} from '#shared/server/http/prebuilt-answer.ts'
import { publicOrigin } from '#shared/server/http/public-origin.ts'
import { tileOrigins } from '#shared/server/map-tiles.ts'
import type { RafiqServer, Services } from '#shared/server/services.ts'
import { addressHeads } from './address-heads.ts'
import { type HtmlPage, htmlPage } from './html-page.ts'
import { acceptedLanguage } from './page-head.ts'
import { filePolicy, pagePolicy } from './page-policy.ts'
import { type PageTemplate, templateReader } from './page-template.ts'
import { type PictureOfAddress, pictureRoutes, socialImage } from './picture.routes.ts'
import { sitemapRoutes } from './sitemap.routes.ts'

/** The number of cached pages: every page × language for a few hosts, and recently read places. */
const CACHED_PAGES = 200
const MS_PER_DAY = 86_400_000

/** The web application: its files, and an HTML page with the right head for every other page address. */
export async function pageRoutes(app: RafiqServer, services: Services, webFolder: string): Promise<void> {
  const template = templateReader(webFolder, services.clock)
  const quran = await openQuran(join(services.contentFolder, 'quran'))
  const pages = new LRUCache<string, HtmlPage, () => Promise<HtmlPage>>({
    max: CACHED_PAGES,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: make }) => make(),
  })
  const origins = {
    recitations: recitationOrigins(services.settings),
    tiles: tileOrigins(services.settings),
  }

  const files = {
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    // The entity tag identifies a version. Each header is sent with every file of the first view.
    lastModified: false,
    acceptRanges: false,
    setHeaders: (response: FastifyReply, path: string) => {
      response.header('cache-control', cacheControlOf(path))
      response.header('content-security-policy', filePolicy(path))
      // For documents only, not for files of the first view.
      response.removeHeader('cross-origin-opener-policy')
    },
  } as const
  await app.register(staticFiles, { root: webFolder, ...files })
  await app.register(staticFiles, {
    root: services.contentFolder,
    prefix: '/content/',
    decorateReply: false,
    ...files,
  })

  const headOfAddress = addressHeads(services)

  /** The subject of an address’s own picture: verses, a surah or an entry of a directory. */
  const pictureOf: PictureOfAddress = async ({ path, language }) => {
    const address = parseReaderPath(path, '')
    if (address) return address === 'bad' ? undefined : versePicture(quran, address, language)
    const found = await headOfAddress({ path, language, origin: '' })
    return found === 'missing' ? undefined : found?.picture
  }
  pictureRoutes(app, pictureOf)

  const makePage = async (request: FastifyRequest, reply: FastifyReply) => {
    const current = template()
    const asked = languageOf(new URLSearchParams(queryOf(request)).get('lang') ?? '')
    const accepted = asked ?? acceptedLanguage(request.languages())
    const language = interfaceLanguage(accepted)
    const origin = publicOrigin(request, services.settings)
    const today = Math.floor(services.clock().getTime() / MS_PER_DAY)
    const path = pathOf(request)
    const address = parseReaderPath(path, queryOf(request))
    const place = address === 'bad' ? undefined : address
    const found = await headOfAddress({ path, language, origin })
    const {
      about,
      structuredData,
      feeds,
      isUnlisted,
      image: own,
      asks = [],
    } = found === 'missing' ? {} : { ...found }
    const isNowhere = address === 'bad' || found === 'missing'
    const page = place ? 'quranReader' : isNowhere ? undefined : pageAt(path)?.name
    const typed = page || place ? undefined : readerAddressOfTyped(path)
    if (typed) return reply.redirect(withQuery(typed, queryOf(request)), 301)
    const shown = place ? formatReaderAddress(place) : page ? path : ''
    const isTranslated = page === 'quranReader' || (page === 'home' && needsImport(accepted))
    const translations = isTranslated ? await versionOf(app, readTranslations.path) : ''
    // Lists and entries change at any time. They count as the visitor’s requests, which they replace.
    const ofAddress = await firstAnswers(app, asks, request.ip)
    const key = `${origin} ${shown} ${asked ? 'asked' : ''} ${accepted.code} ${today} ${current.version} ${translations} ${JSON.stringify([about, structuredData, feeds, own])} ${digestOf(ofAddress)}`
    const made = await pages.forceFetch(key, {
      context: async () => {
        const subject = { about, structuredData, feeds, isUnlisted }
        const head = { page, path, language, hasLanguage: asked !== undefined, origin, ...subject }
        const answers = { ...(await firstAnswers(app, addressesAskedFirst(page, accepted))), ...ofAddress }
        const there = (answers[readTranslations.path] ?? []) as readonly CatalogueTranslation[]
        const reader = place && (await readerPreview(quran, place, accepted, there))
        const hasPicture = place
          ? place.kind === 'surah' || place.verses
          : found !== 'missing' && found?.picture
        const image = hasPicture ? socialImage(reader?.canonicalPath ?? path, language) : own
        return htmlPage(current, { ...head, place: reader, image }, answers, origins)
      },
    })
    return sendPage(request, reply, made, page ? 200 : 404)
  }

  const secondsToWait = requestCounter(app, services.settings)
  const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const seconds = await secondsToWait(request)
    return seconds > 0
      ? refusePage(request, reply, seconds)
      : withSharedReadings(() => makePage(request, reply))
  }
  /** Making a page costs much more than sending the shell, which opens the page in a browser all the same. */
  const refusePage = (request: FastifyRequest, reply: FastifyReply, seconds: number) =>
    sendShell(request, reply.status(429).headers({ 'retry-after': seconds, 'cache-control': 'no-store' }))

  const shells = shellCache()
  /** The page for all addresses. It may run the same scripts as pages. */
  const sendShell = async (request: FastifyRequest, reply: FastifyReply) => {
    const current = template()
    const shell = await shells.forceFetch(current)
    reply.header('content-security-policy', pagePolicy(current, origins))
    return reply.send(prebuiltBody(request, reply, shell))
  }

  sitemapRoutes(app, services)
  app.get('/', answerPage)
  // What the service worker caches for all pages. Like files it has no limit, so that new versions can be installed.
  app.get('/index.html', (request, reply) => sendShell(request, reply.header('cache-control', 'no-cache')))
  app.setNotFoundHandler((request, reply) => {
    if (opensPage(request)) return answerPage(request, reply)
    throw notFound()
  })
}

/** The shell of the current build, compressed once. */
const shellCache = () =>
  new LRUCache<PageTemplate, PrebuiltAnswer>({
    max: 1,
    fetchMethod: ({ shell }) =>
      prebuild(
        shell.replace('<!--head-->', '<title>Rafiq</title>').replace('<!--first-->', ''),
        'text/html; charset=utf-8',
      ),
  })

function sendPage(request: FastifyRequest, reply: FastifyReply, page: HtmlPage, status: number) {
  const coding = acceptedCoding(request)
  reply.headers({ ...page.headers, ...(coding !== 'identity' && { 'content-encoding': coding }) })
  return reply.status(status).send(page.bodies[coding])
}

/** Whether an address is a page, and not part of the API or a file. */
function opensPage(request: FastifyRequest): boolean {
  const path = pathOf(request)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return isRead && !/^\/(api|assets|content)(\/|$)/.test(path) && !/\.[a-z][a-z0-9]{1,11}$/i.test(path)
}

/**
 * Files under `assets`, and content with a hash in its name, never change; others may change with every
 * build.
 */
function cacheControlOf(file: string): string {
  return /[\\/]assets[\\/]|-[0-9a-f]{10}(\.json|[\\/]\d+\.json)/.test(file)
    ? 'public, max-age=31536000, immutable'
    : 'no-cache'
}

/** The path without its query. */
const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '/'

const withQuery = (path: string, query: string) => (query ? `${path}?${query}` : path)

/** The query without its question mark. */
const queryOf = (request: FastifyRequest) => request.url.split('?', 2)[1] ?? ''

/**
 * The answers to the first requests of a page: on the home page the verse of the day, in the reader the addresses of texts
 * and the translations, on the page of a list its first entries, on that of an entry the entry.
 */
async function firstAnswers(
  app: RafiqServer,
  addresses: readonly string[],
  remoteAddress = SERVER_ITSELF,
): Promise<Readonly<Record<string, unknown>>> {
  const answers = await Promise.all(addresses.map((url) => app.inject({ url, remoteAddress })))
  return Object.fromEntries(
    answers.flatMap((answer, index) =>
      answer.statusCode === 200 ? [[addresses[index], answer.json()] as const] : [],
    ),
  )
}

const digestOf = (answers: Readonly<Record<string, unknown>>) =>
  createHash('sha256').update(JSON.stringify(answers)).digest('base64url')

/** Whether only imported translations can provide the verse of the day in this language. */
const needsImport = ({ code }: { code: string }) => builtInTranslationFor(code) !== code

/** Changes with the embedded answers: an operator may import a translation at any time. */
async function versionOf(app: RafiqServer, url: string): Promise<string> {
  const { headers } = await app.inject({ method: 'HEAD', url, remoteAddress: SERVER_ITSELF })
  return String(headers.etag)
}

function addressesAskedFirst(page: string | undefined, { code }: Language) {
  if (page === 'home') return [`${readDailyVerse.path}?language=${code}`]
  return page === 'quranReader' ? ['/content/quran/index.json', readTranslations.path] : []
}

import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { notFound } from '#shared/server/http/answer-errors.ts'
import { escapeHtml } from '#shared/server/http/escape-html.ts'
import { publicOrigin } from '#shared/server/http/public-origin.ts'
import type { RafiqServer, Services } from '#shared/server/services.ts'
import { addressLanguages, alternatesOf } from './indexed-pages.ts'
import { type SitemapSection, sitemapSections } from './sitemap-sections.ts'

/** The limits of the protocol for one file: addresses, and bytes before compression with room for the frame. */
const MOST_ADDRESSES = 50_000
const MOST_BYTES = 50_000_000
/** A generous length of one link to one language. */
const BYTES_OF_LINK = 200

/** The addresses of each entry: one without a language and one for each. */
const ADDRESSES = addressLanguages.length + 1
/** The entries in one file. Every address lists all others, so their size grows with the square. */
const ENTRIES_PER_FILE = Math.floor(
  Math.min(MOST_ADDRESSES / ADDRESSES, MOST_BYTES / (BYTES_OF_LINK * ADDRESSES * (ADDRESSES + 1))),
)
const CACHE = 'public, max-age=3600'
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/**
 * `/robots.txt`, `/sitemap.xml` with the list of parts, and the parts, which are written while they are sent.
 * `entriesPerFile` is smaller in tests.
 */
export function sitemapRoutes(
  app: RafiqServer,
  services: Pick<Services, 'database' | 'contentFolder' | 'settings'>,
  entriesPerFile = ENTRIES_PER_FILE,
): void {
  const { settings } = services
  const sections = sitemapSections(services)

  app.get('/robots.txt', (request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-type': 'text/plain; charset=utf-8' })
      .send(robots(publicOrigin(request, settings), sections)),
  )

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = publicOrigin(request, settings)
    const parts = await Promise.all(
      sections.map(async ({ name, count }) => {
        const files = Math.ceil((await count()) / entriesPerFile)
        return Array.from({ length: files }, (_, at) => `${origin}/sitemaps/${name}-${at + 1}.xml.gz`)
      }),
    )
    const entries = parts.flat().map((address) => `<sitemap><loc>${escapeHtml(address)}</loc></sitemap>\n`)
    reply.headers({ 'cache-control': CACHE, 'content-type': 'application/xml; charset=utf-8' })
    return `${XML}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('')}</sitemapindex>\n`
  })

  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const [, name, number] = /^([a-z-]+)-([1-9]\d{0,5})\.xml\.gz$/.exec(request.params.file) ?? []
    const section = sections.find((each) => each.name === name)
    const from = (Number(number) - 1) * entriesPerFile
    if (!section || from >= (await section.count())) throw notFound()
    const paths = section.paths(from, entriesPerFile)
    const compressed = createGzip()
    pipeline(Readable.from(urlSet(publicOrigin(request, settings), paths)), compressed, (error) => {
      if (error) request.log.warn({ err: error }, 'a sitemap broke off')
    })
    return reply.headers({ 'cache-control': CACHE, 'content-type': 'application/gzip' }).send(compressed)
  })
}

/** Search engines read the API only where a public page shows its answers. */
function robots(origin: string, sections: readonly SitemapSection[]): string {
  const read = sections.flatMap(({ api }) => (api ? [`Allow: ${api}`] : []))
  const lines = ['User-agent: *', 'Disallow: /api/', 'Disallow: /admin', ...read, 'Allow: /']
  return `${lines.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`
}

async function* urlSet(origin: string, paths: AsyncIterable<string>): AsyncGenerator<string> {
  yield `${XML}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  for await (const path of paths) yield entryOf(`${origin}${path}`)
  yield '</urlset>\n'
}

/** One entry for each language’s address, each with links to all of them. */
function entryOf(address: string): string {
  const alternates = alternatesOf(address).map((each) => ({ ...each, address: escapeHtml(each.address) }))
  const links = alternates
    .map(({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`)
    .join('')
  return alternates.map((each) => `<url><loc>${each.address}</loc>${links}</url>\n`).join('')
}

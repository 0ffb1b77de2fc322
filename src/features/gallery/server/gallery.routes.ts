import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { interfaceLanguage, type Language, languageOf, languages } from '#shared/core/languages.ts'
import type { Database } from '#shared/server/database/database.ts'
import { everyHour } from '#shared/server/every-hour.ts'
import type { FileStore } from '#shared/server/files/file-store.ts'
import { openFileStore } from '#shared/server/files/open-file-store.ts'
import { removeUnusedFiles } from '#shared/server/files/remove-unused-files.ts'
import { replyWithFile } from '#shared/server/files/reply-with-file.ts'
import { answerCache } from '#shared/server/http/answer-cache.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import { prebuild, prebuiltBody } from '#shared/server/http/prebuilt-answer.ts'
import { route } from '#shared/server/http/route.ts'
import type { RafiqServer, ServerFeature } from '#shared/server/services.ts'
import { taskQueue } from '#shared/server/task-queue.ts'
import { readGallery, readPicture } from '../core/gallery.contract.ts'
import type { DrawnPicture } from '../core/picture.ts'
import { drawnPicture, pictures } from '../core/pictures.ts'
import type { QuotedTexts } from '../core/quoted-text.ts'
import { type SizeName, sizeNames } from '../core/sizes.ts'
import { addedAnswer, findAdded, listAdded } from './added-pictures.ts'
import { drawnSvg, imageCache, pngOf } from './drawn-image.ts'
import { galleryAdminRoutes } from './gallery-admin.routes.ts'
import { readQuotedTexts } from './gallery-texts.ts'
import { drawnAnswer } from './picture-answer.ts'
import { dropUnusedFiles, findPublicFile, GALLERY_AREA, usedKeys } from './picture-files.ts'

const CACHE = { cacheControl: 'public, max-age=300, stale-while-revalidate=86400' }
/** Pictures change only with releases. */
const IMAGE_CACHE = 'public, max-age=86400, stale-while-revalidate=604800'
/** A picture can be taken back. */
const ADDED_CACHE = 'public, max-age=3600'
const UUID = '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'
const SVG_BYTES = 30_000_000
/** A page shows all pictures at once; a file of pixels takes a core for up to half a second. */
const SVG_PER_MINUTE = 400
const PNG_PER_MINUTE = 60
const queueLimits = { concurrency: 1, maxWaiting: 20, busy: 'Too many pictures at once. Try again.' }

/** The gallery: its list, its pictures, and their files. */
export const galleryFeature: ServerFeature = async (app, services) => {
  const { contentFolder, settings, log, database, clock } = services
  const store = openFileStore(settings)
  const quoted = await readQuotedTexts(contentFolder)

  route(
    app,
    readGallery,
    async ({ query: { category, language } }) => {
      const drawn = pictures.map((picture) => drawnAnswer(picture, quoted, knownLanguage(language)))
      const added = (await listAdded(database)).map((picture) => addedAnswer(picture, language))
      return [...drawn, ...added]
        .filter((picture) => category === undefined || picture.category === category)
        .toSorted((a, b) => Number(b.featured ?? false) - Number(a.featured ?? false))
    },
    CACHE,
  )
  route(
    app,
    readPicture,
    async ({ params: { id }, query: { language } }) => {
      const drawn = drawnPicture(id)
      if (drawn) return drawnAnswer(drawn, quoted, knownLanguage(language))
      const added = await findAdded(database, id)
      if (!added) throw notFound()
      return addedAnswer(added, language)
    },
    CACHE,
  )
  drawnFiles(app, quoted)
  addedFiles(app, database, store)
  galleryAdminRoutes(app, services, store)
  everyHour(app, log, {
    name: 'galleryFiles',
    failed: 'unused pictures of the gallery could not be removed',
    work: async () => {
      await dropUnusedFiles(database, clock())
      await removeUnusedFiles(store, GALLERY_AREA, clock(), (keys) => usedKeys(database, keys))
    },
  })
}

const knownLanguage = (code: string): Language => interfaceLanguage(languageOf(code) ?? languages[0])

interface FileRequest {
  readonly Params: { readonly id: string }
  readonly Querystring: { readonly lang?: unknown; readonly size?: unknown }
}

interface Asked {
  readonly picture: DrawnPicture
  readonly language: Language
  readonly size: SizeName
  readonly key: string
}

/** `/gallery/<id>.svg` and `.png`, with `lang` and `size`. */
function drawnFiles(app: RafiqServer, quoted: QuotedTexts): void {
  const drawings = answerCache(SVG_BYTES)
  const images = imageCache()
  const queue = taskQueue(queueLimits)
  const svgOf = ({ picture, language, size }: Asked) => drawnSvg(picture, { quoted, language, size })

  app.get<FileRequest>(
    '/gallery/:id(^[a-z0-9-]+$).svg',
    { config: { rateLimit: { max: SVG_PER_MINUTE } } },
    async (request, reply) => {
      const asked = askedPicture(request)
      const answer = await drawings.forceFetch(asked.key, {
        context: () => prebuild(svgOf(asked), 'image/svg+xml; charset=utf-8'),
      })
      return prebuiltBody(request, withFileHeaders(reply), answer)
    },
  )
  app.get<FileRequest>(
    '/gallery/:id(^[a-z0-9-]+$).png',
    { config: { rateLimit: { max: PNG_PER_MINUTE } } },
    async (request, reply) => {
      const asked = askedPicture(request)
      const image = await images.forceFetch(asked.key, {
        context: () => queue.run(async () => pngOf(svgOf(asked))),
      })
      const etag = `"${createHash('sha256').update(image).digest('base64url').slice(0, 22)}"`
      return withFileHeaders(reply).header('etag', etag).type('image/png').send(image)
    },
  )
}

function askedPicture({ params, query }: FastifyRequest<FileRequest>): Asked {
  const picture = drawnPicture(params.id)
  if (!picture) throw notFound()
  const language = knownLanguage(String(query.lang ?? ''))
  const size = sizeNames.find((name) => name === query.size) ?? 'square'
  return { picture, language, size, key: [picture.id, language.code, size].join(' ') }
}

/** `/gallery/files/<id>.<extension>`, as long as people see its picture. */
function addedFiles(app: RafiqServer, database: Database, store: FileStore): void {
  app.get<{ Params: { id: string } }>(`/gallery/files/:id(${UUID}).:extension`, async (request, reply) => {
    const file = await findPublicFile(database, request.params.id)
    return replyWithFile(store, file, request, reply, { cacheControl: ADDED_CACHE, name: 'picture' })
  })
}

/** An SVG file that is opened on its own may load and run nothing. */
const withFileHeaders = (reply: FastifyReply) =>
  reply.headers({ 'cache-control': IMAGE_CACHE, 'content-security-policy': "default-src 'none'; sandbox" })

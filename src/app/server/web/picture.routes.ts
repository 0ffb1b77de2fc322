import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { AppError } from '#shared/core/app-error.ts'
import { interfaceLanguage, type Language, languageOf, languages } from '#shared/core/languages.ts'
import type { HeadImage } from '#shared/server/directory/directory-head.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import { drawPicture } from '#shared/server/picture/draw-picture.ts'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '#shared/server/picture/picture-size.ts'
import type { PictureSubject } from '#shared/server/picture/social-picture.ts'
import type { RafiqServer } from '#shared/server/services.ts'
import { taskQueue } from '#shared/server/task-queue.ts'

/** The subject of the picture for an address; `undefined` for addresses that have none of their own. */
export type PictureOfAddress = (request: {
  readonly path: string
  readonly language: Language
}) => Promise<PictureSubject | undefined>

const MOST_PICTURES = 300
const MOST_BYTES = 30_000_000
/** Drawing takes a core for about a tenth of a second. */
const PICTURES_PER_MINUTE = 60
const queueLimits = { concurrency: 1, maxWaiting: 20, busy: 'Too many pictures at once. Try again.' }
const CACHE = 'public, max-age=86400'
/** Changes with the design, so that drawn pictures are replaced. */
const DESIGN = 2

/** A page’s social picture. */
export const socialImage = (path: string, { code }: Language): HeadImage => ({
  path: `/social${path}.png?lang=${code}`,
  width: PICTURE_WIDTH,
  height: PICTURE_HEIGHT,
})

/** The social pictures, drawn when they are asked for. Where none can be drawn, the picture of the app is sent. */
export function pictureRoutes(app: RafiqServer, pictureOf: PictureOfAddress, draw = drawPicture): void {
  const queue = taskQueue(queueLimits)
  const pictures = new LRUCache<string, Buffer, PictureSubject>({
    max: MOST_PICTURES,
    maxSize: MOST_BYTES,
    sizeCalculation: ({ length }) => length,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: subject }) => queue.run(() => draw(subject)),
  })

  app.get<{ Params: { '*': string }; Querystring: { lang?: unknown } }>(
    '/social/*',
    { config: { rateLimit: { max: PICTURES_PER_MINUTE } } },
    async (request, reply) => {
      const [, path] = /^(.+)\.png$/.exec(request.params['*']) ?? []
      const language = interfaceLanguage(languageOf(String(request.query.lang ?? '')) ?? languages[0])
      const subject = path && (await pictureOf({ path: `/${path}`, language }))
      if (!subject) throw notFound()
      const key = createHash('sha256')
        .update(JSON.stringify([DESIGN, subject]))
        .digest('base64url')
      const etag = `"${key.slice(0, 22)}"`
      reply.headers({ 'cache-control': CACHE, etag })
      // The tag names the subject, so a known picture is not even drawn.
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      try {
        const picture = await pictures.forceFetch(key, { context: subject })
        return reply.type('image/png').send(picture)
      } catch (error) {
        if (error instanceof AppError) throw error
        request.log.error({ err: error }, 'a social picture could not be drawn')
        return reply.removeHeader('etag').header('cache-control', 'no-store').redirect('/social.png')
      }
    },
  )
}

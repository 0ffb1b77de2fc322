import { AppError } from '#shared/core/app-error.ts'
import { type DocumentFormat, documentFormat, pictureFormats } from '#shared/core/document/document-format.ts'
import type { RafiqServer } from '../services.ts'
import type { PictureSize } from './picture-parts.ts'
import { strippedPicture } from './stripped-picture.ts'

/** Media types of uploads. What a file is, is decided by its bytes. */
const TYPES = /^(image\/|application\/(pdf|octet-stream))/i
/** More pixels would fill the memory of the phone that shows them. */
const MOST_PIXELS = 60_000_000

/** Lets the calls of `app` accept pictures and documents of at most `limit` bytes as bodies. */
export function acceptDocuments(app: RafiqServer, limit: number): void {
  app.addContentTypeParser(TYPES, { parseAs: 'buffer', bodyLimit: limit }, (_, body, done) =>
    done(null, body),
  )
}

export interface UploadedDocument {
  readonly format: DocumentFormat
  readonly content: Uint8Array
  /** The size of a picture in pixels. */
  readonly size: PictureSize | undefined
}

/**
 * A body as a picture without its metadata, such as the place where it was taken, or as a PDF document. Throws
 * `unknown_document` for everything else, and for a PDF unless `formats` has it.
 */
export function documentIn(
  body: unknown,
  formats: readonly DocumentFormat[] = pictureFormats,
): UploadedDocument {
  const format = Buffer.isBuffer(body) ? documentFormat(body) : undefined
  if (!Buffer.isBuffer(body) || !format || !formats.includes(format)) throw unknownDocument()
  if (!pictureFormats.includes(format)) return { format, content: body, size: undefined }
  const picture = strippedPicture(body, format)
  if (!picture || picture.size.width * picture.size.height > MOST_PIXELS) throw unknownDocument()
  return { format, ...picture }
}

const unknownDocument = () =>
  new AppError('unknown_document', 415, 'The file is not a picture or document of an accepted kind.')

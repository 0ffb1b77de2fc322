import { documentFormat, documentFormats, pictureFormats } from '#shared/core/document/document-format.ts'
import { dataAddress } from '#shared/web/picture/data-address.ts'
import { FILE_MAX_BYTES, type SubmissionFile } from '../../core/business-submission.ts'

/** A chosen file as it will be sent. */
export interface ChosenFile {
  readonly blob: Blob
  /** The media type of its bytes. */
  readonly type: string
  /** A small picture of it as a `data:` address; none for a PDF. */
  readonly preview: string | undefined
}

export type FileTrouble = 'unknown_document' | 'too_large'

/** Pixels of the longer side; more isn’t seen on a page. */
const LONGEST_SIDE = 1600
const PREVIEW_SIDE = 320
const QUALITY = 0.85

/**
 * Checks a file by its bytes. A picture is drawn again, smaller and as JPEG, which also leaves out where and when it was
 * taken; the server checks and strips it again.
 */
export async function prepareFile(file: Blob, kind: SubmissionFile): Promise<ChosenFile | FileTrouble> {
  const format = documentFormat(new Uint8Array(await file.slice(0, 16).arrayBuffer()))
  if (format === documentFormats.pdf && kind === 'certificate') {
    if (file.size > FILE_MAX_BYTES) return 'too_large'
    return { blob: file, type: format.type, preview: undefined }
  }
  if (!format || !pictureFormats.includes(format)) return 'unknown_document'
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return 'unknown_document'
  try {
    const blob = await drawn(picture, LONGEST_SIDE)
    if (!blob) return 'unknown_document'
    const preview = await drawn(picture, PREVIEW_SIDE)
    return { blob, type: documentFormats.jpg.type, preview: preview && (await dataAddress(preview)) }
  } finally {
    picture.close()
  }
}

function drawn(picture: ImageBitmap, longest: number): Promise<Blob | undefined> {
  const factor = Math.min(1, longest / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * factor))
  canvas.height = Math.max(1, Math.round(picture.height * factor))
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(undefined)
  // JPEG has no transparency; it would turn black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob ?? undefined), documentFormats.jpg.type, QUALITY),
  )
}

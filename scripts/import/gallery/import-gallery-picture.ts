import { readFile, stat } from 'node:fs/promises'
import {
  type AddedPicture,
  newPicture,
  PICTURE_LENGTHS,
  PICTURE_MAX_BYTES,
  PICTURE_SLUG_LENGTH,
  pictureSlug,
  pictureTroubles,
} from '#features/gallery/core/added-picture.ts'
import { type Category, categories } from '#features/gallery/core/picture.ts'
import { isReserved } from '#features/gallery/core/pictures.ts'
import { importPicture } from '#features/gallery/server/import-picture.ts'
import { pictureIn } from '#features/gallery/server/picture-files.ts'
import { AppError } from '#shared/core/app-error.ts'
import { SLUG } from '#shared/core/directory/title-slug.ts'
import type { Database } from '#shared/server/database/database.ts'
import type { FileStore } from '#shared/server/files/file-store.ts'
import { ImportError } from '../import-error.ts'
import type { AddOptions, Given } from '../import-kind.ts'

/** Opens the database and the file store for some work. */
type OpenGallery = <Result>(
  work: (database: Database, store: FileStore) => Promise<Result>,
) => Promise<Result>

const isSlug = (id: string): boolean => SLUG.test(id) && id.length <= PICTURE_SLUG_LENGTH

/**
 * Publishes a picture of the gallery from a file and the options of the command line. Throws `ImportError`, and then nothing
 * has changed.
 */
export async function importGalleryPicture(
  path: string,
  given: Given,
  open: OpenGallery,
  { replace, dryRun, say }: Omit<AddOptions, 'dataFolder'>,
): Promise<void> {
  const picture = pictureOf(given)
  const content = await contentOf(path)
  const { width, height, extension } = checked(() => pictureIn(content))
  say(`Read ${width} × ${height} pixels (${extension}).`)
  if (dryRun) return say(`Nothing saved. The id would be ${picture.slug}.`)
  const outcome = await open((database, store) =>
    importPicture({ database, clock: () => new Date() }, store, picture, { content, replace }),
  )
  if (outcome === 'exists') {
    throw new ImportError(
      `There is a picture ${picture.slug} already. Add --replace to replace it, or choose another --id.`,
    )
  }
  say(`${outcome === 'added' ? 'Added' : 'Replaced'} ${picture.slug} (${picture.title}).`)
}

function pictureOf(given: Given): Omit<AddedPicture, 'file'> {
  const text = (name: string) => given[name]?.trim() ?? ''
  const picture = {
    ...newPicture,
    title: text('title'),
    titleArabic: text('title-arabic') || text('title'),
    description: text('description'),
    descriptionArabic: text('description-arabic') || text('description'),
    author: text('author'),
    licence: text('licence'),
    sourceUrl: text('source'),
    category: categoryOf(given.category ?? 'nature'),
  }
  const { file: _, ...troubles } = pictureTroubles(picture)
  for (const [field, code] of Object.entries(troubles)) throw new ImportError(sentenceOn(field, code))
  const slug = given.id ?? pictureSlug(picture.title)
  if (!isSlug(slug)) {
    throw new ImportError(
      `Give an --id of lower-case Latin letters, digits and hyphens, ${PICTURE_SLUG_LENGTH} characters at most.`,
    )
  }
  if (isReserved(slug)) throw new ImportError(`The id ${slug} is taken. Choose another --id.`)
  const { file: _file, isPublished: _isPublished, ...texts } = picture
  return { ...texts, slug }
}

const optionOf: Readonly<Record<string, string>> = {
  titleArabic: 'title-arabic',
  descriptionArabic: 'description-arabic',
  sourceUrl: 'source',
}

function sentenceOn(field: string, code: string): string {
  const option = `--${optionOf[field] ?? field}`
  if (code === 'missing') return `A picture needs ${option}.`
  if (code === 'too_long')
    return `${option} is longer than ${PICTURE_LENGTHS[field as keyof typeof PICTURE_LENGTHS]} characters.`
  return code === 'not_latin' ? `${option} needs a Latin letter or a digit.` : `${option} is no web address.`
}

function categoryOf(name: string): Category {
  const found = categories.find((category) => category === name)
  if (!found) throw new ImportError(`Unknown category ${name}. Available: ${categories.join(', ')}.`)
  return found
}

async function contentOf(path: string): Promise<Buffer> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) throw new ImportError(`Couldn’t read ${JSON.stringify(path)}.`)
  if (found.size > PICTURE_MAX_BYTES) throw new ImportError('The picture is larger than 8 MB.')
  return readFile(path)
}

function checked<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new ImportError(
      error.code === 'picture_size' ? error.message : 'The file is not a JPEG, PNG or WebP picture.',
    )
  }
}

import { readFile, stat } from 'node:fs/promises'
import { imageSize } from 'image-size'
import { type Category, categories } from '#features/gallery/core/picture.ts'
import { drawnPicture } from '#features/gallery/core/pictures.ts'
import {
  type Extension,
  isPictureId,
  operatorFolder,
  readOperatorPictures,
} from '#features/gallery/server/operator-pictures.ts'
import {
  type PictureDetails,
  removeOperatorPicture,
  saveOperatorPicture,
} from '#features/gallery/server/save-operator-picture.ts'
import { ImportError, writeError } from '../import-error.ts'
import type { AddOptions, Given, ImportKind } from '../import-kind.ts'

const MOST_MEGABYTES = 8
const BYTES = 1_000_000
const SMALLEST_SIDE = 300
const LARGEST_SIDE = 8000

/** Pictures for the gallery. */
export const galleryKind: ImportKind = {
  name: 'gallery',
  options: ['title', 'title-arabic', 'licence', 'author', 'category', 'description', 'id'],
  usage: '--title "…" --licence "…" --author "…"',
  about: [
    `A picture for the gallery: JPEG, PNG or WebP, ${MOST_MEGABYTES} MB at most, ${SMALLEST_SIDE} to ${LARGEST_SIDE} pixels a side.`,
    'It is served as it is, so remove the place and other details from photographs first. No people or animals.',
    '--title TEXT          title',
    '--title-arabic TEXT   title in Arabic; default: the title',
    '--licence TEXT        licence in one sentence, shown with the picture',
    '--author TEXT         author, shown with the picture',
    `--category NAME       ${categories.join(', ')}; default: nature`,
    '--description TEXT    what it shows',
    '--id ID               default: the title, such as morning-in-fez',
  ],
  add,
  list,
  remove,
}

async function add(
  path: string,
  given: Given,
  { dataFolder, replace, dryRun, say }: AddOptions,
): Promise<void> {
  const details = detailsOf(given)
  const { content, ...facts } = await readPicture(path)
  say(`Read ${facts.width} × ${facts.height} pixels (${facts.extension}).`)
  if (dryRun) return say(`Nothing saved. The id would be ${details.id}.`)
  const folder = operatorFolder(dataFolder)
  const outcome = await saveOperatorPicture(folder, { ...details, ...facts }, content, { replace }).catch(
    (error) => {
      throw writeError(error, folder)
    },
  )
  if (outcome === 'exists') {
    throw new ImportError(
      `There is a picture ${details.id} already. Add --replace to replace it, or choose another --id.`,
    )
  }
  say(`${outcome === 'added' ? 'Added' : 'Replaced'} ${details.id} (${details.title}), in ${folder}.`)
  say('A Rafiq that uses this folder offers it within seconds; no restart needed.')
}

function detailsOf(given: Given): Omit<PictureDetails, 'extension' | 'width' | 'height'> {
  const needed = (name: string) => {
    const value = given[name]?.trim()
    if (!value) throw new ImportError(`A picture needs --${name}.`)
    return value
  }
  const title = needed('title')
  const id = given.id ?? slugOf(title)
  if (!isPictureId(id)) {
    throw new ImportError(
      'Give an --id of lower-case Latin letters, digits and hyphens, 60 characters at most.',
    )
  }
  if (id === 'make' || drawnPicture(id)) throw new ImportError(`The id ${id} is taken. Choose another --id.`)
  return {
    id,
    title,
    titleArabic: given['title-arabic']?.trim() || title,
    licence: needed('licence'),
    author: needed('author'),
    category: categoryOf(given.category ?? 'nature'),
    description: given.description?.trim() ?? '',
  }
}

function categoryOf(name: string): Category {
  const found = categories.find((category) => category === name)
  if (!found) throw new ImportError(`Unknown category ${name}. Available: ${categories.join(', ')}.`)
  return found
}

const slugOf = (title: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const extensions: Readonly<Record<string, Extension>> = { jpg: 'jpg', png: 'png', webp: 'webp' }

/** The file’s content, with its type and size by what is in it, whatever its name says. */
async function readPicture(path: string) {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) throw new ImportError(`Couldn’t read ${JSON.stringify(path)}.`)
  if (found.size > MOST_MEGABYTES * BYTES) {
    throw new ImportError(`The picture is larger than ${MOST_MEGABYTES} MB.`)
  }
  const content = await readFile(path)
  const { type = '', width, height } = measured(content)
  const extension = extensions[type]
  if (!extension) throw new ImportError('The file is not a JPEG, PNG or WebP picture.')
  if (Math.min(width, height) < SMALLEST_SIDE || Math.max(width, height) > LARGEST_SIDE) {
    throw new ImportError(
      `Each side needs ${SMALLEST_SIDE} to ${LARGEST_SIDE} pixels; this one has ${width} × ${height}.`,
    )
  }
  return { content, extension, width, height }
}

function measured(content: Uint8Array) {
  try {
    return imageSize(content)
  } catch {
    throw new ImportError('The file is not a JPEG, PNG or WebP picture.')
  }
}

async function list(dataFolder: string): Promise<readonly string[]> {
  const damaged: string[] = []
  const found = await readOperatorPictures(operatorFolder(dataFolder), (file) =>
    damaged.push(`${file} is damaged`),
  )
  const lines = found.map(({ id, title, category, author, licence }) =>
    [id, title, category, author, licence].join(' · '),
  )
  return [...lines, ...damaged]
}

async function remove(dataFolder: string, id: string): Promise<void> {
  const folder = operatorFolder(dataFolder)
  const removed =
    isPictureId(id) &&
    (await removeOperatorPicture(folder, id).catch((error) => {
      throw writeError(error, folder)
    }))
  if (!removed) throw new ImportError(`No imported picture ${JSON.stringify(id.slice(0, 80))}.`)
}

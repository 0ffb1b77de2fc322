import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { PictureAnswer } from '../core/gallery.contract.ts'
import { categories } from '../core/picture.ts'

/** The folder below `DATA_DIR` with the operator’s pictures: for each its file and `<id>.json`. */
export const operatorFolder = (dataFolder: string) => join(dataFolder, 'gallery')

/** The accepted kinds of files, by the extension of their names. */
export const mediaTypes = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const
export type Extension = keyof typeof mediaTypes

export const isPictureId = (id: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) && id.length <= 60

const storedPicture = z.object({
  id: z.string().refine(isPictureId),
  title: z.string().min(1).max(120),
  titleArabic: z.string().min(1).max(120),
  category: z.enum(categories),
  description: z.string().max(400),
  author: z.string().min(1).max(120),
  licence: z.string().min(1).max(200),
  extension: z.enum(['jpg', 'png', 'webp']),
  /** Changes with the file’s content. */
  version: z.string().regex(/^[0-9a-f]{10}$/),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
})

/** A picture that the operator added. */
export type OperatorPicture = z.output<typeof storedPicture>

/** The name of a picture’s file in the folder. */
export const fileNameOf = ({ id, version, extension }: OperatorPicture) => `${id}-${version}.${extension}`

/** The valid pictures of the folder by id; `damaged` hears of the others. */
export async function readOperatorPictures(
  folder: string,
  damaged: (file: string, error: unknown) => void,
): Promise<readonly OperatorPicture[]> {
  const names: readonly string[] = await readdir(folder).catch(() => [])
  const read = names
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map(async (name) => {
      try {
        return storedPicture.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))
      } catch (error) {
        damaged(join(folder, name), error)
        return undefined
      }
    })
  return (await Promise.all(read)).filter((picture) => picture !== undefined)
}

/** Imports show within this time, without a restart. */
const FRESH_MS = 5000

/** The operator’s pictures, read again after a few seconds. */
export function operatorPictures(dataFolder: string, damaged: (file: string, error: unknown) => void) {
  const folder = operatorFolder(dataFolder)
  const known = new LRUCache<'all', readonly OperatorPicture[]>({
    max: 1,
    ttl: FRESH_MS,
    fetchMethod: () => readOperatorPictures(folder, damaged),
  })
  const all = () => known.forceFetch('all')
  return {
    all,
    find: async (id: string) => (await all()).find((picture) => picture.id === id),
    read: (picture: OperatorPicture) => readFile(join(folder, fileNameOf(picture))),
  }
}

export type OperatorPictures = ReturnType<typeof operatorPictures>

/** An operator’s picture as the API describes it. */
export function operatorAnswer(picture: OperatorPicture): PictureAnswer {
  const { id, title, titleArabic, category, description, author, licence, width, height } = picture
  const imageUrl = `/gallery/files/${fileNameOf(picture)}`
  return {
    id,
    title,
    titleArabic,
    category,
    description,
    imageUrl,
    tags: [],
    isDrawn: false,
    author,
    licence,
    width,
    height,
  }
}

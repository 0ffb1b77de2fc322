import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { isImportedId, type TranslationDetails } from '../../core/import/translation-details.ts'
import { surahCount, verseCount } from '../../core/index.ts'

/** Folder of imported translations below `DATA_DIR`, with a folder for each: `fa.name-0123456789`. */
export const importedFolder = (dataFolder: string) => join(dataFolder, 'translations')

/** The file that says whose verses the others (`1.json` to `114.json`) are. */
export const DETAILS_FILE = 'translation.json'

const HASH_LENGTH = 10

const keptDetails = z.object({
  id: z.string().refine(isImportedId),
  language: z.string(),
  name: z.string(),
  translator: z.string(),
  licence: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  /** Milliseconds since 1970; of two versions the later one counts. */
  importedAt: z.number(),
})

export type Surahs = readonly (readonly string[])[]

/** A translation in its folder, complete and as it was written. */
export interface ImportedTranslation extends TranslationDetails {
  readonly importedAt: number
  /** The folder's name, which carries the hash of everything in it. */
  readonly folder: string
}

/** Of two versions the later one counts; in the same millisecond, all agree on one. */
export const compareVersions = (a: Version, b: Version) =>
  a.importedAt - b.importedAt || (a.folder < b.folder ? -1 : a.folder > b.folder ? 1 : 0)

type Version = Pick<ImportedTranslation, 'importedAt' | 'folder'>

/** The name of a translation's folder: other verses or other details, other name. */
export function folderNameOf(details: TranslationDetails, surahs: Surahs): string {
  const { id, language, name, translator, licence, direction } = details
  const content = JSON.stringify([id, language, name, translator, licence, direction, surahs])
  return `${id}-${createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH)}`
}

/** The id in a folder's name; `undefined` for folders of another kind, unfinished ones among them. */
export function idOfFolder(name: string): string | undefined {
  const id = /^(.+)-[0-9a-f]{10}$/.exec(name)?.[1]
  return id !== undefined && isImportedId(id) ? id : undefined
}

/** The verses of a surah. Throws when they are not there as they must be. */
export async function readImportedSurah(folder: string, surah: number): Promise<string[]> {
  const verses: unknown = JSON.parse(await readFile(join(folder, `${surah}.json`), 'utf8'))
  const whole = Array.isArray(verses) && verses.length === verseCount(surah)
  if (!whole || !verses.every((verse) => typeof verse === 'string')) {
    throw new Error(`Surah ${surah} in ${folder} is damaged.`)
  }
  return verses
}

/** Reads and checks everything in a translation's folder. Throws when anything is missing or not as it was written. */
export async function openImported(root: string, name: string): Promise<ImportedTranslation> {
  const folder = join(root, name)
  const details = keptDetails.parse(JSON.parse(await readFile(join(folder, DETAILS_FILE), 'utf8')))
  const surahs: string[][] = []
  for (let surah = 1; surah <= surahCount; surah++) surahs.push(await readImportedSurah(folder, surah))
  if (folderNameOf(details, surahs) !== name) throw new Error(`What is in ${folder} was changed.`)
  return { ...details, folder: name }
}

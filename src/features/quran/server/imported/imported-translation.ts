import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { isImportedId, type TranslationDetails } from '../../core/import/translation-details.ts'
import { surahCount, verseCount } from '../../core/index.ts'

/** The folder below `DATA_DIR` with one folder per imported translation: `fa.name-0123456789`. */
export const importedFolder = (dataFolder: string) => join(dataFolder, 'translations')

/** The file with a translation's details, beside its verses (`1.json` to `114.json`). */
export const DETAILS_FILE = 'translation.json'

const HASH_LENGTH = 10

const storedDetails = z.object({
  id: z.string().refine(isImportedId),
  language: z.string(),
  name: z.string(),
  translator: z.string(),
  licence: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  /** Milliseconds since 1970; the later of two versions wins. */
  importedAt: z.number(),
})

export type Surahs = readonly (readonly string[])[]

/** A complete, undamaged translation in its folder. */
export interface ImportedTranslation extends TranslationDetails {
  readonly importedAt: number
  /** The folder's name, which contains a hash of its content. */
  readonly folder: string
}

/** Sorts the winning version last: the later one, or by folder name within a millisecond. */
export const compareVersions = (a: Version, b: Version) =>
  a.importedAt - b.importedAt || (a.folder < b.folder ? -1 : a.folder > b.folder ? 1 : 0)

type Version = Pick<ImportedTranslation, 'importedAt' | 'folder'>

/** The folder's name, with a hash of the details and verses. */
export function folderNameOf(details: TranslationDetails, surahs: Surahs): string {
  const { id, language, name, translator, licence, direction } = details
  const content = JSON.stringify([id, language, name, translator, licence, direction, surahs])
  return `${id}-${createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH)}`
}

/** The id in a folder's name; `undefined` for unfinished and other folders. */
export function idOfFolder(name: string): string | undefined {
  const id = /^(.+)-[0-9a-f]{10}$/.exec(name)?.[1]
  return id !== undefined && isImportedId(id) ? id : undefined
}

/** The verses of a surah. Throws if the file is missing or damaged. */
export async function readImportedSurah(folder: string, surah: number): Promise<string[]> {
  const verses: unknown = JSON.parse(await readFile(join(folder, `${surah}.json`), 'utf8'))
  const whole = Array.isArray(verses) && verses.length === verseCount(surah)
  if (!whole || !verses.every((verse) => typeof verse === 'string')) {
    throw new Error(`Surah ${surah} in ${folder} is damaged.`)
  }
  return verses
}

/** Reads and verifies a translation's folder. Throws if anything is missing or changed. */
export async function openImported(root: string, name: string): Promise<ImportedTranslation> {
  const folder = join(root, name)
  const details = storedDetails.parse(JSON.parse(await readFile(join(folder, DETAILS_FILE), 'utf8')))
  const surahs: string[][] = []
  for (let surah = 1; surah <= surahCount; surah++) surahs.push(await readImportedSurah(folder, surah))
  if (folderNameOf(details, surahs) !== name) throw new Error(`What is in ${folder} was changed.`)
  return { ...details, folder: name }
}

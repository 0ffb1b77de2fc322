import { readdir, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { ImportError } from '../import-error.ts'

/** A file that may have hadiths, with what its name says. */
export interface HadithPath {
  readonly path: string
  /** The collection’s name in the format: `bukhari`, `abudawud`; that of the folder for a chapter `12.json`. */
  readonly name: string
  /** The language of an edition; files without it are books, chapters or `info.json`. */
  readonly language: string | undefined
}

/** A language and a collection; a digit behind them marks a variant of the same text. */
const EDITION = /^(?<language>[a-z]{3})-(?<name>[a-z]+)(?<variant>\d*)$/
/** Languages of editions that are imported. */
const editionLanguages = { ara: 'Arabic', eng: 'English' } as const

/**
 * The files at a path: that file with the other edition of its collection beside it, or all JSON files of a folder. Variants
 * of an edition, editions in other languages and files of single hadiths are left out. Throws {@link ImportError}.
 */
export async function hadithPaths(path: string): Promise<readonly HadithPath[]> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new ImportError(
      error.code === 'ENOENT'
        ? `There is no file or folder ${JSON.stringify(path)}.`
        : `${JSON.stringify(path)} cannot be read (${error.code}).`,
    )
  })
  if (found.isDirectory()) return withoutRepeatedEditions((await filesBelow(path)).flatMap(described))
  const [given] = described(path)
  if (!given) {
    throw new ImportError(
      `${JSON.stringify(path)} is not one of the Arabic and English files. Give a .json file or a folder.`,
    )
  }
  if (given.language === undefined) return [given]
  const beside = await readdir(dirname(path))
  const others = beside
    .flatMap((file) => described(join(dirname(path), file)))
    .filter(({ name, language }) => name === 'info' || (name === given.name && language !== given.language))
  return withoutRepeatedEditions([given, ...others])
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const sorted = entries.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
  const found: string[] = []
  for (const entry of sorted) {
    const path = join(folder, entry.name)
    // The folder of an edition has a file for each of its hadiths.
    if (entry.isDirectory() && !EDITION.test(entry.name)) found.push(...(await filesBelow(path)))
    if (entry.isFile()) found.push(path)
  }
  return found
}

function described(path: string): HadithPath[] {
  const file = basename(path)
  if (!file.endsWith('.json')) return []
  const name = file.replace(/(\.min)?\.json$/, '')
  const edition = EDITION.exec(name)?.groups
  if (edition) {
    const { language = '', name: book = '', variant } = edition
    return variant || !Object.hasOwn(editionLanguages, language) ? [] : [{ path, name: book, language }]
  }
  const isChapter = /^(\d+|all)$/.test(name)
  return [{ path, name: isChapter ? basename(dirname(path)) : name, language: undefined }]
}

/** An edition is often there twice, once without white space. */
function withoutRepeatedEditions(paths: readonly HadithPath[]): HadithPath[] {
  const seen = new Set<string>()
  return paths.filter(({ name, language }) => {
    if (language === undefined && name !== 'info') return true
    const key = `${language} ${name}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

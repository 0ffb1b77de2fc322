import { basename } from 'node:path'
import { type HadithFile, readHadithFile } from '#features/hadiths/core/import/hadith-file.ts'
import {
  collectionOfBook,
  collectionOfChapters,
  collectionOfEditions,
  collectionSlug,
  type ImportedCollection,
} from '#features/hadiths/core/import/imported-collection.ts'
import { ImportError } from '../import-error.ts'
import { readTextFile } from '../read-text-file.ts'
import { type HadithPath, hadithPaths } from './hadith-paths.ts'

/** A file, or a hadith of it, that can’t be used, as a sentence. */
export type OnProblem = (sentence: string) => void

type Kind<Name extends HadithFile['kind']> = Extract<HadithFile, { kind: Name }>

/** The files of one collection. */
interface Group {
  readonly name: string
  readonly paths: HadithPath[]
}

/**
 * Reads the collections at a path one after another, so that only one of them is in memory. `done` is the part of the
 * collections that were read before, from 0 to 1. Throws {@link ImportError} if nothing at the path can be read.
 */
export async function* readCollections(
  path: string,
  onProblem: OnProblem,
): AsyncGenerator<{
  readonly collection: ImportedCollection
  readonly done: number
  readonly share: number
}> {
  const paths = await hadithPaths(path)
  const info = await readInfo(paths, onProblem)
  const groups = groupsOf(paths.filter(({ name }) => name !== 'info'))
  if (groups.length === 0)
    throw new ImportError(`Nothing imported: ${JSON.stringify(path)} has no files of hadiths.`)
  let any = false
  for (const [at, group] of groups.entries()) {
    for (const collection of await readGroup(group, info, onProblem)) {
      any = true
      yield { collection, done: at / groups.length, share: 1 / groups.length }
    }
  }
  if (!any) throw new ImportError('Nothing imported: none of the files has hadiths in a known format.')
}

function groupsOf(paths: readonly HadithPath[]): Group[] {
  const groups = new Map<string, Group>()
  for (const each of paths) {
    const group = groups.get(each.name) ?? { name: each.name, paths: [] }
    group.paths.push(each)
    groups.set(each.name, group)
  }
  return [...groups.values()]
}

/** The collections in the files of one name; a book’s chapters are not read beside the book. */
async function readGroup(
  { name, paths }: Group,
  info: Kind<'info'> | undefined,
  onProblem: OnProblem,
): Promise<ImportedCollection[]> {
  const collections: ImportedCollection[] = []
  const chapters: Kind<'chapter'>[] = []
  const editions = new Map<string, Kind<'edition'>>()
  const ofHadith = (hadith: string, problem: string) => onProblem(`${name} ${hadith}: ${problem}.`)
  for (const { path, language } of paths) {
    const file = await readFile(path, onProblem)
    if (file?.kind === 'book') {
      collections.push(collectionOfBook(collectionSlug(name, file.metadata.english.title), file, ofHadith))
    } else if (file?.kind === 'chapter') chapters.push(file)
    else if (file?.kind === 'edition' && language) editions.set(language, file)
    else if (file)
      onProblem(`${basename(path)}: an edition’s name begins with its language, such as ara-bukhari.json.`)
  }
  const [chapter] = chapters
  if (chapter && collections.length === 0) {
    collections.push(
      collectionOfChapters(collectionSlug(name, chapter.metadata.english.title), chapters, ofHadith),
    )
  }
  const [edition] = editions.values()
  if (edition) {
    const slug = collectionSlug(name, edition.metadata.name)
    const [arabic, english] = [editions.get('ara'), editions.get('eng')]
    collections.push(collectionOfEditions(slug, { arabic, english, info: info?.books.get(name) }, ofHadith))
  }
  return collections.filter(({ hadiths }) => hadiths.length > 0)
}

async function readInfo(
  paths: readonly HadithPath[],
  onProblem: OnProblem,
): Promise<Kind<'info'> | undefined> {
  const found = paths.find(({ name }) => name === 'info')
  const file = found && (await readFile(found.path, onProblem))
  return file?.kind === 'info' ? file : undefined
}

/** A file of a known format; others are named as a problem. */
async function readFile(path: string, onProblem: OnProblem): Promise<HadithFile | undefined> {
  const name = basename(path)
  try {
    const value = parsed(await readTextFile(path), name)
    const file = readHadithFile(value, ({ item, problem }) => onProblem(`${name}, item ${item}: ${problem}.`))
    if (!file) onProblem(`${name}: this is none of the formats.`)
    return file
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    onProblem(error.message)
    return undefined
  }
}

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (error) {
    const position = /position (\d+)/.exec((error as Error).message)?.[1]
    if (position === undefined || Number(position) >= text.trimEnd().length) {
      throw new ImportError(`${name}, line ${text.split('\n').length}: the file ends unexpectedly.`)
    }
    const line = text.slice(0, Number(position)).split('\n').length
    throw new ImportError(`${name}, line ${line}: the JSON is not valid here.`)
  }
}

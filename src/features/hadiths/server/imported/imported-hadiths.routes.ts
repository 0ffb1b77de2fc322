import type { RankedDirectory } from '#shared/server/directory/count-popularity.ts'
import { existing, type Listed } from '#shared/server/directory/directory.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import { route } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import {
  type ImportedHadithAnswer,
  readHadithCollection,
  readHadithCollections,
  readImportedHadith,
  readImportedHadiths,
} from '../../core/hadith-collections.contract.ts'
import { gradeKind, type ImportedHadith } from '../../core/imported-hadith.ts'
import {
  type CollectionRow,
  checkedCollections,
  neighboursOf,
  openCollections,
} from './hadith-collections.ts'
import { findImported, importedDirectory } from './imported-directory.ts'
import { importedHadiths } from './imported-hadiths.table.ts'

/** An import shows within a minute. */
const CACHE = { cacheControl: 'public, max-age=60, stale-while-revalidate=86400' }
const EVERY_COLLECTION = 'all'

/** What the views of imported hadiths are counted from. */
export const rankedImportedHadiths: RankedDirectory = {
  table: importedHadiths,
  path: '/hadith-collection',
  target: 'hadith',
}

/** Browsing and searching imported collections. */
export const importedHadithsFeature: ServerFeature = async (app, { database }) => {
  const collections = openCollections(database)
  const directory = importedDirectory(database)

  route(
    app,
    readHadithCollections,
    async () => {
      const imported = [...(await collections()).values()]
      return {
        areImported: imported.length > 0,
        collections: imported.length > 0 ? imported : await checkedCollections(database),
      }
    },
    CACHE,
  )
  route(
    app,
    readHadithCollection,
    async ({ params: { collection } }) => existingRow((await collections()).get(collection)),
    CACHE,
  )
  route(
    app,
    readImportedHadiths,
    async ({ params: { collection }, query: { chapter, ...query } }) => {
      const every = collection === EVERY_COLLECTION
      const filters = {
        collection: every ? undefined : collection,
        chapter: chapter === undefined ? undefined : `${collection}/${chapter}`,
      }
      const known = await collections()
      const { entries, pagination } = await directory.list({ ...query, filters })
      return { hadiths: entries.flatMap((listed) => toAnswer(listed, known)), pagination }
    },
    CACHE,
  )
  route(
    app,
    readImportedHadith,
    async ({ params: { collection, number } }) => {
      const listed = await findImported(directory, collection, number)
      const [answer] = toAnswer(existing(listed), await collections())
      if (!answer) throw notFound()
      const checkedSlug = `${collection}-${answer.hadithNumber.replace(/[a-z]+$/, '')}`
      return { ...answer, ...(await neighboursOf(database, answer.id, checkedSlug)) }
    },
    CACHE,
  )
}

function existingRow(row: CollectionRow | undefined): CollectionRow {
  if (!row) throw notFound()
  return row
}

/** The answer about a hadith; none if its collection is being removed. */
function toAnswer(
  { entry, views }: Listed<ImportedHadith>,
  collections: ReadonlyMap<string, CollectionRow>,
): ImportedHadithAnswer[] {
  const { number, scheme, arabic, grades, ...rest } = entry
  const collection = collections.get(entry.collection)
  if (!collection) return []
  const { source, licence } = collection
  const chapter = collection.chapters.find((each) => each.number === entry.chapter)
  return [
    {
      ...rest,
      ...{ source, licence, views },
      collectionName: collection.name,
      collectionNameArabic: collection.nameArabic,
      chapterName: chapter?.name ?? '',
      chapterNameArabic: chapter?.nameArabic ?? '',
      hadithNumber: number,
      numberingScheme: scheme,
      arabicText: arabic,
      grades: grades.map((each) => ({ ...each, kind: gradeKind(each.grade) ?? null })),
    },
  ]
}

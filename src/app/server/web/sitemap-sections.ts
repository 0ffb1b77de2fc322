import { and, asc, gt } from 'drizzle-orm'
import { courseTextPaths } from '#features/courses/server/courses.directory.ts'
import { pictures } from '#features/gallery/core/pictures.ts'
import { HISTORY_PAGE, readHistory } from '#features/history/server/history-heads.ts'
import { lessonPath } from '#features/lessons/core/index.ts'
import { publicLessons } from '#features/lessons/server/lessons.directory.ts'
import { surahCount } from '#features/quran/core/index.ts'
import { formatReaderAddress } from '#features/quran/core/reader-address.ts'
import type { Database } from '#shared/server/database/database.ts'
import type { RankedDirectory } from '#shared/server/directory/count-popularity.ts'
import { isListed } from '#shared/server/directory/directory-columns.ts'
import type { Services } from '#shared/server/services.ts'
import { rankedDirectories } from '../directories.ts'
import { indexedPaths } from './indexed-pages.ts'

/** A kind of pages in the sitemap. */
export interface SitemapSection {
  /** The beginning of its files’ names. */
  readonly name: string
  readonly count: () => Promise<number>
  /** The paths from a position on. */
  readonly paths: (from: number, most: number) => AsyncIterable<string>
  /** The path of the calls that its pages show. */
  readonly api?: string
}

/** Rows that are read at once. */
const BATCH = 2000

/** All public pages, the surahs, the lessons, the events of history, the drawn pictures, the texts of courses, and the entries of every directory. */
export const sitemapSections = ({
  database,
  contentFolder,
  settings,
}: Pick<Services, 'database' | 'contentFolder' | 'settings'>): readonly SitemapSection[] => [
  listed('pages', async () => indexedPaths),
  listed('surahs', async () =>
    Array.from({ length: surahCount }, (_, at) => formatReaderAddress({ kind: 'surah', number: at + 1 })),
  ),
  listed('islamic-history', async () =>
    (await readHistory(contentFolder)).map(({ id }) => `${HISTORY_PAGE}/${id}`),
  ),
  listed('lessons', async () => (await publicLessons(database)).map(({ id }) => lessonPath(id))),
  listed('pictures', async () => pictures.map(({ id }) => `/gallery/${id}`)),
  listed('course-texts', () => courseTextPaths({ database, settings })),
  ...rankedDirectories.map((directory) => entriesOf(database, directory, settings)),
]

function listed(name: string, list: () => Promise<readonly string[]>): SitemapSection {
  return {
    name,
    count: async () => (await list()).length,
    async *paths(from, most) {
      yield* (await list()).slice(from, from + most)
    },
  }
}

/** The entries of a directory by slug: the first by its position, the others by key, a batch at a time. */
function entriesOf(
  { db }: Pick<Database, 'db'>,
  { table, path, listed: wanted }: RankedDirectory,
  settings: Services['settings'],
): SitemapSection {
  const shown = and(isListed(table), typeof wanted === 'function' ? wanted(settings) : wanted)
  return {
    name: path.slice(1),
    api: `/api${path}`,
    count: () => db.$count(table, shown),
    async *paths(from, most) {
      let last: string | undefined
      for (let left = most; left > 0; left -= BATCH) {
        const rows = (await db
          .select({ slug: table.slug })
          .from(table)
          .where(and(shown, last === undefined ? undefined : gt(table.slug, last)))
          .orderBy(asc(table.slug))
          .offset(last === undefined ? from : 0)
          .limit(Math.min(left, BATCH))) as { slug: string }[]
        for (const { slug } of rows) yield `${path}/${slug}`
        last = rows.at(-1)?.slug
        if (last === undefined || rows.length < BATCH) return
      }
    },
  }
}

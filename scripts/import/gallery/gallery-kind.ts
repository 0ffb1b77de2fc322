import { and, asc, eq, isNull } from 'drizzle-orm'
import { categories } from '#features/gallery/core/picture.ts'
import { galleryPictures } from '#features/gallery/server/gallery.table.ts'
import { openFileStore } from '#shared/server/files/open-file-store.ts'
import { readSettings } from '#shared/server/settings.ts'
import { ImportError } from '../import-error.ts'
import type { ImportKind } from '../import-kind.ts'
import { inDatabase } from '../in-database.ts'
import { importGalleryPicture } from './import-gallery-picture.ts'

/** Pictures for the gallery. */
export const galleryKind: ImportKind = {
  name: 'gallery',
  options: [
    'title',
    'title-arabic',
    'description',
    'description-arabic',
    'licence',
    'author',
    'source',
    'category',
    'id',
  ],
  usage: '--title "…" --description "…" --licence "…" --author "…"',
  about: [
    'A picture for the gallery: JPEG, PNG or WebP, 8 MB at most, 300 to 8000 pixels a side. Its metadata, such as the place where',
    'it was taken, is removed. No people or animals. /admin/gallery lists it and can change it.',
    '--title TEXT               title',
    '--title-arabic TEXT        title in Arabic; default: the title',
    '--description TEXT         what it shows, for people who can’t see it',
    '--description-arabic TEXT  the same in Arabic; default: the description',
    '--licence TEXT             licence in one sentence, shown with the picture',
    '--author TEXT              author, shown with the picture',
    '--source ADDRESS           the page where it is from',
    `--category NAME            ${categories.join(', ')}; default: nature`,
    '--id ID                    the end of its address; default: the title, such as morning-in-fez',
    'Writes to the database of DATABASE_URL or of the data folder, and to the file store, whether or not Rafiq is running.',
  ],
  add: (path, given, options) =>
    importGalleryPicture(
      path,
      given,
      (work) =>
        inDatabase(options.dataFolder, (database) =>
          work(database, openFileStore(readSettings({ ...process.env, DATA_DIR: options.dataFolder }))),
        ),
      options,
    ),
  list: (dataFolder) =>
    inDatabase(dataFolder, async ({ db }) => {
      const rows = await db
        .select({ entry: galleryPictures.entry })
        .from(galleryPictures)
        .where(isNull(galleryPictures.deletedAt))
        .orderBy(asc(galleryPictures.slug))
      return rows.map(({ entry: { slug, title, category, author, licence } }) =>
        [slug, title, category, author, licence].join(' · '),
      )
    }),
  // Its file goes within a day.
  remove: (dataFolder, id) =>
    inDatabase(dataFolder, async ({ db }) => {
      const gone = await db
        .delete(galleryPictures)
        .where(and(eq(galleryPictures.slug, id), isNull(galleryPictures.deletedAt)))
      if (!gone.rowCount) throw new ImportError(`No added picture ${JSON.stringify(id.slice(0, 80))}.`)
    }),
}

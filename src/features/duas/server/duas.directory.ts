import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { searchTextOf } from '#shared/core/directory/search-text.ts'
import type { Database } from '#shared/server/database/database.ts'
import { isListed } from '#shared/server/directory/directory-columns.ts'
import { seedDirectory } from '#shared/server/directory/seed-directory.ts'
import { type DuaText, duaTexts, type ReadableDua } from '../core/dua.ts'
import { duas } from './duas.table.ts'

type Row = typeof duas.$inferSelect

const DIGITS = 4

/** A dua’s row. Those that editors add come last. */
export function duaRow(entry: ReadableDua, sortKey = `added-${entry.id}`): typeof duas.$inferInsert {
  const { id, title, arabic, transliteration, meaning, when, quran, sources } = entry
  return {
    slug: id,
    sortKey,
    entry,
    searchText: searchTextOf([
      ...[title.en, title.ar, meaning.en, arabic, transliteration, when?.en ?? '', when?.ar ?? ''],
      ...[quran?.surah.en ?? '', quran?.surah.ar ?? ''],
      ...sources.map(({ book, number }) => `${book} ${number}`),
    ]),
    keys: [],
  }
}

/** Writes the content’s duas into the database, in their order. */
export async function seedDuas(database: Pick<Database, 'db'>, contentFolder: string): Promise<void> {
  const file = await readFile(join(contentFolder, 'duas', 'duas.json'), 'utf8')
  const content: readonly ReadableDua[] = JSON.parse(file)
  const rows = content.map((dua, at) => duaRow(dua, `${String(at).padStart(DIGITS, '0')}-${dua.id}`))
  await seedDirectory(database, duas, rows)
}

/** The duas that people see, in the order of the list. */
export async function publicDuas({ db }: Pick<Database, 'db'>): Promise<readonly ReadableDua[]> {
  const rows = await db.select().from(duas).where(isListed(duas)).orderBy(duas.sortKey)
  return rows.map(withEdited)
}

/** With the texts that are not those of the translations. */
function withEdited({ entry, writtenBy, contentEntry }: Row): ReadableDua {
  const edited = duaTexts.filter((text) => isEdited(text, entry, writtenBy, contentEntry))
  return edited.length === 0 ? entry : { ...entry, edited }
}

function isEdited(
  text: DuaText,
  entry: ReadableDua,
  writtenBy: Row['writtenBy'],
  contentEntry: ReadableDua | null,
): boolean {
  if (entry[text] === undefined) return false
  if (contentEntry) return entry[text].en !== contentEntry[text]?.en
  return writtenBy === 'operator'
}

import { sql } from 'drizzle-orm'
import type { Database } from '#shared/server/database/database.ts'
import { isOneEditApart } from '../../core/collection-names.ts'

/** Shorter words are one letter away from too many others. */
const SHORTEST = 4
const CANDIDATES = 40
const MOST = 5

/** Writes the words of a collection’s rows; `own` are those of the project’s hadiths. */
export async function saveWords(db: Pick<Database['db'], 'execute'>, collection: string): Promise<void> {
  const from = collection === 'own' ? sql`hadiths` : sql`imported_hadiths where collection = ${collection}`
  await db.execute(sql`
    insert into hadith_words (collection, word)
    select distinct ${collection}::text, word
    from (select unnest(string_to_array(ltrim(search_text), ' ')) as word from ${from}) as found
    where length(word) >= ${SHORTEST}::int
    on conflict do nothing`)
}

/** The words of the hadiths that differ from a word by one letter, or by two neighbours that changed places. */
export async function nearWords({ db }: Pick<Database, 'db'>, word: string): Promise<readonly string[]> {
  if (word.length < SHORTEST) return []
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from hadith_words where word % ${word}
    group by word order by similarity(word, ${word}) desc limit ${CANDIDATES}::int`)
  return rows
    .map((row) => row.word)
    .filter((each) => each !== word && isOneEditApart(each, word))
    .slice(0, MOST)
}

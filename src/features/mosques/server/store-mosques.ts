import { sql } from 'drizzle-orm'
import type { Database } from '#shared/server/database/database.ts'
import type { KnownMosque } from '../core/known-mosque.ts'
import { sourceValuesOf } from './source-values.ts'

/** Each batch is one statement, which must finish within the pool’s ten-second timeout. */
const BATCH = 1000

export interface StoreResult {
  readonly added: number
  readonly changed: number
}

/**
 * Adds mosques and updates known ones from their source, but never what was verified, edited or deleted here. Storing the
 * same mosques again changes nothing.
 */
export async function storeMosques(
  db: Pick<Database['db'], 'execute'>,
  mosques: readonly KnownMosque[],
  onBatch: (done: number) => void = () => {},
): Promise<StoreResult> {
  let [added, changed] = [0, 0]
  for (let from = 0; from < mosques.length; from += BATCH) {
    const batch = mosques.slice(from, from + BATCH)
    const { rows } = await db.execute<{ added: boolean }>(upsert(batch))
    await db.execute(rememberSource(batch))
    const fresh = rows.filter((row) => row.added).length
    added += fresh
    changed += rows.length - fresh
    onBatch(from + batch.length)
  }
  return { added, changed }
}

const sourceColumns = sql.raw(
  'source, name, native_name, arabic_name, street, city, country, latitude, longitude, amenities, jumua, times_confirmed_on, contact, website',
)
const stored = sql.raw(columns('mosques'))
const excluded = sql.raw(columns('excluded'))

function columns(from: string): string {
  const names =
    'source, name, native_name, arabic_name, street, city, country, latitude, longitude, amenities'
  const times = ['jumua', 'times_confirmed_on', 'contact', 'website']
  return [...names.split(', '), ...times].map((name) => `${from}.${name}`).join(', ')
}

/** Returns a row for each added or changed mosque; `xmax` is 0 for new rows. */
function upsert(batch: readonly KnownMosque[]) {
  return sql`
    insert into mosques (id, verified, ${sourceColumns})
    select id, verified, source, name, "nativeName", "arabicName", street, city, country, latitude, longitude,
           coalesce(amenities, '{}'), coalesce(jumua, '{}'), "timesConfirmedOn", contact, website
    from json_to_recordset(${JSON.stringify(batch)}::json) as given(
      id text, verified boolean, source text, name text, "nativeName" text, "arabicName" text, street text,
      city text, country text, latitude float8, longitude float8, amenities text[], jumua text[],
      "timesConfirmedOn" date, contact text, website text)
    on conflict (id) do update set (${sourceColumns}, version) = row(${excluded}, mosques.version + 1)
    where mosques.source_version is null and mosques.source <> 'operator' and (${stored}) is distinct from (${excluded})
    returning xmax = 0 as added`
}

/** Mosques that were edited here stay as they are, and remember what their source says now. */
function rememberSource(batch: readonly KnownMosque[]) {
  const given = batch.map((mosque) => ({ id: mosque.id, values: sourceValuesOf(mosque) }))
  return sql`
    update mosques set source_version = given.values
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(id text, values jsonb)
    where mosques.id = given.id and mosques.source_version <> given.values`
}

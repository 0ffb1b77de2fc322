import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#shared/server/database/database.ts'
import type { KnownMosque } from '../core/known-mosque.ts'
import { storeMosques } from './store-mosques.ts'

type SeedMosque = Omit<KnownMosque, 'source' | 'verified'>

/**
 * Writes the curated list into the database. Its mosques count as unverified until an administrator confirms
 * them. Several instances may seed at once, any number of times.
 */
export async function seedMosques({ db }: Database, contentFolder: string): Promise<void> {
  const file = await readFile(join(contentFolder, 'mosques', 'mosques.json'), 'utf8')
  const seed = (JSON.parse(file) as SeedMosque[])
    .map((mosque): KnownMosque => ({ ...mosque, source: 'rafiq', verified: false }))
    // A fixed order, so that two instances writing at once don’t deadlock.
    .sort((a, b) => (a.id < b.id ? -1 : 1))
  await storeMosques(db, seed)
}

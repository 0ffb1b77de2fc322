import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#shared/server/database/database.ts'
import type { KnownMosque } from '../core/known-mosque.ts'
import { storeMosques } from './store-mosques.ts'

type SeedMosque = Omit<KnownMosque, 'source' | 'verified'>

/**
 * Puts the project's own list into the database. Nobody stood before these mosques to check them, so none counts as verified
 * until an administrator says so. Several instances may do so at once, and any number of times.
 */
export async function seedMosques({ db }: Database, contentFolder: string): Promise<void> {
  const file = await readFile(join(contentFolder, 'mosques', 'mosques.json'), 'utf8')
  const seed = (JSON.parse(file) as SeedMosque[])
    .map((mosque): KnownMosque => ({ ...mosque, source: 'rafiq', verified: false }))
    // In one order everywhere, so that two that write at once do not wait for each other.
    .sort((a, b) => (a.id < b.id ? -1 : 1))
  await storeMosques(db, seed)
}

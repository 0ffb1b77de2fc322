import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#shared/server/database/database.ts'
import type { Business } from '../core/business.ts'
import { businessRow } from './businesses.directory.ts'
import { businesses, businessSeeds } from './businesses.table.ts'

const SEED = 'samples'

/** Writes the sample businesses into a new database, once: after they have been removed they stay away. */
export async function seedSamples({ db }: Pick<Database, 'db'>, contentFolder: string): Promise<void> {
  const file = await readFile(join(contentFolder, 'businesses', 'samples.json'), 'utf8')
  const samples: readonly Business[] = JSON.parse(file)
  await db.transaction(async (transaction) => {
    const written = await transaction
      .insert(businessSeeds)
      .values({ name: SEED })
      .onConflictDoNothing()
      .returning({ name: businessSeeds.name })
    if (written.length === 0) return
    await transaction.insert(businesses).values(samples.map(businessRow)).onConflictDoNothing()
  })
}

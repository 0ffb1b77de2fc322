import { join } from 'node:path'
import type { IslamicName } from '#features/islamic-names/core/islamic-name.ts'
import { readItems } from './directory/read-items.ts'
import { writeJson } from './quran/write-files.ts'

export const name = 'islamic-names'

const folder = join(import.meta.dirname, '../../content/islamic-names/items')

/** Writes all names into one file. */
export async function build(outFolder: string): Promise<void> {
  await writeJson(join(outFolder, 'names.json'), await readItems<IslamicName>(folder, ({ slug }) => slug))
}

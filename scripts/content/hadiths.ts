import { join } from 'node:path'
import type { Hadith } from '#features/hadiths/core/hadith.ts'
import { readItems } from './directory/read-items.ts'
import { writeJson } from './quran/write-files.ts'

export const name = 'hadiths'

const folder = join(import.meta.dirname, '../../content/hadiths/items')

/** Writes all hadiths into one file. */
export async function build(outFolder: string): Promise<void> {
  await writeJson(join(outFolder, 'hadiths.json'), await readItems<Hadith>(folder, ({ id }) => id))
}

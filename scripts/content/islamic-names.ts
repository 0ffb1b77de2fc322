import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { IslamicName } from '#features/islamic-names/core/islamic-name.ts'
import { readItems } from './directory/read-items.ts'
import { writeJson } from './quran/write-files.ts'

export const name = 'islamic-names'

const folder = join(import.meta.dirname, '../../content/islamic-names')

/** Writes all names into one file, and their texts in other languages into another. */
export async function build(outFolder: string): Promise<void> {
  const items = await readItems<IslamicName>(join(folder, 'items'), ({ slug }) => slug)
  await writeJson(join(outFolder, 'names.json'), items)
  const languages = (await readdir(join(folder, 'translations'))).map((file) => file.replace('.json', ''))
  const read = async (part: string, code: string) =>
    JSON.parse(await readFile(join(folder, part, `${code}.json`), 'utf8'))
  const translations = languages.map(async (code) => [
    code,
    { names: await read('translations', code), bearers: await read('bearers', code) },
  ])
  await writeJson(join(outFolder, 'translations.json'), Object.fromEntries(await Promise.all(translations)))
}

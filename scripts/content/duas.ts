import { join } from 'node:path'
import type { ReadableDua } from '#features/duas/core/index.ts'
import { spokenTransliteration } from '#shared/core/transliteration/spoken-transliteration.ts'
import { type AdhkarItem, readItemFiles } from './adhkar/item-files.ts'
import { type QuranText, readQuranText, withQuotedVerses } from './adhkar/quoted-verses.ts'
import { writeJson } from './quran/write-files.ts'

export const name = 'duas'

/** Files in the order in which the page lists them; further ones follow by name. */
const ORDER = [
  'morning-evening',
  'prayer',
  'quran',
  'praise',
  'forgiveness-guidance',
  'sleep',
  'food',
  'travel',
]

/** Writes every item of `content/adhkar`, with quoted verses and transliteration. */
export async function build(outFolder: string): Promise<void> {
  const files = await readItemFiles()
  const rank = (file: string) => (ORDER.includes(file) ? ORDER.indexOf(file) : ORDER.length)
  const sorted = [...files.keys()].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b, 'en'))
  const items = sorted.flatMap((file) => files.get(file) ?? [])
  await writeJson(join(outFolder, 'duas.json'), readableDuas(items, await readQuranText()))
}

/** Items with the text of quoted verses and the transliteration. */
export const readableDuas = (items: readonly AdhkarItem[], quran: QuranText): readonly ReadableDua[] =>
  withQuotedVerses(items, quran).map((item, at) => {
    const source = items[at]
    const words = source && 'quran' in source ? source.quran.words : undefined
    return {
      ...item,
      ...(item.quran && { quran: { ...item.quran, ...(words && { words }) } }),
      transliteration: spokenTransliteration(item.arabic),
    }
  })

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Passage } from '#features/reflection/core/passage.ts'
import { practiceIds } from '#features/reflection/core/practice.ts'
import { halvesOfDay, reminderTypes } from '#features/reflection/core/reminder.ts'
import { wisdomCategories } from '#features/reflection/core/wisdom.ts'
import { spokenTransliteration } from '#shared/core/transliteration/spoken-transliteration.ts'
import { readItemFiles, source, verseReference } from '../adhkar/item-files.ts'
import { readQuranText, type WithText, withQuotedVerses } from '../adhkar/quoted-verses.ts'

const meaning = z.object({ en: z.string().min(6) })

/** An item of `content/adhkar`, a place in the Quran, or a hadith. */
const passage = z.union([
  z.object({ dua: z.string() }),
  z.object({ quran: verseReference, meaning }),
  z.object({ arabic: z.string().min(5), meaning, sources: z.array(source).min(1) }),
])

const filesOfReflection = {
  wisdom: z.object({ id: z.string().regex(/^[a-z-]+$/), category: z.enum(wisdomCategories) }),
  reminders: z.object({ id: z.string(), time: z.enum(halvesOfDay), type: z.enum(reminderTypes) }),
  practices: z.object({ id: z.enum(practiceIds), minutes: z.int().min(2).max(5) }),
} as const

export type ReflectionFile = keyof typeof filesOfReflection

const files = Object.keys(filesOfReflection) as readonly ReflectionFile[]
const entryList = z.array(z.intersection(z.object({ id: z.string() }), passage))

type Entry<File extends ReflectionFile> = z.infer<(typeof filesOfReflection)[File]> & Passage

const readFileOf = (file: ReflectionFile) =>
  readFile(join(import.meta.dirname, `../../../content/reflection/${file}.json`), 'utf8')

/** The entries of a file of `content/reflection`, with the texts of their passages. */
export const readEntries = async <File extends ReflectionFile>(file: File): Promise<readonly Entry<File>[]> =>
  parseEntries(file, await readFileOf(file))

/** Entries from JSON. Throws `ZodError` for missing fields and `RangeError` for an unknown dua or verse. */
export async function parseEntries<File extends ReflectionFile>(
  file: File,
  json: string,
): Promise<readonly Entry<File>[]> {
  const fields = z.array(filesOfReflection[file]).parse(JSON.parse(json))
  const texts = z
    .array(passage)
    .parse(JSON.parse(json))
    .map(await passageReader())
  return fields.map((entry, index) => ({ ...entry, ...texts[index] })) as readonly Entry<File>[]
}

/**
 * The meanings of all passages in a language, by the id of their entry: `json` has those of verses and hadiths
 * (`content/reflection/translations`), `ofAdhkar` those of `content/adhkar`. Throws `ZodError` for other JSON and
 * `RangeError` if a text is missing or left over.
 */
export async function translatedMeanings(
  json: string,
  ofAdhkar: string,
): Promise<Readonly<Record<string, string>>> {
  const own = z.record(z.string(), z.string().min(6)).parse(JSON.parse(json))
  const items = z.record(z.string(), z.object({ meaning: z.string() })).parse(JSON.parse(ofAdhkar))
  const entries = (await Promise.all(files.map(readFileOf))).flatMap((text) =>
    entryList.parse(JSON.parse(text)),
  )
  const meanings = entries.map((entry) => {
    const text = 'dua' in entry ? items[entry.dua]?.meaning : own[entry.id]
    if (text === undefined) throw new RangeError(`${entry.id} has no translation.`)
    return [entry.id, text] as const
  })
  const leftOver = Object.keys(own).filter(
    (id) => !entries.some((entry) => entry.id === id && !('dua' in entry)),
  )
  if (leftOver.length > 0) throw new RangeError(`There is no passage ${leftOver}.`)
  return Object.fromEntries(meanings)
}

async function passageReader(): Promise<(entry: z.infer<typeof passage>) => Passage> {
  const quran = await readQuranText()
  const duas = [...(await readItemFiles()).values()].flat()
  const resolve = (entry: z.infer<typeof passage>) => {
    if ('arabic' in entry) return entry
    if ('quran' in entry) {
      const sources = [{ book: 'quran' as const, number: entry.quran.verse }]
      return withQuotedVerses([{ ...entry, sources }], quran)[0]
    }
    const dua = duas.find(({ id }) => id === entry.dua)
    return dua && withQuotedVerses([dua], quran)[0]
  }
  return (entry) => {
    const found: WithText<Pick<Passage, 'meaning' | 'sources'>> | undefined = resolve(entry)
    if (!found) throw new RangeError(`There is no ${JSON.stringify(entry)}.`)
    const { arabic, meaning, sources, quran: quoted } = found
    return {
      arabic,
      transliteration: spokenTransliteration(arabic),
      meaning,
      sources,
      surah: quoted?.surah as Passage['surah'],
    }
  }
}

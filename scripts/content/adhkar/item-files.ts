import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { duaCategories, duaThemes } from '#features/duas/core/index.ts'
import { books, graders } from '#shared/core/source.ts'

const folder = join(import.meta.dirname, '../../../content/adhkar/items')

/** Every hadith in these is authentic; others need a grade. */
const authenticBooks = ['bukhari', 'muslim'] as const

const inBothLanguages = z.strictObject({ en: z.string().min(3), ar: z.string().min(3) })

const number = z.int().positive()
const gives = z.enum(['count', 'wording']).optional()

export const source = z.discriminatedUnion('book', [
  z.strictObject({ book: z.literal('quran'), number: z.string() }),
  z.strictObject({ book: z.enum(authenticBooks), number, gives }),
  z.strictObject({
    book: z.enum(books).exclude(['quran', ...authenticBooks]),
    number,
    gives,
    grade: z.string().regex(/^(?:sahih|hasan)\b/),
    gradedBy: z.enum(graders),
  }),
])

export const verseReference = z.strictObject({
  verse: z.string(),
  words: z.tuple([number, number]).optional(),
})

const described = {
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  title: inBothLanguages,
  meaning: z.strictObject({ en: z.string().min(6) }),
  categories: z.array(z.enum(duaCategories)),
  themes: z.array(z.enum(duaThemes)).min(1),
  times: z.int().min(2).optional(),
  sources: z.array(source).min(1),
  when: inBothLanguages.optional(),
}

const item = z.union([
  z.strictObject({ ...described, arabic: z.string().min(5) }),
  z.strictObject({ ...described, quran: verseReference }),
])

/** An item of `content/adhkar` as stored: with its Arabic, or with the place in the Quran that it quotes. */
export type AdhkarItem = z.infer<typeof item>

/** The items of one file. Throws `ZodError` for missing or unknown fields. */
export const parseItems = (json: string): readonly AdhkarItem[] => z.array(item).parse(JSON.parse(json))

/** The items of every file in `content/adhkar/items`, by the file's name without extension. */
export async function readItemFiles(): Promise<ReadonlyMap<string, readonly AdhkarItem[]>> {
  const files = (await readdir(folder)).sort()
  const read = async (file: string) => parseItems(await readFile(join(folder, file), 'utf8'))
  return new Map(
    await Promise.all(files.map(async (file) => [file.replace('.json', ''), await read(file)] as const)),
  )
}

import * as z from 'zod/mini'

/** A number of a hadith in a file; wordings of one number have decimals, sometimes as text. */
const number = z.union([z.number(), z.string()])
const text = z._default(z.nullable(z.string()), '')

const jsonHadith = z.object({
  id: z.optional(number),
  idInBook: z.optional(number),
  arabic: text,
  english: z._default(z.nullable(z.union([z.string(), z.object({ narrator: text, text })])), ''),
  chapterId: z.optional(z.nullable(number)),
})
export type JsonHadith = z.output<typeof jsonHadith>

const editionHadith = z.object({
  hadithnumber: number,
  arabicnumber: z.optional(z.nullable(number)),
  text,
  grades: z._default(z.array(z.object({ name: z.string(), grade: z.string() })), []),
  reference: z.optional(z.object({ book: number, hadith: number })),
})
export type EditionHadith = z.output<typeof editionHadith>

const bookNames = z.object({ title: z.string() })
const jsonMetadata = z.object({ arabic: bookNames, english: bookNames })
const jsonChapter = z.object({ id: number, arabic: text, english: text })

const editionMetadata = z.object({
  name: z.string(),
  sections: z.optional(z.record(z.string(), z.string())),
  section_details: z.optional(
    z.record(z.string(), z.object({ name_native: z.optional(z.nullable(z.string())) })),
  ),
})

const items = z.array(z.unknown())
const formats = {
  book: z.object({ metadata: jsonMetadata, chapters: z.array(jsonChapter), hadiths: items }),
  chapter: z.object({ metadata: jsonMetadata, chapter: jsonChapter, hadiths: items }),
  edition: z.object({ metadata: editionMetadata, hadiths: items }),
  info: z.record(z.string(), z.object({ metadata: editionMetadata, hadiths: items })),
} as const

export type JsonMetadata = z.output<typeof jsonMetadata>
export type JsonChapter = z.output<typeof jsonChapter>
export type EditionMetadata = z.output<typeof editionMetadata>

/** An item that can’t be used: which one, by its place in the file from 1, and why. */
export interface ItemProblem {
  readonly item: number
  readonly problem: string
}

/** A file of one of the formats. Items have their places in the file, from 1. */
export type HadithFile =
  | {
      readonly kind: 'book'
      readonly metadata: JsonMetadata
      readonly chapters: readonly JsonChapter[]
      readonly hadiths: readonly (JsonHadith & { readonly item: number })[]
    }
  | {
      readonly kind: 'chapter'
      readonly metadata: JsonMetadata
      readonly chapter: JsonChapter
      readonly hadiths: readonly (JsonHadith & { readonly item: number })[]
    }
  | {
      readonly kind: 'edition'
      readonly metadata: EditionMetadata
      readonly hadiths: readonly (EditionHadith & { readonly item: number })[]
    }
  | { readonly kind: 'info'; readonly books: ReadonlyMap<string, readonly EditionHadith[]> }

/**
 * Recognises and validates the parsed JSON of a file: books and chapters of `AhmedBaset/hadith-json`, editions and
 * `info.json` of `fawazahmed0/hadith-api`. Items that aren’t hadiths go to `onProblem`. `undefined` for anything else.
 */
export function readHadithFile(
  value: unknown,
  onProblem: (problem: ItemProblem) => void,
): HadithFile | undefined {
  const book = formats.book.safeParse(value)
  if (book.success) {
    const { metadata, chapters, hadiths } = book.data
    return { kind: 'book', metadata, chapters, hadiths: checked(jsonHadith, hadiths, onProblem) }
  }
  const chapter = formats.chapter.safeParse(value)
  if (chapter.success) {
    const { metadata, chapter: only, hadiths } = chapter.data
    return { kind: 'chapter', metadata, chapter: only, hadiths: checked(jsonHadith, hadiths, onProblem) }
  }
  const edition = formats.edition.safeParse(value)
  if (edition.success) {
    const { metadata, hadiths } = edition.data
    return { kind: 'edition', metadata, hadiths: checked(editionHadith, hadiths, onProblem) }
  }
  const info = formats.info.safeParse(value)
  if (!info.success || Object.keys(info.data).length === 0) return undefined
  const graded = Object.entries(info.data).map(
    ([name, each]) => [name, checked(editionHadith, each.hadiths, onProblem)] as const,
  )
  return { kind: 'info', books: new Map(graded) }
}

function checked<Schema extends z.ZodMiniType>(
  schema: Schema,
  found: readonly unknown[],
  onProblem: (problem: ItemProblem) => void,
): (z.output<Schema> & { item: number })[] {
  const good: (z.output<Schema> & { item: number })[] = []
  for (const [at, value] of found.entries()) {
    const item = at + 1
    const result = schema.safeParse(value)
    if (result.success) good.push(Object.assign(result.data as object, { item }) as never)
    else {
      const field = result.error.issues[0]?.path.join('.')
      onProblem({
        item,
        problem: field ? `the field ${field} is missing or not valid` : 'this is not a hadith',
      })
    }
  }
  return good
}

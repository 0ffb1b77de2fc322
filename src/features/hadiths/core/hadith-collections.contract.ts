import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described } from '#shared/core/contract/fields.ts'
import { pageQuery, pagination } from '#shared/core/directory/directory.contract.ts'
import { SLUG } from '#shared/core/directory/title-slug.ts'
import { numberSchemes } from './collection-names.ts'
import { HADITHS_PER_PAGE, hadithGrades } from './hadith.ts'

const slug = (about: string, example: string) =>
  described(z.string().regex(SLUG, 'not_a_slug').max(60, 'too_long'), about, example)
const collectionSlug = slug('The end of the collection’s address.', 'muslim')
const chapterNumber = described(
  z
    .string()
    .regex(/^[\w.-]+$/, 'not_a_chapter')
    .max(20, 'too_long'),
  'The number of its chapter.',
  '1',
)

const about = {
  slug: collectionSlug,
  name: described(z.string(), 'In English.', 'Sahih Muslim'),
  nameArabic: described(z.string(), 'In Arabic.', 'صحيح مسلم'),
  total: described(z.number().int(), 'The number of its hadiths here.', 7563),
  source: described(
    z.string().nullable(),
    'Where its texts are from; null for the checked hadiths.',
    'A book',
  ),
  licence: described(z.string().nullable(), 'The licence of the texts, in a sentence.', 'CC BY 4.0'),
}
const collection = z.object(about)
const chapter = z.object({
  number: described(z.string(), 'Its number.', '1'),
  name: described(z.string(), 'In English; may be empty.', 'Faith'),
  nameArabic: described(z.string(), 'In Arabic; may be empty.', 'كتاب الإيمان'),
  total: described(z.number().int(), 'The number of its hadiths.', 441),
})

const number = z.object({
  scheme: described(z.enum(numberSchemes), 'Whose number it is; `edition`: the file’s own.'),
  number: described(z.string(), 'The number.', '8a'),
})
const neighbour = (which: string) =>
  described(z.string().nullable(), `The id of the ${which} hadith; null at the end.`, 'muslim/8b')

const hadithFields = {
  id: described(z.string(), 'The collection and the number in addresses.', 'muslim/8a'),
  collection: collectionSlug,
  collectionName: about.name,
  collectionNameArabic: about.nameArabic,
  hadithNumber: described(z.string(), 'Its number, by `numberingScheme`.', '8a'),
  numberingScheme: described(z.enum(numberSchemes), 'Whose numbers these are; `edition`: the file’s own.'),
  otherNumbers: described(z.array(number).readonly(), 'Its numbers in other schemes.'),
  chapter: chapterNumber,
  chapterName: described(z.string(), 'The chapter in English; may be empty.', 'Faith'),
  chapterNameArabic: described(z.string(), 'The chapter in Arabic; may be empty.', 'كتاب الإيمان'),
  narrator: described(z.string(), 'In English; empty if the text names none.', 'Abu Hurayra'),
  arabicText: described(z.string(), 'As in the imported file; may be empty.', 'الدِّينُ النَّصِيحَةُ'),
  translation: described(
    z.string(),
    'The English of the imported file; may be empty.',
    'Religion is sincerity.',
  ),
  grades: described(
    z
      .array(
        z.object({
          grade: described(z.string(), 'In the source’s words.', 'Sahih'),
          grader: described(z.string(), 'Who graded it.', 'Al-Albani'),
          kind: described(z.enum(hadithGrades).nullable(), 'Which grade that is, if it is one of these.'),
        }),
      )
      .readonly(),
    'Its grades, each with the scholar.',
  ),
  source: described(z.string(), 'Where the texts are from.', 'fawazahmed0/hadith-api'),
  licence: described(z.string(), 'The licence of the texts, in a sentence.', 'CC BY 4.0'),
  views: described(z.number().int(), 'The number of times its page was opened, as far as counted.', 0),
}
const listed = z.object(hadithFields)
const one = z.object({
  ...hadithFields,
  previous: neighbour('previous'),
  next: neighbour('next'),
  checked: described(
    z.string().nullable(),
    'The slug of the same hadith among the checked ones.',
    'muslim-8',
  ),
})

export type HadithCollectionAnswer = z.output<typeof collection>
export type HadithChapterAnswer = z.output<typeof chapter>
export type ImportedHadithAnswer = z.output<typeof listed>
export type ImportedHadithPageAnswer = z.output<typeof one>

export const readHadithCollections = endpoint({
  method: 'GET',
  path: '/api/hadith-collections',
  anyOrigin: true,
  summary: 'The imported collections; without any, the books of the checked hadiths',
  answer: z.object({
    areImported: described(z.boolean(), 'Whether these are imported collections.', true),
    collections: described(z.array(collection), 'The collections, in their usual order.'),
  }),
})

export const readHadithCollection = endpoint({
  method: 'GET',
  path: '/api/hadith-collections/{collection}',
  summary: 'An imported collection with its chapters',
  params: z.object({ collection: collectionSlug }),
  answer: z.object({ ...about, chapters: described(z.array(chapter).readonly(), 'Its chapters.') }),
  errors: ['not_found'],
})

const { search, page, limit } = pageQuery(HADITHS_PER_PAGE, 'references, texts and narrators')

export const readImportedHadiths = endpoint({
  method: 'GET',
  path: '/api/hadith-collections/{collection}/hadiths',
  anyOrigin: true,
  summary: 'The hadiths of an imported collection, or of `all`, a page at a time',
  params: z.object({ collection: collectionSlug }),
  query: z.object({
    chapter: described(chapterNumber.optional(), 'Only hadiths of this chapter.', '1'),
    search,
    page,
    limit,
  }),
  answer: z.object({ hadiths: described(z.array(listed), 'The hadiths of the page.'), pagination }),
})

export const readImportedHadith = endpoint({
  method: 'GET',
  path: '/api/hadith-collections/{collection}/hadiths/{number}',
  summary: 'One hadith of an imported collection; `8` also finds its first wording, 8a',
  params: z.object({ collection: collectionSlug, number: slug('Its number in addresses.', '8a') }),
  answer: one,
  errors: ['not_found'],
})

import { z } from 'zod'
import { exportQuery, tableAnswer, tableQuery } from '#shared/core/admin/admin-table.contract.ts'
import { actionsOn, editedVersion, entryFields, entryFilterQuery } from '#shared/core/admin/entry.contract.ts'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described, linesText, lineText, nameIn } from '#shared/core/contract/fields.ts'
import { withRulesOf } from '#shared/core/contract/with-rules.ts'
import { slug } from '#shared/core/directory/directory.contract.ts'
import { graders } from '#shared/core/source.ts'
import { hadithCollections, hadithGrades, hadithThemes } from './hadith.ts'
import { hadithTroubles } from './hadith-troubles.ts'
import { HADITH_LENGTHS } from './hadith-values.ts'

const errors = ['not_signed_in', 'forbidden'] as const
const params = z.object({ id: slug })
const { line, text, items } = HADITH_LENGTHS

const row = z.object({
  id: described(z.string(), 'The end of its address.', 'bukhari-1'),
  collection: described(z.enum(hadithCollections), 'Which of the six books it is from.'),
  number: described(z.string(), 'Its number in the usual scheme, with the letter of a wording.', '2564c'),
  narrator: described(z.string(), 'Who narrated it.', 'Umar ibn al-Khattab'),
  narratorArabic: described(z.string(), 'Who narrated it, in Arabic.', 'عمر بن الخطاب'),
  arabic: described(z.string(), 'The text.', 'إِنَّمَا الْأَعْمَالُ بِالنِّيَّاتِ'),
  translation: described(z.string(), 'In English.', 'Actions are only by intentions.'),
  theme: described(z.enum(hadithThemes), 'What it is about.'),
  grade: described(z.enum(hadithGrades), 'How sound its chain is.'),
  ...entryFields,
})
export type AdminHadith = z.output<typeof row>

const query = {
  ...tableQuery('texts, translations, narrators, books and keywords', ['order', 'views', 'edited']),
  ...entryFilterQuery,
  collection: described(nameIn(hadithCollections).optional(), 'Only hadiths of this book.', 'bukhari'),
  theme: described(nameIn(hadithThemes).optional(), 'Only hadiths about this.', 'intention'),
  grade: described(nameIn(hadithGrades).optional(), 'Only hadiths with this grade.', 'hasan'),
}

export const listAdminHadiths = endpoint({
  method: 'GET',
  path: '/api/admin/hadiths',
  summary: 'Lists the checked hadiths, unpublished ones included; imported collections have none here',
  query: z.object(query),
  answer: tableAnswer(row),
  errors,
})

export const exportHadiths = endpoint({
  method: 'GET',
  path: '/api/admin/hadiths/export',
  summary: 'Exports the hadiths of a search as CSV or JSON',
  query: z.object(exportQuery(query)),
  answer: z.array(row),
  errors,
})

const oneLine = (about: string, example: string) => described(lineText(line).default(''), about, example)
const long = (about: string, example: string) => described(linesText(text).default(''), about, example)
const lines = (about: string, example: string) =>
  described(z.array(lineText(line)).max(items, 'too_many').readonly().default([]), about, [example])

const values = {
  collection: described(z.enum(hadithCollections), 'Which of the six books it is from; it can’t be changed.'),
  number: described(z.number().int(), 'Its number in the usual scheme; it can’t be changed.', 1),
  wording: described(
    z.string().max(1, 'too_long').default(''),
    'The letter of a further wording; it can’t be changed.',
    '',
  ),
  otherNumbers: described(
    z
      .array(
        z.strictObject({
          scheme: oneLine('The edition or the scheme.', 'book and hadith within the book'),
          number: oneLine('The number there.', '1/1'),
        }),
      )
      .max(items, 'too_many')
      .readonly()
      .default([]),
    'Its numbers in other schemes.',
  ),
  book: oneLine('The book within the collection.', 'Revelation'),
  bookArabic: oneLine('The book in Arabic.', 'بدء الوحي'),
  narrator: oneLine('Who narrated it.', 'Umar ibn al-Khattab'),
  narratorArabic: oneLine('Who narrated it, in Arabic.', 'عمر بن الخطاب'),
  arabic: long('The text, as published.', 'إِنَّمَا الْأَعْمَالُ بِالنِّيَّاتِ'),
  translation: long('In English.', 'Actions are only by intentions.'),
  theme: described(z.enum(hadithThemes), 'What it is about.'),
  keywords: lines('Words that describe it.', 'intention'),
  keywordsArabic: lines('The same in Arabic.', 'النية'),
  grade: described(z.enum(hadithGrades), 'How sound its chain is.'),
  grader: described(z.enum(graders).nullable().default(null), 'Who graded it, outside the two Sahihs.'),
  nawawi: described(z.number().int().nullable().default(null), 'Its number in an-Nawawi’s forty.', 1),
  checkedAgainst: lines(
    'The published copies with which it was compared.',
    'fawazahmed0/hadith-api:ara-bukhari/1',
  ),
  isPublished: described(z.boolean().default(false), 'Whether it is public.', false),
}

/** The rules of the content build, which the editor checks too. */
const withRules = withRulesOf(hadithTroubles)

const edited = row.extend({
  values: described(z.object(values), 'The texts and numbers as an editor writes them.'),
})
export type EditedHadith = z.output<typeof edited>

export const readAdminHadith = endpoint({
  method: 'GET',
  path: '/api/admin/hadiths/{id}',
  summary: 'Reads one hadith with its texts and numbers',
  params,
  answer: edited,
  errors: [...errors, 'not_found'],
})

export const createHadith = endpoint({
  method: 'POST',
  path: '/api/admin/hadiths',
  summary: 'Adds a hadith',
  body: withRules(values),
  answer: edited,
  status: 201,
  errors: [...errors, 'slug_taken'],
})

export const updateHadith = endpoint({
  method: 'PUT',
  path: '/api/admin/hadiths/{id}',
  summary: 'Saves a new version of a hadith; the content doesn’t change it afterwards',
  params,
  body: withRules({ ...values, version: editedVersion }),
  answer: edited,
  errors: [...errors, 'not_found', 'version_conflict'],
})

export const actOnHadiths = actionsOn('/api/admin/hadiths/actions', 'hadiths')

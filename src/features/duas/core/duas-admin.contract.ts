import { z } from 'zod'
import { exportQuery, tableAnswer, tableQuery } from '#shared/core/admin/admin-table.contract.ts'
import { actionsOn, editedVersion, entryFilterQuery, entryState } from '#shared/core/admin/entry.contract.ts'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described, linesText, lineText, nameIn } from '#shared/core/contract/fields.ts'
import { withRulesOf } from '#shared/core/contract/with-rules.ts'
import { slug } from '#shared/core/directory/directory.contract.ts'
import { books, graders } from '#shared/core/source.ts'
import { duaCategories, duaThemes } from './dua.ts'
import { duaTroubles } from './dua-troubles.ts'
import { DUA_LENGTHS, duaGrades } from './dua-values.ts'

const errors = ['not_signed_in', 'forbidden'] as const
const params = z.object({ id: slug })
const { line, text, items } = DUA_LENGTHS

const row = z.object({
  id: described(z.string(), 'Its name, which doesn’t change.', 'after-wudu'),
  title: described(z.string(), 'In English.', 'After wudu'),
  titleArabic: described(z.string(), 'In Arabic.', 'بعد الوضوء'),
  arabic: described(z.string(), 'The text.', 'سُبْحَانَ اللَّهِ'),
  meaning: described(z.string(), 'In English.', 'Glory be to Allah.'),
  categories: described(z.array(z.enum(duaCategories)), 'The tabs that show it.', ['prayer']),
  themes: described(z.array(z.enum(duaThemes)), 'What it is about.', ['wudu']),
  verse: described(z.string(), 'The verse or verses that it quotes; empty for none.', '2:201'),
  ...entryState,
})
export type AdminDua = z.output<typeof row>

const query = {
  ...tableQuery('titles, Arabic, transliterations, meanings and sources', ['order', 'edited']),
  ...entryFilterQuery,
  category: described(nameIn(duaCategories).optional(), 'Only duas of this category.', 'morning'),
  theme: described(nameIn(duaThemes).optional(), 'Only duas about this.', 'sleep'),
}

export const listAdminDuas = endpoint({
  method: 'GET',
  path: '/api/admin/duas',
  summary: 'Lists the duas, unpublished ones included',
  query: z.object(query),
  answer: tableAnswer(row),
  errors,
})

export const exportDuas = endpoint({
  method: 'GET',
  path: '/api/admin/duas/export',
  summary: 'Exports the duas of a search as CSV or JSON',
  query: z.object(exportQuery(query)),
  answer: z.array(row),
  errors,
})

const oneLine = (about: string, example: string) => described(lineText(line).default(''), about, example)
const long = (about: string, example: string) => described(linesText(text).default(''), about, example)

const source = z.strictObject({
  book: described(z.enum(books), 'The collection.', 'abu-dawud'),
  number: oneLine('The hadith in the common numbering; surah and verse of the Quran.', '5088'),
  gives: described(
    z.enum(['count', 'wording']).nullable().default(null),
    'What this source alone gives, where another gives the rest.',
  ),
  grade: described(z.enum(duaGrades).nullable().default(null), 'Its grade, outside al-Bukhari and Muslim.'),
  gradedBy: described(z.enum(graders).nullable().default(null), 'Who graded it.'),
})

const values = {
  title: oneLine('In English; the name of a new dua is made of it.', 'After wudu'),
  titleArabic: oneLine('In Arabic.', 'بعد الوضوء'),
  arabic: long('The text, fully vowelled. That of a verse is taken from the Quran.', 'سُبْحَانَ اللَّهِ'),
  verse: oneLine('The verse or verses that it quotes; empty for none.', '2:201'),
  words: oneLine('The first and the last quoted word of the verses; empty for all.', '15-23'),
  meaning: long('In English.', 'Glory be to Allah.'),
  when: oneLine('When it is said, where the title doesn’t say it.', 'After each prayer'),
  whenArabic: oneLine('The same in Arabic.', 'بعد كل صلاة'),
  categories: described(
    z.array(z.enum(duaCategories)).max(duaCategories.length, 'too_many').readonly().default([]),
    'The tabs that show it.',
    ['prayer'],
  ),
  themes: described(
    z.array(z.enum(duaThemes)).max(duaThemes.length, 'too_many').readonly().default([]),
    'What it is about.',
    ['wudu'],
  ),
  times: described(
    z.number().int().nullable().default(null),
    'How often it is said; `null` when no source names a number.',
    3,
  ),
  sources: described(
    z.array(source).max(items, 'too_many').readonly().default([]),
    'Where the wording and the count are handed down.',
  ),
  isPublished: described(z.boolean().default(false), 'Whether it is public.', false),
}

/** The rules of the content, which the editor checks too. */
const withRules = withRulesOf(duaTroubles)

const edited = row.extend({
  transliteration: described(z.string(), 'As it is recited; made of the Arabic.', 'Subḥānallāh'),
  values: described(z.object(values), 'The texts as an editor writes them.'),
})
export type EditedDua = z.output<typeof edited>

export const readAdminDua = endpoint({
  method: 'GET',
  path: '/api/admin/duas/{id}',
  summary: 'Reads one dua with its texts',
  params,
  answer: edited,
  errors: [...errors, 'not_found'],
})

export const createDua = endpoint({
  method: 'POST',
  path: '/api/admin/duas',
  summary: 'Adds a dua',
  body: withRules(values),
  answer: edited,
  status: 201,
  errors: [...errors, 'slug_taken'],
})

export const updateDua = endpoint({
  method: 'PUT',
  path: '/api/admin/duas/{id}',
  summary: 'Saves a new version of a dua; the content doesn’t change it afterwards',
  params,
  body: withRules({ ...values, version: editedVersion }),
  answer: edited,
  errors: [...errors, 'not_found', 'version_conflict'],
})

export const actOnDuas = actionsOn('/api/admin/duas/actions', 'duas')

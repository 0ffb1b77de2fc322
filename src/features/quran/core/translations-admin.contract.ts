import { z } from 'zod'
import { actionAnswer, tableAnswer, tableQuery } from '#shared/core/admin/admin-table.contract.ts'
import { fileImportAnswer, fileImportQuery, importOption } from '#shared/core/admin/file-import.contract.ts'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described, nameIn } from '#shared/core/contract/fields.ts'
import { importNoteCodes } from './import/import-note.ts'
import { importProblemCodes } from './import/import-problem.ts'
import { isImportedId } from './import/translation-details.ts'
import { translationOrigins } from './import/translation-origin.ts'
import { translationStates } from './import/translation-states.ts'
import { catalogueTranslation } from './translations.contract.ts'

const MOST_REMOVED = 100

const errors = ['not_signed_in', 'forbidden'] as const
const id = described(z.string().max(60).refine(isImportedId, 'not_an_id'), 'Its id.', 'fa.fooladvand')

const row = catalogueTranslation
  .pick({ id: true, language: true, languageName: true, name: true, translator: true, licence: true })
  .extend({
    origin: described(z.enum(translationOrigins), 'Whether it comes with Rafiq or was imported.'),
    state: described(z.enum(translationStates), '`deleted` while it can be restored.'),
    isDefault: described(
      z.boolean(),
      'Whether readers of its language get it unless they choose another.',
      true,
    ),
    verseCount: described(z.number().int(), 'Its number of verses.', 6236),
    version: described(z.string(), 'Changes with its content.', 'fa.fooladvand-0123456789'),
  })
export type AdminTranslation = z.output<typeof row>

export const listAdminTranslations = endpoint({
  method: 'GET',
  path: '/api/admin/translations',
  summary: 'Lists the translations of the Quran, those that come with Rafiq and imported ones',
  query: z.object({
    ...tableQuery('languages, names, translators and licences', ['language', 'name']),
    origin: described(nameIn(translationOrigins).optional(), 'Only with this origin.', 'imported'),
    state: described(nameIn(translationStates).default('available'), 'Only in this state.', 'deleted'),
  }),
  answer: tableAnswer(row),
  errors,
})

const values = z.record(z.string(), z.union([z.string(), z.number()]))
const place = z.object({ surah: z.number().int(), verse: z.number().int() })

const problem = z.object({
  line: described(z.number().int(), 'The line in the file.', 12),
  place: described(place.optional(), 'The verse, if it is known.', { surah: 2, verse: 5 }),
  code: described(z.enum(importProblemCodes), 'What is wrong.'),
  values: described(values, 'The values of its sentence.', { first: 11 }),
})
export type TranslationProblem = z.output<typeof problem>

export const importTranslation = endpoint({
  method: 'POST',
  path: '/api/admin/translations/import',
  summary:
    'Checks or imports a translation of the Quran. The body is a file: Tanzil text or XML, a CSV table, or JSON, in UTF-8, 12 MB at most',
  query: z.object({
    ...fileImportQuery,
    language: importOption('Its language (BCP 47). Needed.', 'fa'),
    name: importOption('Its name in the list of translations. Needed.', 'Fooladvand'),
    licence: importOption('The licence in one sentence, shown with it. Needed.', 'Public domain'),
    translator: importOption('The translator. Default: the name.', 'M. M. Fooladvand'),
    id: importOption('Its id. Default: from the language and the name.', 'fa.fooladvand'),
    direction: importOption('`ltr` or `rtl`. Default: the direction of the language.', 'rtl'),
  }),
  answer: z.object({
    ...fileImportAnswer(problem, row),
    format: described(z.string(), 'The format of the file, as found.', 'CSV'),
    verseCount: described(z.number().int(), 'The number of verses with a text.', 6236),
    sample: described(z.array(z.string()), 'The verses of the first surah, as they would be stored.'),
    notes: described(
      z.array(
        z.object({
          code: described(z.enum(importNoteCodes), 'What is left out.'),
          values: described(values, 'The values of its sentence.', { count: 3, verse: '2:5', line: 12 }),
        }),
      ),
      'What the import leaves out.',
    ),
  }),
  errors: [...errors, 'slug_taken', 'version_conflict', 'unsupported_type', 'body_too_large'],
})
export type CheckedTranslation = z.output<(typeof importTranslation)['answer']>

export const actOnTranslations = endpoint({
  method: 'POST',
  path: '/api/admin/translations/actions',
  summary: 'Removes imported translations, or restores those that were removed in the last 30 days',
  body: z.strictObject({
    action: described(z.enum(['delete', 'restore']), 'What is done to each.', 'delete'),
    ids: described(z.array(id).min(1).max(MOST_REMOVED), 'Their ids.'),
  }),
  answer: actionAnswer('translations'),
  errors,
})

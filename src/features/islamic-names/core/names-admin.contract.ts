import { z } from 'zod'
import { exportQuery, tableAnswer, tableQuery } from '#shared/core/admin/admin-table.contract.ts'
import { actionsOn, editedVersion, entryFilterQuery, entryState } from '#shared/core/admin/entry.contract.ts'
import { importAnswer, importQuery } from '#shared/core/admin/import.contract.ts'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described, lineText, nameIn } from '#shared/core/contract/fields.ts'
import { withRulesOf } from '#shared/core/contract/with-rules.ts'
import { slug } from '#shared/core/directory/directory.contract.ts'
import { nameCategories, nameGenders, nameOrigins } from './islamic-name.ts'
import { nameSlug, nameTroubles } from './name-values.ts'

const MOST = 100
const LONGEST = 1000

const errors = ['not_signed_in', 'forbidden'] as const
const params = z.object({ id: slug })

const line = lineText(LONGEST)

const bearer = z.object({
  name: described(line, 'In English.', 'Umar ibn al-Khattab'),
  nameArabic: described(line, 'In Arabic.', 'عمر بن الخطاب'),
  who: described(line, 'Who it was, in English.', 'The second caliph'),
  whoArabic: described(line, 'Who it was, in Arabic.', 'الخليفة الثاني'),
  source: described(line.optional(), 'Where this can be checked.', 'Sahih al-Bukhari 3673'),
})

const fields = {
  name: described(line, 'In Latin letters.', 'Umar'),
  arabicName: described(line, 'In Arabic letters with vowels.', 'عُمَر'),
  meaning: described(line, 'The meaning in English.', 'Long-lived'),
  meaningArabic: described(line, 'The meaning in Arabic.', 'من العمر والحياة'),
  root: described(line.nullable().default(null), 'The letters of the Arabic root.', 'ع م ر'),
  origin: described(z.enum(nameOrigins), 'The language it comes from.', 'arabic'),
  gender: described(z.enum(nameGenders), 'Who is given this name.', 'male'),
  category: described(z.enum(nameCategories), 'What kind of name it is.', 'sahabah_names'),
  alternateSpellings: described(z.array(line).max(MOST).default([]), 'Other spellings.', ['Omar']),
  bearers: described(z.array(bearer).max(MOST).default([]), 'Well-known bearers, with references.'),
}

/** The rules of fields, which the editor checks too. */
const withRules = withRulesOf(nameTroubles)

const listedName = z.object({
  ...fields,
  id: described(z.string(), 'The address of the name, for `/api/islamic-names/{slug}`.', 'umar'),
  root: z.string().nullable(),
  alternateSpellings: z.array(z.string()),
  bearers: z.array(bearer),
  popularity: described(z.number().int(), 'From 0 to 100, by views and saves.', 50),
  ...entryState,
})

export type ListedName = z.output<typeof listedName>

const query = {
  ...tableQuery('names, spellings and meanings', ['name', 'popularity', 'edited']),
  gender: described(nameIn(nameGenders).optional(), 'Only for these.', 'female'),
  category: described(nameIn(nameCategories).optional(), 'Only this kind.', 'prophet_names'),
  origin: described(nameIn(nameOrigins).optional(), 'Only from this language.', 'arabic'),
  ...entryFilterQuery,
}

export const listAdminNames = endpoint({
  method: 'GET',
  path: '/api/admin/names',
  summary: 'Lists names as editors see them',
  query: z.object(query),
  answer: tableAnswer(listedName),
  errors,
})

export const exportNames = endpoint({
  method: 'GET',
  path: '/api/admin/names/export',
  summary: 'Exports the names of a search as CSV or JSON',
  query: z.object(exportQuery(query)),
  answer: z.array(listedName),
  errors,
})

export const readAdminName = endpoint({
  method: 'GET',
  path: '/api/admin/names/{id}',
  summary: 'Reads one name as editors see it',
  params,
  answer: listedName,
  errors: [...errors, 'not_found'],
})

export const createName = endpoint({
  method: 'POST',
  path: '/api/admin/names',
  summary: 'Adds a name',
  body: withRules(fields),
  answer: listedName,
  status: 201,
  errors: [...errors, 'slug_taken'],
})

export const updateName = endpoint({
  method: 'PUT',
  path: '/api/admin/names/{id}',
  summary: 'Changes a name; the content doesn’t change it afterwards',
  params,
  body: withRules({ ...fields, version: editedVersion }),
  answer: listedName,
  errors: [...errors, 'not_found', 'version_conflict'],
})

export const deleteName = endpoint({
  method: 'DELETE',
  path: '/api/admin/names/{id}',
  summary: 'Deletes a name; it can be restored, and no start brings it back',
  params,
  answer: z.object({ deleted: z.literal(true) }),
  errors: [...errors, 'not_found'],
})

export const actOnNames = actionsOn('/api/admin/names/actions', 'names')

/**
 * A row of an import, which becomes a new name. Names whose address is among `taken` or on an earlier line of the file are
 * refused.
 */
export function importedName(taken: ReadonlySet<string>) {
  const found = new Set(taken)
  return withRules(fields).check((context) => {
    const address = nameSlug(context.value.name)
    if (found.has(address))
      context.issues.push({ code: 'custom', message: 'slug_taken', path: ['name'], input: context.value })
    found.add(address)
  })
}

export const importNames = endpoint({
  method: 'POST',
  path: '/api/admin/names/import',
  summary: 'Checks or imports a file with new names, in the format of the export',
  query: importQuery,
  answer: importAnswer,
  errors: [...errors, 'unreadable_file', 'unsupported_type', 'body_too_large'],
})

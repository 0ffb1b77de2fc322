import { z } from 'zod'
import { exportQuery, tableAnswer, tableQuery } from '#shared/core/admin/admin-table.contract.ts'
import { actionsOn, editedVersion, entryFields, entryFilterQuery } from '#shared/core/admin/entry.contract.ts'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described, linesText, lineText, nameIn } from '#shared/core/contract/fields.ts'
import { withRulesOf } from '#shared/core/contract/with-rules.ts'
import { slug } from '#shared/core/directory/directory.contract.ts'
import { businessCategories, businessSources } from './business.ts'
import { SUBMISSION_LENGTHS } from './business-submission.ts'
import { businessTroubles, photoStates } from './business-values.ts'
import { businessFields } from './submissions.contract.ts'

const errors = ['not_signed_in', 'forbidden'] as const
const params = z.object({ id: slug })

const row = z.object({
  id: described(z.string(), 'The end of its address.', 'sample-halal-kitchen'),
  name: described(z.string(), 'Its name.', 'Sample Halal Kitchen'),
  city: described(z.string(), 'Its city; may be empty.', 'London'),
  country: described(z.string(), 'The code of the country (ISO 3166 alpha-2); may be empty.', 'GB'),
  category: described(z.enum(businessCategories), 'What kind of business it is.'),
  isVerified: described(z.boolean(), 'Whether somebody checked it for this directory.'),
  certifiedUntil: described(
    z.string().nullable(),
    'The last day of its certificate, `9999-12-31` for one that doesn’t expire; null without one.',
    '2027-06-30',
  ),
  origin: described(z.enum(businessSources), 'Where the entry comes from.'),
  ...entryFields,
})
export type AdminBusiness = z.output<typeof row>

const query = {
  ...tableQuery('names, descriptions, addresses, cities and services', ['name', 'views', 'edited']),
  ...entryFilterQuery,
  category: described(nameIn(businessCategories).optional(), 'Only businesses of this kind.', 'halal_food'),
  origin: described(nameIn(businessSources).optional(), 'Only businesses from this source.', 'submission'),
}

export const listAdminBusinesses = endpoint({
  method: 'GET',
  path: '/api/admin/businesses',
  summary: 'Lists the businesses of the directory, unpublished ones included',
  query: z.object(query),
  answer: tableAnswer(row),
  errors,
})

export const exportBusinesses = endpoint({
  method: 'GET',
  path: '/api/admin/businesses/export',
  summary: 'Exports the businesses of a search as CSV or JSON',
  query: z.object(exportQuery(query)),
  answer: z.array(row),
  errors,
})

const values = {
  ...businessFields,
  nameArabic: described(
    lineText(SUBMISSION_LENGTHS.name * 2).default(''),
    'Its name in Arabic; may be empty.',
    'مطبخ المثال',
  ),
  descriptionArabic: described(
    linesText(SUBMISSION_LENGTHS.description * 2).default(''),
    'Its description in Arabic; may be empty.',
    'مثال.',
  ),
  isVerified: described(z.boolean().default(true), 'Whether it was checked for this directory.', true),
  photo: described(
    z.enum(photoStates).default('none'),
    'Whether its photo is shown; only `hidden` and `shown` can be exchanged. `removed` deletes it for good.',
    'none',
  ),
  isPublished: described(z.boolean().default(true), 'Whether it is public.', true),
}

/** The rules of the editor. */
const withRules = withRulesOf(businessTroubles)

const edited = row.extend({
  values: described(z.object(values), 'The business as an editor writes it.'),
})
export type EditedBusiness = z.output<typeof edited>

export const readAdminBusiness = endpoint({
  method: 'GET',
  path: '/api/admin/businesses/{id}',
  summary: 'Reads one business as editors write it',
  params,
  answer: edited,
  errors: [...errors, 'not_found'],
})

export const createBusiness = endpoint({
  method: 'POST',
  path: '/api/admin/businesses',
  summary: 'Adds a business to the directory',
  body: withRules(values),
  answer: edited,
  status: 201,
  errors: [...errors, 'slug_taken'],
})

export const updateBusiness = endpoint({
  method: 'PUT',
  path: '/api/admin/businesses/{id}',
  summary: 'Saves a new version of a business; imports don’t change it afterwards',
  params,
  body: withRules({ ...values, version: editedVersion }),
  answer: edited,
  errors: [...errors, 'not_found', 'version_conflict'],
})

export const actOnBusinesses = actionsOn('/api/admin/businesses/actions', 'businesses')

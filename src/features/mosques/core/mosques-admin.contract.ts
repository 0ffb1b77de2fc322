import { z } from 'zod'
import { actionAnswer, exportQuery, tableQuery } from '#shared/core/admin/admin-table.contract.ts'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described, lineText, nameIn } from '#shared/core/contract/fields.ts'
import { withRulesOf } from '#shared/core/contract/with-rules.ts'
import { countryCodes } from '#shared/core/country-codes.ts'
import { pagination } from '#shared/core/directory/directory.contract.ts'
import { amenities } from './amenities.ts'
import { mosqueSources } from './mosque-source.ts'
import { mosqueActions, mosqueStates, mosqueTroubles } from './mosque-values.ts'

const MOST = 100
const LONGEST = 400

const errors = ['not_signed_in', 'forbidden'] as const
const id = z.string().regex(/^[\w-]{1,120}$/, 'not_an_id')
const params = z.object({ id })

const line = (about: string, example: string) => described(lineText(LONGEST).default(''), about, example)

const fields = {
  name: line('The name, in Latin letters where one is known.', 'Masjid al-Haram'),
  nativeName: line('The local name where it differs.', 'المسجد الحرام'),
  arabicName: line('The Arabic name.', 'المسجد الحرام'),
  street: line('The street with its number.', 'King Abdul Aziz Road'),
  city: line('The city.', 'Makkah'),
  country: line('The country (ISO 3166-1 alpha-2).', 'SA'),
  latitude: described(z.number(), 'Decimal degrees, north positive.', 21.4225),
  longitude: described(z.number(), 'Decimal degrees, east positive.', 39.8262),
  amenities: described(z.array(z.enum(amenities)).max(amenities.length).default([]), 'Its amenities.'),
  jumua: described(
    z.array(z.string().max(LONGEST).trim()).max(MOST).default([]),
    'The Friday prayers at `HH:MM`.',
    ['13:15'],
  ),
  timesConfirmedOn: line('The day on which the times of Friday prayers were last right.', '2026-10-01'),
  contact: line('A telephone number.', '+966 12 555 0100'),
  website: line('The mosque’s own page.', 'https://mosque.example'),
  isVerified: described(z.boolean().default(false), 'Whether it was checked.', true),
}

/** The rules of fields, which the editor checks too. */
const withRules = withRulesOf(mosqueTroubles)

const savedMosque = withRules(fields)

const version = described(
  z.number().int().min(1).optional(),
  'The version that was edited. If another one was saved meanwhile, nothing is overwritten.',
  3,
)

export const editedMosque = withRules({ ...fields, version })

const text = (about: string, example: string) => described(z.string().nullable(), about, example)

export const listedMosque = z.object({
  id: described(z.string(), 'The mosque’s id, for `/api/mosques/{id}`.', 'masjid-al-haram-makkah'),
  name: described(z.string(), 'The name; empty where the source has none.', 'Masjid al-Haram'),
  city: text('The city.', 'Makkah'),
  country: text('The country (ISO 3166-1 alpha-2).', 'SA'),
  isVerified: described(z.boolean(), 'Whether it was checked for this project.', true),
  nativeName: text('The local name where it differs.', 'المسجد الحرام'),
  arabicName: text('The Arabic name.', 'المسجد الحرام'),
  street: text('The street with its number.', 'King Abdul Aziz Road'),
  latitude: z.number(),
  longitude: z.number(),
  amenities: z.array(z.enum(amenities)),
  jumua: described(z.array(z.string()), 'The Friday prayers at `HH:MM`.', ['13:15']),
  timesConfirmedOn: text('The day on which its own times were last confirmed.', '2026-10-01'),
  contact: text('A telephone number.', '+966 12 555 0100'),
  website: text('The mosque’s own page.', 'https://mosque.example'),
  source: described(z.enum(mosqueSources), 'Where the data comes from.', 'rafiq'),
  isEdited: described(
    z.boolean(),
    'Whether it was edited here, so that its source no longer changes it.',
    false,
  ),
  version: described(z.number().int(), 'The number of this version, from 1.', 3),
  addedAt: described(z.iso.datetime(), 'When it was added.', '2026-11-25T08:00:00Z'),
  deletedAt: described(z.iso.datetime().nullable(), 'When it was deleted.'),
})

export type ListedMosque = z.output<typeof listedMosque>

const query = {
  ...tableQuery('name, city and street', ['added', 'name', 'city', 'country']),
  country: described(nameIn(countryCodes).optional(), 'Only this country.', 'SA'),
  verified: described(nameIn(['yes', 'no']).optional(), 'Only verified ones, or only the others.', 'yes'),
  source: described(nameIn(mosqueSources).optional(), 'Only from this source.', 'rafiq'),
  state: described(
    nameIn(mosqueStates).optional(),
    'Only those edited here, or those that were deleted.',
    'edited',
  ),
}

export const listAdminMosques = endpoint({
  method: 'GET',
  path: '/api/admin/mosques',
  summary: 'Lists mosques, the latest ones first',
  query: z.object(query),
  answer: z.object({
    mosques: described(z.array(listedMosque), 'The mosques of this page.'),
    pagination,
  }),
  errors,
})

export const exportMosques = endpoint({
  method: 'GET',
  path: '/api/admin/mosques/export',
  summary: 'Exports the mosques of a search as CSV or JSON',
  query: z.object(exportQuery(query)),
  answer: z.array(listedMosque),
  errors,
})

export const readAdminMosque = endpoint({
  method: 'GET',
  path: '/api/admin/mosques/{id}',
  summary: 'Reads one mosque as administrators see it',
  params,
  answer: listedMosque,
  errors: [...errors, 'not_found'],
})

export const createMosque = endpoint({
  method: 'POST',
  path: '/api/admin/mosques',
  summary: 'Creates a mosque',
  body: savedMosque,
  answer: listedMosque,
  status: 201,
  errors,
})

export const updateMosque = endpoint({
  method: 'PUT',
  path: '/api/admin/mosques/{id}',
  summary: 'Changes a mosque; its source doesn’t change it afterwards',
  params,
  body: editedMosque,
  answer: listedMosque,
  errors: [...errors, 'not_found', 'version_conflict'],
})

export const deleteMosque = endpoint({
  method: 'DELETE',
  path: '/api/admin/mosques/{id}',
  summary: 'Deletes a mosque; no source brings it back, and it can be restored',
  params,
  answer: z.object({ deleted: z.literal(true) }),
  errors: [...errors, 'not_found'],
})

export const actOnMosques = endpoint({
  method: 'POST',
  path: '/api/admin/mosques/actions',
  summary: 'Verifies, deletes or restores several mosques, or takes the version of their source',
  body: z.strictObject({
    action: described(z.enum(mosqueActions), 'What is done to each.', 'verify'),
    ids: described(z.array(id).min(1).max(MOST), 'The mosques.', ['masjid-al-haram-makkah']),
  }),
  answer: actionAnswer('mosques'),
  errors,
})

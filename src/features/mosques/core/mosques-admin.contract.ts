import { z } from 'zod'
import { tableQuery } from '#shared/core/admin/admin-table.contract.ts'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described } from '#shared/core/contract/fields.ts'
import { pagination } from '#shared/core/directory/directory.contract.ts'

const listedMosque = z.object({
  id: described(z.string(), 'The mosque’s id, for `/api/mosques/{id}`.', 'masjid-al-haram-makkah'),
  name: described(z.string(), 'The name; empty where the source has none.', 'Masjid al-Haram'),
  city: described(z.string().nullable(), 'The city.', 'Makkah'),
  country: described(z.string().nullable(), 'The country.', 'Saudi Arabia'),
  isVerified: described(z.boolean(), 'Whether it was checked for this project.', true),
})

export type ListedMosque = z.output<typeof listedMosque>

export const listAdminMosques = endpoint({
  method: 'GET',
  path: '/api/admin/mosques',
  summary: 'Lists mosques, the latest ones first',
  query: z.object(tableQuery('name, city and street', ['added', 'name', 'city', 'country'])),
  answer: z.object({
    mosques: described(z.array(listedMosque), 'The mosques of this page.'),
    pagination,
  }),
  errors: ['not_signed_in', 'forbidden'],
})

import { z } from 'zod'
import { exportQuery, tableAnswer, tableQuery } from '#shared/core/admin/admin-table.contract.ts'
import { actionsOn, editedVersion, entryFields, entryFilterQuery } from '#shared/core/admin/entry.contract.ts'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described, nameIn } from '#shared/core/contract/fields.ts'
import { withRulesOf } from '#shared/core/contract/with-rules.ts'
import { slug } from '#shared/core/directory/directory.contract.ts'
import { PICTURE_LENGTHS, pictureTroubles } from './added-picture.ts'
import { categories } from './picture.ts'

const errors = ['not_signed_in', 'forbidden'] as const
const params = z.object({ id: slug })
const fileId = described(z.uuid(), 'The file of the picture.', '5b1f9f0e-6c1b-4c0e-9f39-6a1f0c6a3a11')

const row = z.object({
  id: described(z.string(), 'Its slug.', 'morning-in-fez'),
  title: described(z.string(), 'The English title.', 'Morning in Fez'),
  titleArabic: described(z.string(), 'The Arabic title.', 'صباح في فاس'),
  category: described(z.enum(categories), 'Its part of the gallery.'),
  author: described(z.string(), 'Its author.', 'A. Sample'),
  licence: described(z.string(), 'Its licence.', 'CC BY 4.0'),
  isFeatured: described(z.boolean(), 'Whether it is among the first.', false),
  ...entryFields,
})
export type AdminPicture = z.output<typeof row>

const query = {
  ...tableQuery('titles, descriptions, authors and licences', ['title', 'category', 'views', 'edited']),
  ...entryFilterQuery,
  category: described(nameIn(categories).optional(), 'Only pictures of this category.', 'nature'),
}

export const listAdminPictures = endpoint({
  method: 'GET',
  path: '/api/admin/gallery',
  summary: 'Lists the added pictures of the gallery, drafts included',
  query: z.object(query),
  answer: tableAnswer(row),
  errors,
})

export const exportPictures = endpoint({
  method: 'GET',
  path: '/api/admin/gallery/export',
  summary: 'Exports the added pictures of a search as CSV or JSON',
  query: z.object(exportQuery(query)),
  answer: z.array(row),
  errors,
})

const text = (description: string, example: string) => described(z.string().trim(), description, example)

const values = {
  title: text('The English title, which makes its address.', 'Morning in Fez'),
  titleArabic: text('The Arabic title.', 'صباح في فاس'),
  category: described(z.enum(categories), 'Its part of the gallery.'),
  description: text('What it shows, in English.', 'Roofs in the morning light.'),
  descriptionArabic: text('What it shows, in Arabic.', 'أسطح في ضوء الصباح.'),
  author: text('Its author.', 'A. Sample'),
  licence: text('Its licence.', 'CC BY 4.0'),
  sourceUrl: described(
    z.string().trim().max(PICTURE_LENGTHS.sourceUrl, 'too_long').default(''),
    'The address of the page it is from.',
    'https://example.org/fez',
  ),
  isFeatured: described(z.boolean().default(false), 'Whether it is among the first.', false),
  file: described(z.uuid('missing'), 'The id of the uploaded file.', '5b1f9f0e-6c1b-4c0e-9f39-6a1f0c6a3a11'),
  isPublished: described(z.boolean().default(false), 'Whether it is public.', false),
}

/** The rules of the editor. */
const withRules = withRulesOf(pictureTroubles)

const picture = row.extend({
  values: described(z.object(values), 'The fields as an editor fills them in.'),
})
export type EditedPicture = z.output<typeof picture>

export const readAdminPicture = endpoint({
  method: 'GET',
  path: '/api/admin/gallery/{id}',
  summary: 'Reads one added picture',
  params,
  answer: picture,
  errors: [...errors, 'not_found'],
})

export const createPicture = endpoint({
  method: 'POST',
  path: '/api/admin/gallery',
  summary: 'Adds a picture whose file was uploaded',
  body: withRules(values),
  answer: picture,
  status: 201,
  errors: [...errors, 'slug_taken', 'invalid_request'],
})

export const updatePicture = endpoint({
  method: 'PUT',
  path: '/api/admin/gallery/{id}',
  summary: 'Saves a new version of an added picture',
  params,
  body: withRules({ ...values, version: editedVersion }),
  answer: picture,
  errors: [...errors, 'not_found', 'version_conflict', 'invalid_request'],
})

export const actOnPictures = actionsOn('/api/admin/gallery/actions', 'pictures')

export const uploadPicture = endpoint({
  method: 'POST',
  path: '/api/admin/gallery/files',
  summary:
    'Uploads a picture (JPEG, PNG or WebP, 8 MB at most). Metadata such as the place of a photo is removed; SVG is refused, because it can run scripts',
  answer: z.object({
    id: fileId,
    width: described(z.number().int(), 'The number of pixels across.', 1600),
    height: described(z.number().int(), 'The number of pixels from top to bottom.', 1200),
  }),
  status: 201,
  errors: [...errors, 'unknown_document', 'picture_size', 'files_unavailable'],
})

export const readPictureFile = endpoint({
  method: 'GET',
  path: '/api/admin/gallery/files/{id}',
  summary: 'Reads an uploaded picture, public or not',
  params: z.object({ id: fileId }),
  answer: z.unknown().describe('The bytes of the file, or the requested range'),
  errors: [...errors, 'not_found', 'range_not_satisfiable', 'files_unavailable'],
})

import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described, languageText, nameIn } from '#shared/core/contract/fields.ts'
import { categories } from './picture.ts'

const EXAMPLE = 'calligraphy-1-1'

const picture = z.object({
  id: described(z.string(), 'Names the picture in addresses.', EXAMPLE),
  title: described(z.string(), 'The title in the language of the request.', 'In the name of Allah'),
  titleArabic: described(z.string(), 'The title in Arabic.', 'بِسۡمِ ٱللَّهِ'),
  category: described(z.enum(categories), 'Its part of the gallery.'),
  description: described(z.string(), 'What it shows, in a sentence or two.', 'Words of the Quran.'),
  imageUrl: described(z.string(), 'The path of the picture.', `/gallery/${EXAMPLE}.svg?lang=en`),
  tags: described(z.array(z.string()).readonly(), 'What it is about, in words.', ['quran']),
  featured: described(z.boolean().optional(), 'Whether it is among the first.', true),
  isDrawn: described(z.boolean(), 'Whether it is drawn by code, in several sizes and formats.', true),
  design: described(
    z.string().optional(),
    'The query of the page that makes pictures like this.',
    'look=arch',
  ),
  licence: described(z.string().optional(), 'The licence of a picture that the operator added.', 'CC BY 4.0'),
  author: described(z.string().optional(), 'The author of a picture that the operator added.', 'A. Author'),
  sourceUrl: described(
    z.string().optional(),
    'The page that a picture of the operator is from.',
    'https://example.org/fez',
  ),
  width: described(
    z.number().int(),
    'The number of pixels across; of a drawn picture for the square one.',
    1080,
  ),
  height: described(z.number().int(), 'The number of pixels from top to bottom.', 1080),
})

export type PictureAnswer = z.output<typeof picture>

const language = described(languageText.default('en'), 'The language of the texts. Default: en.', 'ar')

export const readGallery = endpoint({
  method: 'GET',
  path: '/api/gallery',
  anyOrigin: true,
  summary: 'The pictures of the gallery, the featured ones first',
  query: z.object({
    category: described(nameIn(categories).optional(), 'Only pictures of this category.', 'mosques'),
    language,
  }),
  answer: z.array(picture),
})

export const readPicture = endpoint({
  method: 'GET',
  path: '/api/gallery/{id}',
  anyOrigin: true,
  summary: 'One picture of the gallery',
  params: z.object({
    id: described(z.string().regex(/^[a-z0-9-]{1,80}$/), 'Names the picture.', EXAMPLE),
  }),
  query: z.object({ language }),
  answer: picture,
  errors: ['not_found'],
})

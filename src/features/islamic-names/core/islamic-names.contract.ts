import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described, languageText, nameIn } from '#shared/core/contract/fields.ts'
import { pageQuery, pagination, slug } from '#shared/core/directory/directory.contract.ts'
import { NAMES_PER_PAGE, nameCategories, nameGenders, nameOrigins } from './islamic-name.ts'

const bearer = z.object({
  name: described(z.string(), 'In English.', 'Umar ibn al-Khattab'),
  nameArabic: described(z.string(), 'In Arabic.', 'عمر بن الخطاب'),
  who: described(z.string(), 'Who it was, in English.', 'The second caliph'),
  whoArabic: described(z.string(), 'Who it was, in Arabic.', 'الخليفة الثاني'),
  source: described(z.string().optional(), 'Where this can be checked.', 'Sahih al-Bukhari 3673'),
})

const translated = z.object({
  name: described(z.string().optional(), 'The name as the language writes it.', 'Ömer'),
  meaning: described(z.string().optional(), 'The meaning.', 'uzun ömürlü'),
  bearers: described(
    z
      .array(
        z.object({
          name: described(z.string().optional(), 'As the language writes it.', 'Ömer bin Hattab'),
          who: described(z.string().optional(), 'Who it was.', 'ikinci halife'),
        }),
      )
      .readonly(),
    'The same bearers in the same order.',
  ),
})

const name = z.object({
  id: described(z.string(), 'The same as `seoSlug`.', 'umar'),
  name: described(z.string(), 'In Latin letters.', 'Umar'),
  arabicName: described(z.string(), 'In Arabic letters with vowels.', 'عُمَر'),
  meaning: described(z.string(), 'The meaning in English.', 'Long-lived'),
  meaningArabic: described(z.string(), 'The meaning in Arabic.', 'من العمر والحياة'),
  root: described(z.string().nullable(), 'The Arabic root; null for names without one.', 'ع م ر'),
  origin: described(z.enum(nameOrigins), 'The language it comes from.'),
  gender: described(z.enum(nameGenders), 'Who is given this name.'),
  category: described(z.enum(nameCategories), 'What kind of name it is.'),
  popularity: described(
    z.number().int(),
    'A number from 0 to 100 by how often it was viewed and saved here; 50 while nobody has.',
    50,
  ),
  alternateSpellings: described(z.array(z.string()).readonly(), 'Other spellings in Latin letters.', [
    'Omar',
  ]),
  famousPersons: described(z.array(z.string()).readonly(), 'Well-known bearers, by name.', [
    'Umar ibn al-Khattab',
  ]),
  bearers: described(z.array(bearer).readonly(), 'The same bearers with who they were.'),
  translated: described(
    translated.optional(),
    'The texts in the language that was asked for, if it is neither English nor Arabic. A text whose English an editor changed is left out.',
  ),
  seoSlug: slug,
})

export type NameAnswer = z.output<typeof name>

const language = described(
  languageText.optional(),
  'The language of `translated`, and of words that the search finds besides English and Arabic.',
  'tr',
)

export const readNames = endpoint({
  method: 'GET',
  path: '/api/islamic-names',
  anyOrigin: true,
  summary: 'Names with their meaning, origin and bearers, a page at a time',
  query: z.object({
    gender: described(nameIn(nameGenders).optional(), 'Only names for boys, for girls or for both.', 'male'),
    category: described(nameIn(nameCategories).optional(), 'Only names of this kind.', 'sahabah_names'),
    origin: described(nameIn(nameOrigins).optional(), 'Only names from this language.', 'arabic'),
    ...pageQuery(
      NAMES_PER_PAGE,
      'names, spellings, meanings and Arabic names, then among names that sound alike',
    ),
    language,
  }),
  answer: z.object({ names: described(z.array(name).readonly(), 'The names of this page.'), pagination }),
})

export const readPopularNames = endpoint({
  method: 'GET',
  path: '/api/islamic-names/popular',
  anyOrigin: true,
  summary: 'The ten most popular names; while there are no counts, ten that change every day',
  query: z.object({ language }),
  answer: z.array(name).readonly(),
})

export const readName = endpoint({
  method: 'GET',
  path: '/api/islamic-names/{slug}',
  anyOrigin: true,
  summary: 'One name',
  params: z.object({ slug }),
  query: z.object({ language }),
  answer: name,
  errors: ['not_found'],
})

import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described } from '#shared/core/contract/fields.ts'

export const catalogueTranslation = z.object({
  id: described(
    z.string(),
    'The value of `translation=`: a language code for built-in translations, `fa.name` for imported ones.',
    'fr',
  ),
  language: described(z.string(), 'The language (BCP 47).', 'fr'),
  languageName: described(z.string(), 'The language’s own name.', 'Français'),
  name: described(z.string(), 'The title in lists.', 'Français: Muhammad Hamidullah'),
  translator: described(z.string(), 'The name of the translator.', 'Muhammad Hamidullah'),
  direction: described(z.enum(['ltr', 'rtl']), 'The direction of its script.'),
  licence: described(
    z.string(),
    'A sentence about the terms of use, shown with the translation.',
    'For reading; the rights belong to the translator and the publisher.',
  ),
  imported: described(z.boolean(), 'Whether the operator imported it.'),
  folder: described(
    z.string(),
    'The folder with a list of verses for each surah, `1.json` to `114.json`. It contains a content hash, so its files can be cached for ever.',
    '/content/quran/fr-0123abcd',
  ),
  search: described(
    z.string(),
    'A file with all verses and their search index, also named by a content hash.',
    '/content/quran/search-fr-0123abcd.json',
  ),
})

export const readTranslations = endpoint({
  method: 'GET',
  path: '/api/quran/translations',
  anyOrigin: true,
  summary: 'The translations of this server, those that come with Rafiq and imported ones, by language.',
  answer: z.array(catalogueTranslation),
})

import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'

export const catalogueTranslation = z.object({
  /** What `translation=` takes: a language's code for those that come with the product, `fa.name` for imported ones. */
  id: z.string(),
  /** BCP 47: `fa`, `zh-Hant`. */
  language: z.string(),
  /** The language's name in itself: `فارسی`. */
  languageName: z.string(),
  /** What the translation is called, to choose it by. */
  name: z.string(),
  translator: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  /** A sentence about its terms, to be shown with it. */
  licence: z.string(),
  /** Whether whoever runs this server added it. */
  imported: z.boolean(),
  /**
   * Address of the folder with a list of verses for each surah, `1.json` to `114.json`. It carries the hash of what is
   * in it, so that files may be kept for ever.
   */
  folder: z.string(),
  /** Address of a file with all verses and their index (`PackedText`), for searching, named by a hash too. */
  search: z.string(),
})

export const readTranslations = endpoint({
  method: 'GET',
  path: '/api/quran/translations',
  summary: 'The translations of this server, those that come with Rafiq and imported ones, by language.',
  answer: z.array(catalogueTranslation),
})

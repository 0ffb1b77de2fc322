import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'

export const catalogueTranslation = z.object({
  /** The value of `translation=`: a language code for built-in translations, `fa.name` for imported ones. */
  id: z.string(),
  /** BCP 47: `fa`, `zh-Hant`. */
  language: z.string(),
  /** The language's own name: `فارسی`. */
  languageName: z.string(),
  /** The title shown in lists. */
  name: z.string(),
  translator: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  /** A sentence about the terms of use, shown with the translation. */
  licence: z.string(),
  /** Whether the operator imported it. */
  imported: z.boolean(),
  /**
   * The folder with a list of verses for each surah, `1.json` to `114.json`. It contains a content hash, so its files
   * can be cached for ever.
   */
  folder: z.string(),
  /** A file with all verses and their search index (`PackedText`), also named by a content hash. */
  search: z.string(),
})

export const readTranslations = endpoint({
  method: 'GET',
  path: '/api/quran/translations',
  anyOrigin: true,
  summary: 'The translations of this server, those that come with Rafiq and imported ones, by language.',
  answer: z.array(catalogueTranslation),
})

import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { numberText } from '#shared/core/contract/fields.ts'
import { quranServiceVerse, translationId, verse, verseLanguage } from './quran.contract.ts'
import { isLongEnough } from './search/words-of.ts'
import { verseTotal } from './verse-counts.ts'

const DEFAULT_LIMIT = 20
const MAX_LIMIT = 100
/** Room for the transcript of a long recording. */
const MAX_QUERY_LENGTH = 1000

/**
 * The search text. Errors: `too_short` below two visible characters (marks and spaces do not count), unless the one is a
 * digit or a whole word (`神`); `too_long` above 1,000 characters.
 */
const searchText = z
  .string()
  .max(MAX_QUERY_LENGTH, 'too_long')
  .transform((text) => text.trim())
  .refine(isLongEnough, 'too_short')

const query = z.object({
  q: searchText,
  /** The caller's language; the default is `Accept-Language`. */
  language: verseLanguage.optional(),
  translation: translationId.optional(),
  limit: numberText({ min: 1, max: MAX_LIMIT, integer: true }).default(DEFAULT_LIMIT),
  offset: numberText({ min: 0, max: verseTotal, integer: true }).default(0),
})

/** Positions of the matched words, `[start, end)` in UTF-16 units of the field; empty for references. */
const match = <Field extends string>(fields: readonly [Field, ...Field[]]) =>
  z.array(
    z.object({
      field: z.enum(fields),
      ranges: z.array(z.tuple([z.number().int(), z.number().int()])),
    }),
  )

const summary = `Verses by reference (\`2:255\`, \`surah 36\`, \`juz 30\`, \`ayatul kursi\`) or by words in Arabic, transliteration or translation, best first; an empty list when there are none. Up to ${DEFAULT_LIMIT} unless \`limit\` says else.`

export const searchVerses = endpoint({
  method: 'GET',
  path: '/api/verses/search',
  anyOrigin: true,
  summary,
  query,
  answer: z.array(verse.extend({ match: match(['arabicText', 'translation', 'transliteration']) })),
})

export const searchQuranService = endpoint({
  method: 'GET',
  path: '/api/quran/search',
  anyOrigin: true,
  summary: `${summary} In the Quran service's form.`,
  query,
  answer: z.array(
    quranServiceVerse.extend({
      match: match(['text', 'englishTranslation', 'translation', 'transliteration']),
    }),
  ),
})

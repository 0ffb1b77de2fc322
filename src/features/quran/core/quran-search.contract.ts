import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described, numberText } from '#shared/core/contract/fields.ts'
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
  q: described(searchText, 'A reference or words, 2 to 1,000 characters.', 'patience'),
  language: described(
    verseLanguage.optional(),
    'The caller’s language (BCP 47). Default: by `Accept-Language`.',
    'en',
  ),
  translation: translationId.optional(),
  limit: described(
    numberText({ min: 1, max: MAX_LIMIT, integer: true }).default(DEFAULT_LIMIT),
    `The number of verses at most. Default: ${DEFAULT_LIMIT}.`,
    5,
  ),
  offset: described(
    numberText({ min: 0, max: verseTotal, integer: true }).default(0),
    'The number of verses to skip. Default: 0.',
    0,
  ),
})

const match = <Field extends string>(fields: readonly [Field, ...Field[]]) =>
  described(
    z.array(
      z.object({
        field: described(z.enum(fields), 'The field with the words.'),
        ranges: described(
          z.array(z.tuple([z.number().int(), z.number().int()])),
          'Start and end of each word in UTF-16 units, the end excluded.',
          [[0, 8]],
        ),
      }),
    ),
    'Where the words were found; empty for references.',
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

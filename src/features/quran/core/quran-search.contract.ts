import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { numberText } from '#shared/core/contract/fields.ts'
import { languageText, quranServiceVerse, translationText, verse } from './quran.contract.ts'
import { isLongEnough } from './search/long-enough.ts'
import { verseTotal } from './verse-counts.ts'

const DEFAULT_LIMIT = 20
const MOST = 100
/** A long recording, written down; more is nobody's question. */
const LONGEST = 1000

/**
 * What is looked for. Refused with `too_short` when there are fewer than two visible characters (marks and spaces are
 * none), unless the one is a digit or says as much as a word (`神`); with `too_long` beyond 1,000 characters.
 */
const searchedFor = z
  .string()
  .max(LONGEST, 'too_long')
  .transform((text) => text.trim())
  .refine(isLongEnough, 'too_short')

const query = z.object({
  q: searchedFor,
  /** Language of the person who asks; without one that of `Accept-Language`. */
  language: languageText.optional(),
  translation: translationText.optional(),
  limit: numberText({ min: 1, max: MOST, integer: true }).default(DEFAULT_LIMIT),
  offset: numberText({ min: 0, max: verseTotal, integer: true }).default(0),
})

/** Where the words stand that were found, `[start, end)` in UTF-16 units of that field; empty for references. */
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
  summary,
  query,
  answer: z.array(verse.extend({ match: match(['arabicText', 'translation', 'transliteration']) })),
})

export const searchQuranService = endpoint({
  method: 'GET',
  path: '/api/quran/search',
  summary: `${summary} In the Quran service's form.`,
  query,
  answer: z.array(
    quranServiceVerse.extend({
      match: match(['text', 'englishTranslation', 'translation', 'transliteration']),
    }),
  ),
})

import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { civilDateAnswer, numberText } from '#shared/core/contract/fields.ts'
import { longestSurah, surahCount, verseTotal } from './verse-counts.ts'

const DEFAULT_LIMIT = 20

/**
 * An interface language, a translation's language, or a translation's id. The id of a removed translation
 * counts as its language. The catalogue decides which translation is meant.
 */
export const verseLanguage = z
  .string()
  .regex(/^[a-z]{2,3}([-_.][a-z0-9]{1,60}){0,8}$/i, 'unknown_language')
  .transform((tag) => tag.toLowerCase().replaceAll('_', '-'))

/** A translation's id in the catalogue; takes precedence over `language`. */
export const translationId = z
  .string()
  .regex(/^[a-z]{2,3}(\.[a-z0-9.-]{1,60})?$/i, 'unknown_translation')
  .transform((id) => id.toLowerCase())

/** BCP 47. */
const language = z.string()
const range = z.object({ first: z.number().int(), last: z.number().int() })

/** The surah as included in every verse of the Quran service. */
const surahOfVerse = z.object({
  number: z.number().int(),
  name: z.string(),
  englishName: z.string(),
  englishNameTranslation: z.string(),
  numberOfAyahs: z.number().int(),
  revelationType: z.enum(['Meccan', 'Medinan']),
})

export const surahSummary = surahOfVerse.extend({
  /** Of the Madinah mushaf, 1–604. */
  pages: range,
  juz: range,
  /** Whether an unnumbered basmala precedes the first verse. */
  bismillah: z.boolean(),
})

export const quranServiceVerse = z.object({
  /** In the whole Quran, from 1. */
  number: z.number().int(),
  text: z.string(),
  englishTranslation: z.string(),
  transliteration: z.string(),
  numberInSurah: z.number().int(),
  surah: surahOfVerse,
  juz: z.number().int(),
  /** Of the Madinah mushaf. */
  page: z.number().int(),
  /** 1–240. */
  hizbQuarter: z.number().int(),
  /** Whether prostration is due at this verse. */
  sajda: z.boolean(),
  /** The requested translation and its language. */
  translation: z.string().optional(),
  language: language.optional(),
})

export const verse = z.object({
  /** The number in the whole Quran, from 1. */
  id: z.number().int(),
  surahNumber: z.number().int(),
  surahName: z.string(),
  surahNameArabic: z.string(),
  verseNumber: z.number().int(),
  arabicText: z.string(),
  transliteration: z.string(),
  translation: z.string(),
  /** Language of the translation. */
  language,
  /** The translation's id in the catalogue. */
  translationId: z.string(),
  audioUrl: z.string().optional(),
})

export const dailyVerse = verse.omit({ id: true, translationId: true }).extend({
  /** `2:255` */
  reference: z.string(),
  /** The name of the translator. */
  translator: z.string(),
  /** The day in UTC. */
  date: civilDateAnswer,
})

export const readSurahs = endpoint({
  method: 'GET',
  path: '/api/quran/surahs',
  anyOrigin: true,
  summary: 'The surahs of the Quran in their order.',
  answer: z.array(surahSummary),
})

export const readSurah = endpoint({
  method: 'GET',
  path: '/api/quran/surah/{number}',
  anyOrigin: true,
  summary:
    'The verses of a surah with their English translation, and another one when `language` or `translation` (an id of the catalogue) is given.',
  params: z.object({ number: numberText({ min: 1, max: surahCount, integer: true }) }),
  query: z.object({ language: verseLanguage.optional(), translation: translationId.optional() }),
  answer: z.array(quranServiceVerse),
})

export const readVerses = endpoint({
  method: 'GET',
  path: '/api/verses',
  anyOrigin: true,
  summary: `Verses in their order: of the whole Quran, ${DEFAULT_LIMIT} unless \`limit\` says else, or of one surah, all of them.`,
  query: z
    .object({
      surah: numberText({ min: 1, max: surahCount, integer: true }).optional(),
      offset: numberText({ min: 0, max: verseTotal, integer: true }).default(0),
      limit: numberText({ min: 1, max: longestSurah, integer: true }).optional(),
      language: verseLanguage.default('en'),
      translation: translationId.optional(),
    })
    .transform(({ limit, ...query }) => ({
      ...query,
      limit: limit ?? (query.surah === undefined ? DEFAULT_LIMIT : longestSurah),
    })),
  answer: z.array(verse),
})

export const readDailyVerse = endpoint({
  method: 'GET',
  path: '/api/daily-verse',
  anyOrigin: true,
  summary: 'One verse a day (UTC), the same for everyone, translated into the language of the caller.',
  query: z.object({ language: verseLanguage.optional(), translation: translationId.optional() }),
  answer: dailyVerse,
})

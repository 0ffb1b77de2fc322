import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { civilDateAnswer, numberText } from '#shared/core/contract/fields.ts'
import { translationFor, translationLanguages } from './translation-language.ts'
import { longestSurah, surahCount, verseTotal } from './verse-counts.ts'

const DEFAULT_LIMIT = 20

/** A language of the interface or of a translation; the handler receives the translation to use. */
export const translationText = z
  .string()
  .max(12)
  .transform((tag, context) => {
    const translation = translationFor(tag)
    if (translation) return translation
    context.addIssue({ code: 'custom', message: 'unknown_language' })
    return z.NEVER
  })

const language = z.enum(translationLanguages)
const range = z.object({ first: z.number().int(), last: z.number().int() })

/** A surah as every verse of the Quran service carries it. */
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
  /** Whether the basmala stands, unnumbered, above its first verse. */
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
  /** Quarters of a hizb from the beginning, 1–240. */
  hizbQuarter: z.number().int(),
  /** Whether it is a verse of prostration. */
  sajda: z.boolean(),
  /** With `language`: the translation in it, and the language that it is in. */
  translation: z.string().optional(),
  language: language.optional(),
})

export const verse = z.object({
  /** Number in the whole Quran, from 1. */
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
  audioUrl: z.string().optional(),
})

export const dailyVerse = verse.omit({ id: true }).extend({
  /** `2:255` */
  reference: z.string(),
  /** Whose translation it is. */
  translator: z.string(),
  /** The day in UTC that it is the verse of. */
  date: civilDateAnswer,
})

export const readSurahs = endpoint({
  method: 'GET',
  path: '/api/quran/surahs',
  summary: 'The surahs of the Quran in their order.',
  answer: z.array(surahSummary),
})

export const readSurah = endpoint({
  method: 'GET',
  path: '/api/quran/surah/{number}',
  summary: 'The verses of a surah with their English translation, and another one when `language` is given.',
  params: z.object({ number: numberText({ min: 1, max: surahCount, integer: true }) }),
  query: z.object({ language: translationText.optional() }),
  answer: z.array(quranServiceVerse),
})

export const readVerses = endpoint({
  method: 'GET',
  path: '/api/verses',
  summary: `Verses in their order: of the whole Quran, ${DEFAULT_LIMIT} unless \`limit\` says else, or of one surah, all of them.`,
  query: z
    .object({
      surah: numberText({ min: 1, max: surahCount, integer: true }).optional(),
      offset: numberText({ min: 0, max: verseTotal, integer: true }).default(0),
      limit: numberText({ min: 1, max: longestSurah, integer: true }).optional(),
      language: translationText.default('en'),
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
  summary: 'One verse a day (UTC), the same for everyone, translated into the language of the caller.',
  query: z.object({ language: translationText.optional() }),
  answer: dailyVerse,
})

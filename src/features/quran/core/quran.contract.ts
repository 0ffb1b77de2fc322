import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { civilDateAnswer, described, numberText } from '#shared/core/contract/fields.ts'
import { longestSurah, surahCount, verseTotal } from './verse-counts.ts'

const DEFAULT_LIMIT = 20

/**
 * An interface language, a translation's language, or a translation's id. The id of a removed translation
 * counts as its language. The catalogue decides which translation is meant.
 */
export const verseLanguage = described(
  z
    .string()
    .regex(/^[a-z]{2,3}([-_.][a-z0-9]{1,60}){0,8}$/i, 'unknown_language')
    .transform((tag) => tag.toLowerCase().replaceAll('_', '-')),
  'The language of the translation (BCP 47).',
  'fr',
)

export const translationId = described(
  z
    .string()
    .regex(/^[a-z]{2,3}(\.[a-z0-9.-]{1,60})?$/i, 'unknown_translation')
    .transform((id) => id.toLowerCase()),
  'A translation’s id in the catalogue (`/api/quran/translations`); takes precedence over `language`.',
  'fr',
)

const surahNumber = numberText({ min: 1, max: surahCount, integer: true })
const count = (about: string, example: number) => described(z.number().int(), about, example)
const words = (about: string, example: string) => described(z.string(), about, example)

const TEXT = 'قُلۡ هُوَ ٱللَّهُ أَحَدٌ'
const IN_LATIN = 'Qul huwa Allāhu aḥadun'
const IN_ENGLISH = 'Say, "He is Allah, [who is] One,'
const IN_FRENCH = 'Dis: «Il est Allah, Unique'

const arabicText = words('The Arabic text.', TEXT)
const transliteration = words('The Arabic text in Latin letters.', IN_LATIN)
const language = words('The language of the translation (BCP 47).', 'fr')
const range = (of: string, example: number) =>
  z.object({
    first: count(`The number of the first ${of}.`, example),
    last: count(`The number of the last ${of}.`, example),
  })

/** The surah as included in every verse of the Quran service. */
const surahOfVerse = z.object({
  number: count('The number of the surah, 1 to 114.', 112),
  name: words('Its Arabic name.', 'الإخلاص'),
  englishName: words('Its name in Latin letters.', 'Al-Ikhlas'),
  englishNameTranslation: words('What the name means.', 'The Sincerity'),
  numberOfAyahs: count('The number of its verses.', 4),
  revelationType: described(z.enum(['Meccan', 'Medinan']), 'Where it was revealed.'),
})

export const surahSummary = surahOfVerse.extend({
  pages: described(range('page', 604), 'Its pages in the Madinah mushaf, 1 to 604.'),
  juz: described(range('juz', 30), 'The juz that it is in, 1 to 30.'),
  bismillah: described(z.boolean(), 'Whether an unnumbered basmala precedes the first verse.'),
})

export const quranServiceVerse = z.object({
  number: count('The number of the verse in the whole Quran, from 1.', 6222),
  text: arabicText,
  englishTranslation: words('The English translation.', IN_ENGLISH),
  transliteration,
  numberInSurah: count('The number of the verse in its surah.', 1),
  surah: described(surahOfVerse, 'The surah of the verse.'),
  juz: count('The number of the juz, 1 to 30.', 30),
  page: count('The number of the page in the Madinah mushaf, 1 to 604.', 604),
  hizbQuarter: count('The number of the quarter of a hizb, 1 to 240.', 240),
  sajda: described(z.boolean(), 'Whether prostration is due at this verse.'),
  translation: described(z.string().optional(), 'The translation that was asked for.', IN_FRENCH),
  language: language.optional(),
})

export const verse = z.object({
  id: count('The number of the verse in the whole Quran, from 1.', 6222),
  surahNumber: count('The number of the surah, 1 to 114.', 112),
  surahName: words('The surah’s name in Latin letters.', 'Al-Ikhlas'),
  surahNameArabic: words('The surah’s Arabic name.', 'الإخلاص'),
  verseNumber: count('The number of the verse in its surah.', 1),
  arabicText,
  transliteration,
  translation: words('The translation.', IN_FRENCH),
  language,
  translationId: words('The translation’s id in the catalogue.', 'fr'),
  audioUrl: described(
    z.string().optional(),
    'A recording of the verse.',
    'https://everyayah.com/data/Alafasy_128kbps/112001.mp3',
  ),
})

export const dailyVerse = verse.omit({ id: true, translationId: true }).extend({
  surahName: words('The surah’s name as the language writes it.', 'Al-Ikhlas'),
  reference: words('Surah and verse.', '112:1'),
  translator: words('The name of the translator.', 'Muhammad Hamidullah'),
  date: described(civilDateAnswer, 'The day in UTC.', '2026-11-23'),
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
  params: z.object({ number: described(surahNumber, 'The number of the surah, 1 to 114.', 112) }),
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
      surah: described(
        surahNumber.optional(),
        'The number of a surah, 1 to 114. Default: the whole Quran.',
        112,
      ),
      offset: described(
        numberText({ min: 0, max: verseTotal, integer: true }).default(0),
        'The number of verses to skip. Default: 0.',
        0,
      ),
      limit: described(
        numberText({ min: 1, max: longestSurah, integer: true }).optional(),
        'The number of verses at most.',
        3,
      ),
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

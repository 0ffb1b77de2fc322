import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described } from '#shared/core/contract/fields.ts'
import { books } from '#shared/core/source.ts'
import { duaCategories, duaThemes } from './dua.ts'

const inBothLanguages = z.object({
  en: described(z.string(), 'In English.', 'After each prayer'),
  ar: described(z.string(), 'In Arabic.', 'بعد كل صلاة'),
})

const source = z.object({
  book: described(z.enum(books), 'The collection.', 'abu-dawud'),
  number: described(
    z.union([z.number(), z.string()]),
    'The hadith in the common numbering; surah and verse of the Quran.',
    5088,
  ),
  gives: described(
    z.enum(['count', 'wording']).optional(),
    'What this source alone gives, where another gives the rest.',
    'count',
  ),
  grade: described(z.string().optional(), 'Its grade, outside al-Bukhari and Muslim.', 'sahih'),
  gradedBy: described(z.string().optional(), 'Who graded it.', 'al-Albani'),
})

export const readDuas = endpoint({
  method: 'GET',
  path: '/api/duas',
  summary: 'Duas from the Quran and the Sunnah with their sources',
  query: z.object({
    category: described(z.enum(duaCategories).optional(), 'Only the duas of this category.', 'morning'),
  }),
  answer: z.array(
    z.object({
      id: described(z.string(), 'A name that doesn’t change.', 'master-of-istighfar'),
      title: described(z.string(), 'In English.', 'The best way to ask forgiveness'),
      titleArabic: described(z.string(), 'In Arabic.', 'سيد الاستغفار'),
      arabicText: described(
        z.string(),
        'Fully vowelled; the words of the Quran as in its text.',
        'سُبْحَانَ اللَّهِ',
      ),
      transliteration: described(z.string(), 'As it is recited.', 'Subḥānallāh'),
      translation: described(z.string(), 'In English.', 'Glory be to Allah.'),
      category: described(
        z.enum([...duaCategories, 'general']),
        'The category asked for, else its first; `general` without one.',
        'morning',
      ),
      categories: described(z.array(z.enum(duaCategories)), 'Every category that it belongs to.', [
        'morning',
      ]),
      themes: described(z.array(z.enum(duaThemes)), 'What it is about.', ['forgiveness']),
      times: described(
        z.number().int().optional(),
        'How often it is said; absent when no source names a number.',
        3,
      ),
      when: described(inBothLanguages.optional(), 'When it is said, where the title does not say it.', {
        en: 'After each prayer',
        ar: 'بعد كل صلاة',
      }),
      verse: described(z.string().optional(), 'The verse or verses that it quotes.', '2:201'),
      sources: described(z.array(source), 'Where the wording and the count are handed down.', [
        { book: 'bukhari', number: 6306 },
      ]),
      audioUrl: described(z.string().nullable(), 'A recording; `null` while there is none.', null),
    }),
  ),
  anyOrigin: true,
})

import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { civilDateText, described, nameIn } from '#shared/core/contract/fields.ts'
import { pageQuery, slug, totalIsMinimum } from '#shared/core/directory/directory.contract.ts'
import { HADITHS_PER_PAGE, hadithCollections, hadithGrades, hadithThemes } from './hadith.ts'

const number = z.union([z.number(), z.string()])

const hadith = z.object({
  id: described(z.string(), 'The end of its page’s address.', 'bukhari-1'),
  collection: described(z.enum(hadithCollections), 'Which of the six books it is from.'),
  hadithNumber: described(number, 'Its number in the collection, by `numberingScheme`.', 1),
  numberingScheme: described(z.string(), 'The edition whose numbers these are.', 'Fath al-Bari'),
  otherNumbers: described(
    z
      .array(
        z.object({
          scheme: described(z.string(), 'The edition or the scheme.', 'book and hadith within the book'),
          number: described(number, 'The number there.', '1/1'),
        }),
      )
      .readonly(),
    'Its numbers in other schemes.',
  ),
  book: described(z.string(), 'The book within the collection.', 'Revelation'),
  bookArabic: described(z.string(), 'The book in Arabic.', 'بدء الوحي'),
  narrator: described(z.string(), 'Who narrated it.', 'Umar ibn al-Khattab'),
  narratorArabic: described(z.string(), 'Who narrated it, in Arabic.', 'عمر بن الخطاب'),
  arabicText: described(z.string(), 'The text, as published.', 'إِنَّمَا الْأَعْمَالُ بِالنِّيَّاتِ'),
  translation: described(z.string(), 'In English.', 'Actions are only by intentions.'),
  theme: described(z.enum(hadithThemes), 'What it is about.'),
  keywords: described(z.array(z.string()).readonly(), 'Words that describe it.', ['intention']),
  keywordsArabic: described(z.array(z.string()).readonly(), 'The same in Arabic.', ['النية']),
  grade: described(z.enum(hadithGrades), 'How sound its chain is.'),
  gradedBy: described(z.string(), 'Who graded it, or the collection that vouches for it.', 'al-Albani'),
  isAuthentic: described(z.boolean(), 'Whether it is in al-Bukhari or Muslim, or graded sahih or hasan.'),
  nawawi: described(z.number().nullable(), 'Its number in an-Nawawi’s forty, if it is there.', 1),
  views: described(z.number().int(), 'The number of times its page was opened, as far as counted.', 0),
})

export type HadithAnswer = z.output<typeof hadith>

const filters = {
  collection: described(nameIn(hadithCollections).optional(), 'Only hadiths of this book.', 'bukhari'),
  theme: described(nameIn(hadithThemes).optional(), 'Only hadiths about this.', 'intention'),
}
const { search, page, limit } = pageQuery(
  HADITHS_PER_PAGE,
  'references, translations, Arabic texts, narrators, themes and keywords',
)

export const readHadiths = endpoint({
  method: 'GET',
  path: '/api/hadiths',
  anyOrigin: true,
  summary: 'Hadiths of the six books with reference, narrator and grade, a page at a time',
  query: z.object({ ...filters, search, page, limit }),
  answer: z.array(hadith),
})

export const countHadiths = endpoint({
  method: 'GET',
  path: '/api/hadiths/count',
  anyOrigin: true,
  summary: 'The number of hadiths on all pages of a list',
  query: z.object({ ...filters, search }),
  answer: z.object({ total: described(z.number().int(), 'The number of hadiths.', 200), totalIsMinimum }),
})

export const readDailyHadith = endpoint({
  method: 'GET',
  path: '/api/hadiths/daily',
  anyOrigin: true,
  summary: 'The hadith of a day, from the checked ones that are sahih or hasan',
  query: z.object({ date: described(civilDateText, 'The civil day of the person.', '2026-11-23') }),
  answer: hadith,
})

export const readHadith = endpoint({
  method: 'GET',
  path: '/api/hadiths/{slug}',
  anyOrigin: true,
  summary: 'One hadith',
  params: z.object({ slug: slug.meta({ ...slug.meta(), examples: undefined, example: 'bukhari-1' }) }),
  answer: hadith,
  errors: ['not_found'],
})

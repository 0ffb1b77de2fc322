import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A hadith for tests, made of words from the project’s own hadiths. */
export interface SampleHadith {
  readonly number: number
  readonly chapter: number
  readonly arabic: string
  readonly narrator: string
  readonly english: string
}

const FOLDER = join(import.meta.dirname, '../../../../content/hadiths/items')

interface OwnText {
  readonly arabic: string
  readonly translation: string
  readonly narrator: string
}

const own = ['bukhari', 'muslim', 'tirmidhi'].flatMap(
  (name): OwnText[] => JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as OwnText[],
)
const split = (field: 'arabic' | 'translation') => own.flatMap((each) => each[field].split(/\s+/))
const [arabicWords, englishWords] = [split('arabic'), split('translation')]

/** A text of words in an order of its own. The factors are primes, so that texts differ. */
const textOf = (words: readonly string[], seed: number, length: number): string =>
  Array.from({ length }, (_, at) => words[(seed * 7919 + at * (31 + (seed % 97))) % words.length]).join(' ')

/** As many hadiths as asked, of about the usual length, in chapters of 75. */
export function sampleHadiths(count: number, seed = 0): readonly SampleHadith[] {
  return Array.from({ length: count }, (_, at) => ({
    number: at + 1,
    chapter: Math.floor(at / 75) + 1,
    arabic: textOf(arabicWords, seed + at, 40 + ((at * 13) % 90)),
    narrator: own[at % own.length]?.narrator ?? '',
    english: textOf(englishWords, seed + at, 45 + ((at * 17) % 100)),
  }))
}

const titles = {
  bukhari: { english: 'Sahih al-Bukhari', arabic: 'صحيح البخاري', plain: 'Sahih al Bukhari' },
  muslim: { english: 'Sahih Muslim', arabic: 'صحيح مسلم', plain: 'Sahih Muslim' },
  abudawud: { english: 'Sunan Abi Dawud', arabic: 'سنن أبي داود', plain: 'Sunan Abu Dawud' },
} as const

const titleOf = (name: string) =>
  titles[name as keyof typeof titles] ?? { english: name, arabic: name, plain: name }

const chapterName = (chapter: number) => ({ english: `Chapter ${chapter}`, arabic: `كتاب ${chapter}` })
const chaptersOf = (hadiths: readonly SampleHadith[]) => [...new Set(hadiths.map(({ chapter }) => chapter))]

function jsonMetadata(name: string, length: number) {
  const { english, arabic } = titleOf(name)
  const info = { author: '', introduction: '' }
  return { length, arabic: { title: arabic, ...info }, english: { title: english, ...info } }
}

const jsonHadith = ({ number, chapter, arabic, narrator, english }: SampleHadith) => ({
  id: 1000 + number,
  idInBook: number,
  arabic,
  english: { narrator: `Narrated ${narrator}:`, text: english },
  chapterId: chapter,
  bookId: 1,
})

/** A book as `hadith-json` writes it, in `db/by_book`. */
export const bookFile = (name: string, hadiths: readonly SampleHadith[]): object => ({
  id: 1,
  metadata: { id: 1, ...jsonMetadata(name, hadiths.length) },
  chapters: chaptersOf(hadiths).map((id) => ({ id, bookId: 1, ...chapterName(id) })),
  hadiths: hadiths.map(jsonHadith),
})

/** A chapter as `hadith-json` writes it, in `db/by_chapter`. */
export const chapterFile = (name: string, hadiths: readonly SampleHadith[]): object => {
  const id = hadiths[0]?.chapter ?? 1
  return {
    metadata: jsonMetadata(name, hadiths.length),
    hadiths: hadiths.map((hadith, at) => ({ ...jsonHadith(hadith), id: at + 1, idInBook: at + 1 })),
    chapter: { id, bookId: 1, ...chapterName(id) },
  }
}

/** What an edition says about a hadith besides its text. */
type EditionFields = Partial<Record<'arabicnumber' | 'grades' | 'text', unknown>>

/** An edition as `hadith-api` writes it, such as `ara-bukhari.json`. */
export function editionFile(
  name: string,
  language: 'ara' | 'eng',
  hadiths: readonly SampleHadith[],
  fieldsOf: (hadith: SampleHadith) => EditionFields = () => ({}),
): object {
  const chapters = chaptersOf(hadiths)
  const isArabic = language === 'ara'
  return {
    metadata: {
      name: titleOf(name).plain,
      sections: Object.fromEntries(chapters.map((each) => [each, chapterName(each).english])),
      section_details: Object.fromEntries(
        chapters.map((each) => [each, { name_native: chapterName(each)[isArabic ? 'arabic' : 'english'] }]),
      ),
    },
    hadiths: hadiths.map((hadith) => ({
      hadithnumber: hadith.number,
      arabicnumber: hadith.number,
      text: isArabic ? hadith.arabic : `Narrated ${hadith.narrator}: ${hadith.english}`,
      grades: [],
      reference: { book: hadith.chapter, hadith: ((hadith.number - 1) % 75) + 1 },
      ...fieldsOf(hadith),
    })),
  }
}

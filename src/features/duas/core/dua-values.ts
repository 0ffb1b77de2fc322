import { titleSlug } from '#shared/core/directory/title-slug.ts'
import type { VerseReference } from '#shared/core/quoted-words.ts'
import type { Book, Grader, Source } from '#shared/core/source.ts'
import { graders } from '#shared/core/source.ts'
import { spokenTransliteration } from '#shared/core/transliteration/spoken-transliteration.ts'
import type { DuaCategory, DuaTheme, ReadableDua } from './dua.ts'

/** The grades of accepted hadiths; duas have no weak ones. */
export const duaGrades = ['sahih', 'hasan', 'hasan sahih'] as const
type DuaGrade = (typeof duaGrades)[number]

/** A source as an editor writes it. */
export interface SourceValues {
  readonly book: Book
  /** A hadith’s number, or surah and verse: `2:201`. */
  readonly number: string
  readonly gives: 'count' | 'wording' | null
  readonly grade: DuaGrade | null
  readonly gradedBy: Grader | null
}

/** A dua as an editor writes it. Empty texts are absent ones. */
export interface DuaValues {
  readonly title: string
  readonly titleArabic: string
  /** Of a dua that quotes the Quran, the text of its verse, which is not written by hand. */
  readonly arabic: string
  /** The verse or verses that it quotes: `2:201`, `113:1-5`. */
  readonly verse: string
  /** The first and the last quoted word: `15-23`; empty for all. */
  readonly words: string
  readonly meaning: string
  readonly when: string
  readonly whenArabic: string
  readonly categories: readonly DuaCategory[]
  readonly themes: readonly DuaTheme[]
  readonly times: number | null
  readonly sources: readonly SourceValues[]
  readonly isPublished: boolean
}

/** In UTF-16 units, and the numbers of items and repetitions. */
export const DUA_LENGTHS = { line: 300, text: 10_000, items: 10, times: 1000 } as const
const LONGEST_ID = 100

export const newSource: SourceValues = {
  book: 'bukhari',
  number: '',
  gives: null,
  grade: null,
  gradedBy: null,
}

export const newDua: DuaValues = {
  title: '',
  titleArabic: '',
  arabic: '',
  verse: '',
  words: '',
  meaning: '',
  when: '',
  whenArabic: '',
  categories: [],
  themes: [],
  times: null,
  sources: [newSource],
  isPublished: false,
}

/** The name of a new dua, which doesn’t change afterwards. */
export const duaId = ({ title }: Pick<DuaValues, 'title'>): string => titleSlug(title, LONGEST_ID)

/** The words of the Quran that a dua quotes; `undefined` if it quotes none. */
export function quotedBy({ verse, words }: Pick<DuaValues, 'verse' | 'words'>): VerseReference | undefined {
  if (verse === '') return undefined
  const [first, last = first] = words.split('-').map(Number)
  return { verse, ...(words !== '' && first && last && { words: [first, last] as const }) }
}

/** What an editor wrote as a dua, with the Arabic and the names of the surah that it quotes. */
export function duaFrom(
  id: string,
  values: DuaValues,
  quoted?: { readonly arabic: string; readonly surah: { readonly en: string; readonly ar: string } },
): ReadableDua {
  const reference = quotedBy(values)
  const arabic = quoted?.arabic ?? values.arabic
  return {
    id,
    title: { en: values.title, ar: values.titleArabic },
    arabic,
    ...(reference && quoted && { quran: { ...reference, surah: quoted.surah } }),
    meaning: { en: values.meaning },
    categories: values.categories,
    themes: values.themes,
    ...(values.times !== null && { times: values.times }),
    sources: values.sources.filter(({ number }) => number !== '').map(sourceFrom),
    ...(values.when !== '' && { when: { en: values.when, ar: values.whenArabic } }),
    transliteration: spokenTransliteration(arabic),
  }
}

/** A source without its empty fields. */
export function sourceFrom({ book, number, gives, grade, gradedBy }: SourceValues): Source {
  return {
    book,
    number: book === 'quran' ? number : Number(number),
    ...(gives && { gives }),
    ...(grade && { grade }),
    ...(gradedBy && { gradedBy }),
  }
}

/** A stored dua as an editor writes it. */
export function valuesOfDua(dua: ReadableDua, isPublished: boolean): DuaValues {
  const { title, arabic, quran, meaning, when, categories, themes, times, sources } = dua
  return {
    title: title.en,
    titleArabic: title.ar,
    arabic,
    verse: quran?.verse ?? '',
    words: quran?.words?.join('-') ?? '',
    meaning: meaning.en,
    when: when?.en ?? '',
    whenArabic: when?.ar ?? '',
    categories,
    themes,
    times: times ?? null,
    sources: sources.map(({ book, number, gives, grade, gradedBy }) => ({
      book,
      number: String(number),
      gives: gives ?? null,
      grade: duaGrades.find((known) => known === grade) ?? null,
      gradedBy: graders.find((known) => known === gradedBy) ?? null,
    })),
    isPublished,
  }
}

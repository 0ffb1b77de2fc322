import type { VerseReference } from '#shared/core/quoted-words.ts'
import type { Source } from '#shared/core/source.ts'

/** The tabs of the duas. */
export const duaCategories = ['morning', 'evening', 'food', 'travel', 'prayer'] as const
export type DuaCategory = (typeof duaCategories)[number]

/** Finer than the categories; a dua has at least one. */
export const duaThemes = [
  'praise',
  'salawat',
  'forgiveness',
  'guidance',
  'knowledge',
  'exams',
  'parents',
  'marriage',
  'children',
  'grief',
  'illness',
  'debt',
  'protection',
  'sleep',
  'rain',
  'home',
  'mosque',
  'wudu',
  'food',
  'travel',
  'salah',
  'fasting',
  'hajj',
  'death',
  'gratitude',
  'meeting',
  'morning-evening',
] as const
export type DuaTheme = (typeof duaThemes)[number]

type InBothLanguages = Readonly<Record<'en' | 'ar', string>>

interface Quotation extends VerseReference {
  readonly surah: InBothLanguages
}

/** A dua or a phrase of dhikr: an item of `content/adhkar`. */
export interface Dua {
  readonly id: string
  readonly title: InBothLanguages
  /** Fully vowelled, in today’s spelling; a quotation of the Quran as the Quran content has it. */
  readonly arabic: string
  /** The verse or verses that it quotes: `2:201`, `113:1-5`. */
  readonly quran?: Quotation | undefined
  readonly meaning: { readonly en: string }
  readonly categories: readonly DuaCategory[]
  readonly themes: readonly DuaTheme[]
  /** The number of repetitions; absent if no source gives one. */
  readonly times?: number | undefined
  readonly sources: readonly Source[]
  /** When it is said, unless the title says so. */
  readonly when?: InBothLanguages | undefined
}

/** The texts of a dua that are translated. */
export const duaTexts = ['title', 'meaning', 'when'] as const
export type DuaText = (typeof duaTexts)[number]

/** A dua as the content file has it. */
export interface ReadableDua extends Dua {
  /** The texts whose English differs from that of the translations; an editor wrote it. */
  readonly edited?: readonly DuaText[] | undefined
  /** Its title, meaning and occasion in the page's language, for the search; absent in English and Arabic. */
  readonly translated?: readonly string[] | undefined
  /** As it is recited (`docs/transliteration.md`). */
  readonly transliteration: string
}

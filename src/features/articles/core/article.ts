import type { LanguageCode } from '#shared/core/languages.ts'

export const articleCategories = [
  'islamic_knowledge',
  'prayer_guides',
  'quran_insights',
  'community',
] as const
export type ArticleCategory = (typeof articleCategories)[number]

export const articleTags = [
  'apps',
  'arabic',
  'asr',
  'calculation',
  'charity',
  'children',
  'compass',
  'dua',
  'fajr',
  'family',
  'fasting',
  'grades',
  'habits',
  'hadith',
  'health',
  'high-latitudes',
  'hijri-calendar',
  'history',
  'isha',
  'learning',
  'magnetic-declination',
  'manners',
  'manuscripts',
  'moon-sighting',
  'names',
  'nisab',
  'numbering',
  'plan',
  'planning',
  'prayer',
  'prayer-times',
  'privacy',
  'qibla',
  'quran',
  'ramadan',
  'readings',
  'recitation',
  'schools',
  'sincerity',
  'sources',
  'sun',
  'translation',
  'travel',
  'umm-al-qura',
  'understanding',
  'uthman',
  'work',
  'zakat',
] as const
export type ArticleTag = (typeof articleTags)[number]

/** As specified. */
export const ARTICLES_PER_PAGE = 20

/** A part of an article. Its anchor is `id`. */
export interface ArticleHeading {
  readonly id: string
  readonly text: string
}

/** An article in one language. */
export interface ArticleText {
  readonly title: string
  readonly excerpt: string
  /** The Markdown of its HTML, for editors. */
  readonly markdown: string
  /** Sanitised HTML. */
  readonly html: string
  readonly headings: readonly ArticleHeading[]
  readonly references: readonly string[]
  readonly readMinutes: number
}

/** An article as the content build writes it. */
export interface Article {
  readonly slug: string
  readonly category: ArticleCategory
  readonly tags: readonly ArticleTag[]
  /** `YYYY-MM-DD` */
  readonly publishedAt: string
  /** Every article has an English text. */
  readonly texts: Readonly<Partial<Record<LanguageCode, ArticleText>>> & { readonly en: ArticleText }
  /** Slugs of the articles about the same, the closest first. */
  readonly related: readonly string[]
}

/** The text in `language`, or the English one where the article has none in it. */
export function textIn({ texts }: Pick<Article, 'texts'>, language: LanguageCode) {
  const found = texts[language]
  return found ? { language, text: found } : { language: 'en' as const, text: texts.en }
}

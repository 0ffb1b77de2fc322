import type { Language } from '#shared/core/languages.ts'
import { addTexts, currentLanguage } from '#shared/web/i18n/i18n.ts'
import { type Texts, textsOf } from '#shared/web/i18n/translate.ts'

/** The features whose texts every page needs; the others' come with the pages that show them. */
const FIRST = ['hijri-calendar', 'home', 'location', 'pages', 'prayer', 'qibla', 'quran', 'shell']

/** English comes with the program: it stands in for every text that another language lacks. */
const firstEnglish = import.meta.glob<Texts>(
  '../../../locales/en/{hijri-calendar,home,location,pages,prayer,qibla,quran,shell}.json',
  { eager: true, import: 'default' },
)
const firstOthers = import.meta.glob<Texts>(
  [
    '../../../locales/*/{hijri-calendar,home,location,pages,prayer,qibla,quran,shell}.json',
    '!../../../locales/en/*.json',
  ],
  { import: 'default' },
)

export const englishTexts: Texts = textsOf(Object.entries(firstEnglish))

/** Codes of the languages that have texts of their own. */
export const translated: readonly string[] = [
  ...new Set(['en', ...Object.keys(firstOthers).map((file) => file.split('/').at(-2) ?? '')]),
]

/** The texts that every page needs in `language`. What cannot be fetched is left to English. */
export async function loadTexts({ code }: Language): Promise<Texts> {
  return code === 'en' ? englishTexts : fetchTexts(firstOthers, code, FIRST)
}

/** Fetches and adds the texts of the features that a page shows, in English and in the page's language. */
export async function needTexts(features: readonly string[]): Promise<void> {
  const { code } = currentLanguage()
  const { pageTexts } = await import('./page-texts.ts')
  const [english, texts] = await Promise.all([
    fetchTexts(pageTexts, 'en', features),
    code === 'en' ? {} : fetchTexts(pageTexts, code, features),
  ])
  addTexts({ texts: code === 'en' ? english : texts, english })
}

async function fetchTexts(
  files: Readonly<Record<string, () => Promise<Texts>>>,
  language: string,
  features: readonly string[],
): Promise<Texts> {
  const wanted = features.map((feature) => `../../../locales/${language}/${feature}.json`)
  const loaded = await Promise.all(
    wanted.map(async (file) => [file, (await files[file]?.().catch(() => undefined)) ?? {}] as const),
  )
  return textsOf(loaded)
}

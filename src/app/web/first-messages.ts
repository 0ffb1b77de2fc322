import type { Language, LanguageCode } from '#shared/core/languages.ts'
import { type Messages, messagesFromFiles } from '#shared/web/i18n/translate.ts'

/**
 * The texts that every page needs; the others come with the pages that show them. English comes with the program: it
 * stands in for every text that another language lacks.
 */
const firstEnglish = import.meta.glob<Messages>(
  '../../../locales/en/{hijri-calendar,home,location,prayer,qibla,quran,shell}.json',
  { eager: true, import: 'default' },
)
const firstOthers = import.meta.glob<Messages>(
  [
    '../../../locales/*/{cities,hijri-calendar,home,location,prayer,qibla,quran,shell}.json',
    '!../../../locales/en/*.json',
  ],
  { import: 'default' },
)

/** Names of cities are English by themselves. */
const FIRST = ['cities', ...Object.keys(firstEnglish).map((file) => file.replace(/.*\/|\.json$/g, ''))]

export const englishMessages: Messages = messagesFromFiles(Object.entries(firstEnglish))

/** Codes of the languages that have texts of their own. */
export const translated: readonly string[] = [
  ...new Set(['en', ...Object.keys(firstOthers).map((file) => file.split('/').at(-2) ?? '')]),
]

/** The texts that every page needs in `language`. What cannot be fetched is left to English. */
export async function loadFirstMessages({ code }: Language): Promise<Messages> {
  return code === 'en' ? englishMessages : fetchMessages(firstOthers, code, FIRST).catch(() => ({}))
}

/** The texts of features that not every page shows. Rejects when they cannot be fetched: a page without words is none. */
export async function loadPageMessages(code: LanguageCode, features: readonly string[]): Promise<Messages> {
  const { pageMessages } = await import('./page-messages.ts')
  return fetchMessages(pageMessages, code, features)
}

async function fetchMessages(
  files: Readonly<Record<string, () => Promise<Messages>>>,
  language: string,
  features: readonly string[],
): Promise<Messages> {
  const wanted = features.map((feature) => `../../../locales/${language}/${feature}.json`)
  const loaded = await Promise.all(wanted.map(async (file) => [file, (await files[file]?.()) ?? {}] as const))
  return messagesFromFiles(loaded)
}

import ar from '#locales/ar/pages.json' with { type: 'json' }
import en from '#locales/en/pages.json' with { type: 'json' }
import { acceptedTags } from '#shared/core/accepted-tags.ts'
import { type Language, type LanguageCode, languageOf, languages } from '#shared/core/languages.ts'
import { type PageName, pages } from '#shared/core/pages.ts'

type HeadTexts = Readonly<Record<PageName | 'notFound', { title: string; description: string }>>

/** Titles and descriptions by language; English stands in for the others. */
const texts: Readonly<Partial<Record<LanguageCode, HeadTexts>>> = { en, ar }

/** The page at `path`; `undefined` when there is none. */
export function pageAt(path: string): PageName | undefined {
  return pages.find((page) => page.path === path)?.name
}

/** The first offered language of an `Accept-Language` header, by its weights; English when none is. */
export function acceptedLanguage(header: string | undefined): Language {
  for (const tag of acceptedTags(header)) {
    const language = languageOf(tag)
    if (language) return language
  }
  return languages[0]
}

export interface HeadRequest {
  readonly page: PageName | undefined
  readonly path: string
  readonly language: Language
  /** `https://example.org`, without a slash at its end. */
  readonly origin: string
}

/** What stands in the HTML's head for one page in one language: title, description, canonical address, Open Graph. */
export function headOf({ page, path, language, origin }: HeadRequest): string {
  const { title, description } = (texts[language.code] ?? en)[page ?? 'notFound']
  const address = `${origin}${path}`
  const image = `${origin}/social.png`
  const lines = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    page ? `<link rel="canonical" href="${escapeHtml(address)}">` : meta('name', 'robots', 'noindex'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', language.code === 'ar' ? 'رفيق' : 'Rafiq'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(page ? [meta('property', 'og:url', address)] : []),
    meta('property', 'og:image', image),
    meta('property', 'og:locale', language.code),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
  return lines.join('\n    ')
}

/** What is read until the program draws, and by those who run no scripts: what this page is for. */
export function firstWords({ page, language }: HeadRequest): string {
  const { title, description } = (texts[language.code] ?? en)[page ?? 'notFound']
  return `<div class="first-words"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p></div>`
}

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`

/** Text as it may stand in HTML and in its quoted attributes. */
export function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}

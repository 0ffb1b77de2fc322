import type { ReaderPreview } from '#features/quran/server/reader-preview.ts'
import enDescriptions from '#locales/en/descriptions.json' with { type: 'json' }
import enPages from '#locales/en/pages.json' with { type: 'json' }
import enShell from '#locales/en/shell.json' with { type: 'json' }
import { type Language, languageOf, languages } from '#shared/core/languages.ts'
import { type PageName, pages } from '#shared/core/pages.ts'
import type {
  HeadImage,
  PageFeed,
  PageSubject,
  StructuredData,
} from '#shared/server/directory/directory-head.ts'
import { escapeHtml } from '#shared/server/http/escape-html.ts'
import { interfaceTexts } from '#shared/server/interface-texts.ts'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '#shared/server/picture/picture-size.ts'
import { type Alternate, addressIn, alternatesOf, isIndexedPage } from './indexed-pages.ts'

const titlesIn = interfaceTexts<Record<PageName | 'notFound', { readonly title: string }>>('pages', enPages)
const descriptionsIn = interfaceTexts<Record<PageName | 'notFound', string>>('descriptions', enDescriptions)
const shellIn = interfaceTexts('shell', enShell)

function textsOf({ page, language, place, about }: HeadRequest) {
  if (place) return place
  if (about) return about
  const name = page ?? 'notFound'
  return { title: titlesIn(language.code)[name].title, description: descriptionsIn(language.code)[name] }
}

/** The first supported language of these tags; English if there is none. */
export function acceptedLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = languageOf(tag)
    if (language) return language
  }
  return languages[0]
}

export interface HeadRequest {
  readonly page: PageName | undefined
  readonly path: string
  /** The interface's language. */
  readonly language: Language
  /** Whether the address names the language. */
  readonly hasLanguage: boolean
  /** `https://example.org`, without a trailing slash. */
  readonly origin: string
  /** The place within the page, if the address names one. */
  readonly place?: ReaderPreview | undefined
  /** The subject of the address, if it is not the page's. */
  readonly about?: PageSubject | undefined
  readonly structuredData?: StructuredData | undefined
  readonly feeds?: readonly PageFeed[] | undefined
  /** Search engines shouldn’t list it, though its page is listed. */
  readonly isUnlisted?: boolean | undefined
  /** Its social picture, if it has its own. */
  readonly image?: HeadImage | undefined
}

const ofApp: HeadImage = { path: '/social.png', width: PICTURE_WIDTH, height: PICTURE_HEIGHT }

/** The HTML head of one page in one language: title, description, canonical address, Open Graph. */
export function headOf(head: HeadRequest): string {
  const { page, path, language, origin, place, structuredData, feeds = [] } = head
  const { title, description } = textsOf(head)
  const anyLanguage = `${origin}${place?.canonicalPath ?? canonicalPath(page, path)}`
  const address = head.hasLanguage ? addressIn(anyLanguage, language) : anyLanguage
  const image = head.image ?? ofApp
  const lines = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(page && isIndexedPage(page) && !head.isUnlisted
      ? [link('canonical', address), ...alternatesOf(anyLanguage).map(alternateLink)]
      : [meta('name', 'robots', 'noindex')]),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', shellIn(language.code).name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(page ? [meta('property', 'og:url', address)] : []),
    meta('property', 'og:image', origin + image.path),
    meta('property', 'og:image:width', String(image.width)),
    meta('property', 'og:image:height', String(image.height)),
    meta('property', 'og:image:alt', title),
    meta('property', 'og:locale', language.code),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...feeds.map(feedLink),
    ...(structuredData ? [`<script type="application/ld+json">${scriptSafe(structuredData)}</script>`] : []),
  ]
  return lines.join('\n    ')
}

const feedLink = ({ type, title, path }: PageFeed) =>
  `<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${escapeHtml(path)}">`

/** A page with several addresses has its first as canonical address; places within it have their own. */
function canonicalPath(page: PageName | undefined, path: string): string {
  const alias = pages.find((each) => each.path === path)
  return (alias && pages.find(({ name }) => name === page)?.path) ?? path
}

/** Shown until the app renders, and to clients without scripts: the purpose of the page. */
export function firstWords(head: HeadRequest): string {
  if (head.place) return head.place.html
  const { title, description } = textsOf(head)
  return `<div class="first-words"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p></div>`
}

/** JSON that can't close the `script` element around it. */
export const scriptSafe = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const link = (kind: string, address: string) => `<link rel="${kind}" href="${escapeHtml(address)}">`

const alternateLink = ({ language, address }: Alternate) =>
  `<link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}">`

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`

import { hasInterfaceTexts, type Language, languages } from '#shared/core/languages.ts'
import { type PageName, pages } from '#shared/core/pages.ts'

/** Pages for one person or for staff, which search engines shouldn’t list. */
const unlisted: readonly PageName[] = [
  'dashboard',
  'learnReview',
  'bookmarks',
  'notes',
  'login',
  'register',
  'reset',
  'confirmEmail',
  'settings',
  'newsletter',
  'nameList',
  'circleEditor',
]

const isIndexed = ({ name, path }: (typeof pages)[number]) =>
  !unlisted.includes(name) && !path.startsWith('/admin')

const indexed = pages.filter(isIndexed)

/** Whether search engines may list a page. */
export const isIndexedPage = (name: PageName): boolean => indexed.some((page) => page.name === name)

/** The addresses of all pages that search engines may list, each page once. */
export const indexedPaths: readonly string[] = indexed
  .filter(({ name }, at) => indexed.findIndex((page) => page.name === name) === at)
  .map(({ path }) => path)

/** The languages in which every page has an address. */
export const addressLanguages: readonly Language[] = languages.filter(({ code }) => hasInterfaceTexts(code))

/** The address of a page in one language; see `docs/decisions/2026-11-23-language-addresses.md`. */
export const addressIn = (address: string, { code }: Language): string =>
  `${address}${address.includes('?') ? '&' : '?'}lang=${code}`

/** An address with its language (`x-default`: that of the browser), for `hreflang`. */
export interface Alternate {
  readonly language: string
  readonly address: string
}

/** All addresses of a page, that without a language first. */
export const alternatesOf = (address: string): readonly Alternate[] => [
  { language: 'x-default', address },
  ...addressLanguages.map((language) => ({ language: language.code, address: addressIn(address, language) })),
]

import type { Plugin } from 'vite'
import { interfaceCodes, languageCodes, languages } from '../../src/shared/core/languages.ts'

const fromTheRight = languages.filter(({ direction }) => direction === 'rtl').map(({ code }) => code)
const lists: Readonly<Record<string, readonly string[]>> = {
  '%LANGUAGES%': languageCodes,
  '%LANGUAGES-WITH-TEXTS%': interfaceCodes,
  '%LANGUAGES-FROM-THE-RIGHT%': fromTheRight,
}

/** Writes the lists of languages into the script of the page that runs before the first paint. */
export function languageLists(): Plugin {
  return {
    name: 'language-lists',
    transformIndexHtml: { order: 'pre', handler: withLanguageLists },
  }
}

/** The page with the codes of languages, separated by bars, instead of the names of the lists. */
export const withLanguageLists = (html: string): string =>
  Object.entries(lists).reduce((page, [name, codes]) => page.replaceAll(name, codes.join('|')), html)

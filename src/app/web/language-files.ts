import { fontFilesOf, type LanguageCode, languageCodes } from '#shared/core/languages.ts'

/** The cache of files that only one language needs. */
export const LANGUAGE_CACHE = 'languages'

/**
 * The language that alone needs this built file: its texts, which the build puts into a folder of their own, or
 * its typeface. `undefined` for a file that every language needs, such as the Arabic typeface, because duas and
 * names are shown in Arabic everywhere.
 */
export function languageOfFile(address: string): LanguageCode | undefined {
  const [, path = ''] = /^\/?assets\/(.*)$/.exec(address) ?? []
  return languageCodes.find((code) => {
    const typeface = code === 'ar' ? undefined : fontFilesOf(code)
    return path.startsWith(`${code}/`) || (typeface !== undefined && path.startsWith(`${typeface}-`))
  })
}

/** The languages that alone need some of these files, each once. */
export function languagesOfFiles(addresses: readonly string[]): ReadonlySet<LanguageCode> {
  return new Set(addresses.map(languageOfFile).filter((code) => code !== undefined))
}

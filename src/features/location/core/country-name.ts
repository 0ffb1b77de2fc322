/** Common English names that differ from Unicode's tables. */
const englishNames: Readonly<Record<string, string>> = {
  CD: 'DR Congo',
  CG: 'Republic of the Congo',
  HK: 'Hong Kong',
  MM: 'Myanmar',
  MO: 'Macao',
  PS: 'Palestine',
}

const namesByLanguage = new Map<string, Intl.DisplayNames>()

/**
 * The name of a country (ISO 3166-1 alpha-2) in a language (BCP 47), from the platform's tables; the code
 * itself if they have none.
 */
export function countryName(code: string, language = 'en'): string {
  const common = language === 'en' ? englishNames[code] : undefined
  if (common) return common
  let names = namesByLanguage.get(language)
  if (!names) {
    names = new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'code' })
    namesByLanguage.set(language, names)
  }
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code
}

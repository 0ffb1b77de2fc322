/** The interface languages, in the order of the menu. */
export const languages = [
  { code: 'en', name: 'English', nativeName: 'English', flag: '🇬🇧', direction: 'ltr', locale: 'en-GB' },
  { code: 'ar', name: 'Arabic', nativeName: 'العربية', flag: '🇸🇦', direction: 'rtl', locale: 'ar-u-nu-arab' },
  { code: 'ur', name: 'Urdu', nativeName: 'اردو', flag: '🇵🇰', direction: 'rtl', locale: 'ur-PK' },
  { code: 'fr', name: 'French', nativeName: 'Français', flag: '🇫🇷', direction: 'ltr', locale: 'fr-FR' },
  { code: 'tr', name: 'Turkish', nativeName: 'Türkçe', flag: '🇹🇷', direction: 'ltr', locale: 'tr-TR' },
  { code: 'ml', name: 'Malayalam', nativeName: 'മലയാളം', flag: '🇮🇳', direction: 'ltr', locale: 'ml-IN' },
  {
    code: 'id',
    name: 'Indonesian',
    nativeName: 'Bahasa Indonesia',
    flag: '🇮🇩',
    direction: 'ltr',
    locale: 'id-ID',
  },
  { code: 'ms', name: 'Malay', nativeName: 'Bahasa Melayu', flag: '🇲🇾', direction: 'ltr', locale: 'ms-MY' },
  { code: 'bn', name: 'Bengali', nativeName: 'বাংলা', flag: '🇧🇩', direction: 'ltr', locale: 'bn-BD-u-nu-beng' },
  { code: 'hi', name: 'Hindi', nativeName: 'हिन्दी', flag: '🇮🇳', direction: 'ltr', locale: 'hi-IN' },
  {
    code: 'fa',
    name: 'Persian',
    nativeName: 'فارسی',
    flag: '🇮🇷',
    direction: 'rtl',
    locale: 'fa-IR-u-nu-arabext',
  },
  { code: 'es', name: 'Spanish', nativeName: 'Español', flag: '🇪🇸', direction: 'ltr', locale: 'es-ES' },
] as const

export type LanguageCode = (typeof languages)[number]['code']
export type Language = (typeof languages)[number]

export const languageCodes = languages.map((language) => language.code)

/** The languages with a folder in `locales`. Server, browser, build and checks follow this list. */
export const interfaceCodes: readonly LanguageCode[] = [
  'en',
  'ar',
  'ur',
  'fr',
  'tr',
  'ml',
  'id',
  'ms',
  'bn',
  'hi',
  'fa',
  'es',
]

/** The language of content that is in English and Arabic only: Arabic on Arabic pages, English elsewhere. */
export const contentLanguageOf = (code: string): 'en' | 'ar' => (code === 'ar' ? 'ar' : 'en')

/** Whether the interface has texts in this language. */
export const hasInterfaceTexts = (code: LanguageCode): boolean => interfaceCodes.includes(code)

/** The interface's language for a user who chose `language`: English if it has no texts in it. */
export const interfaceLanguage = (language: Language): Language =>
  hasInterfaceTexts(language.code) ? language : languages[0]

/**
 * The typeface of the languages that aren't written in Latin script. `fonts.css` has its faces, and the names of
 * its files begin with its name.
 */
const typefaces: Readonly<Partial<Record<LanguageCode, string>>> = {
  ar: 'IBM Plex Sans Arabic',
  ur: 'Noto Nastaliq Urdu',
  fa: 'Vazirmatn',
  hi: 'Noto Sans Devanagari',
  bn: 'Noto Sans Bengali',
  ml: 'Noto Sans Malayalam',
}

/** The typeface of a language; `undefined` for the Latin script. */
export const typefaceOf = (code: LanguageCode): string | undefined => typefaces[code]

/** The beginning of the names of a language's font files; `undefined` for the Latin script. */
export const fontFilesOf = (code: LanguageCode): string | undefined =>
  typefaces[code]?.toLowerCase().replaceAll(' ', '-')

/** Whether readers of a language know surahs and reciters by their names in Arabic letters. */
export const namesInArabic = (code: string): boolean => ['ar', 'ur', 'fa'].includes(code)

/** Other codes for the same language: an older one, and those of its national varieties. */
const otherCodes: Readonly<Record<string, LanguageCode>> = { in: 'id', prs: 'fa', pes: 'fa', zsm: 'ms' }

/**
 * The language with this code, ignoring case and region (`AR`, `ar-EG`, `ms-BN`); `undefined` if it is not
 * supported.
 */
export function languageOf(tag: string): Language | undefined {
  const code = tag.trim().toLowerCase().split(/[-_]/)[0] ?? ''
  const known = Object.hasOwn(otherCodes, code) ? otherCodes[code] : code
  return languages.find((language) => language.code === known)
}

import { currentLanguage } from '#shared/web/i18n/i18n.ts'

/** The name of a language in the language of the interface. */
export const languageName = (code: string): string =>
  new Intl.DisplayNames(currentLanguage().locale, { type: 'language' }).of(code) ?? code

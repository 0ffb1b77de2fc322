import { contentLanguageOf, languageOf } from '#shared/core/languages.ts'
import { currentLanguage } from './i18n.ts'

/** The language of content that is in English and Arabic only, on this page. */
export const contentLanguage = (): 'en' | 'ar' => contentLanguageOf(currentLanguage().code)

/** Whether such content isn’t in the page’s language. */
export const isContentForeign = (): boolean => contentLanguage() !== currentLanguage().code

/** The text of the two that the page shows. */
export const contentText = (texts: { readonly en: string; readonly ar: string }): string =>
  texts[contentLanguage()]

/** `lang` and `dir` of an element with such a text, if the page has another language. */
export function contentAttributes(): { readonly lang?: string; readonly dir?: 'ltr' | 'rtl' } {
  const code = contentLanguage()
  return isContentForeign() ? { lang: code, dir: languageOf(code)?.direction ?? 'ltr' } : {}
}

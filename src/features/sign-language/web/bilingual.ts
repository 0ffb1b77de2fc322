import { currentLanguage } from '#shared/web/i18n/i18n.ts'
import type { Bilingual } from '../core/sign-language.ts'

/** A text of the content in Arabic for the Arabic interface, and in English for all others. */
export const textOf = ({ en, ar }: Bilingual): string => (currentLanguage().code === 'ar' ? ar : en)

/** Attributes of a text of the content: where it isn’t in the interface’s language, it is English. */
export function contentAttributes() {
  const { code } = currentLanguage()
  return code === 'ar' || code === 'en' ? {} : ({ lang: 'en', dir: 'ltr' } as const)
}

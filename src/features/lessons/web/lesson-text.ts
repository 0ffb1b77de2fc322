import { languageOf } from '#shared/core/languages.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage } from '#shared/web/i18n/i18n.ts'
import type { LessonText } from '../core/lesson.ts'

/** The language of the lessons’ texts on this page: Arabic on Arabic pages, else English. */
export const lessonLanguage = (): 'en' | 'ar' => (currentLanguage().code === 'ar' ? 'ar' : 'en')

/** Whether the lessons aren’t in the page’s language. */
export const isOtherLanguage = (): boolean => lessonLanguage() !== currentLanguage().code

export const lessonText = (text: LessonText): string => text[lessonLanguage()]

/** `lang` and `dir` of an element with a text of a lesson, if the page has another language. */
export function lessonLang(): { readonly lang?: string; readonly dir?: 'ltr' | 'rtl' } {
  const language = lessonLanguage()
  return isOtherLanguage() ? { lang: language, dir: languageOf(language)?.direction ?? 'ltr' } : {}
}

/** A length in minutes: “8 min”. */
export const formatMinutes = (minutes: number): string =>
  formatNumber(minutes, { style: 'unit', unit: 'minute', unitDisplay: 'short' })

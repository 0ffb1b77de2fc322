import { currentLanguage } from '#shared/web/i18n/i18n.ts'
import type { AnswerLanguage } from '../core/question.ts'

const directions = { en: 'ltr', ar: 'rtl' } as const

/** Attributes of a text that isn’t in the interface’s language. */
export const textAttributes = (language: AnswerLanguage) =>
  language === currentLanguage().code ? {} : { lang: language, dir: directions[language] }

import { joinNames } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import type { NameAnswer } from '../core/islamic-names.contract.ts'
import { nameInLetters } from '../core/name-in-letters.ts'

/** A name in the language of the interface; its meaning in Arabic or else in English. */
export interface NameTexts {
  readonly title: string
  readonly meaning: string
  readonly origin: string
  readonly gender: string
  readonly category: string
}

export function nameTexts(answer: NameAnswer): NameTexts {
  const { meaning, meaningArabic, ...rest } = answer
  return {
    title: nameInLetters(answer, currentLanguage().code),
    meaning: isArabic() ? meaningArabic : meaning.charAt(0).toUpperCase() + meaning.slice(1),
    origin: t(`islamic-names:origins.${rest.origin}`),
    gender: t(`islamic-names:genders.${rest.gender}`),
    category: t(`islamic-names:categories.${rest.category}`),
  }
}

const isArabic = () => currentLanguage().code === 'ar'

/** Attributes of an element with a meaning or a bearer. */
export const proseLanguage = () =>
  isArabic() ? ({ lang: 'ar', dir: 'rtl' } as const) : ({ lang: 'en', dir: 'ltr' } as const)

/** Whether the meanings aren’t in the page’s language. */
export const isMeaningInEnglish = (): boolean => !['ar', 'en'].includes(currentLanguage().code)

/** Who bears the name: `Umar ibn al-Khattab, the second caliph`. */
export const bearerText = (bearer: NameAnswer['bearers'][number]): string =>
  isArabic() ? joinNames(bearer.nameArabic, bearer.whoArabic) : `${bearer.name}, ${bearer.who}`

/** Spellings in Latin letters, other than the title. */
export const latinSpellings = ({ name, alternateSpellings }: NameAnswer, title: string): readonly string[] =>
  [name, ...alternateSpellings].filter((spelling) => spelling !== title)

/** The text to share. */
export function sharedText(name: NameAnswer): string {
  const { title, meaning, origin } = nameTexts(name)
  const spellings = title === name.arabicName ? title : `${title} · ${name.arabicName}`
  return [spellings, meaning, origin].join('\n')
}

import { contentAttributes, isContentForeign } from '#shared/web/i18n/content-language.ts'
import { joinNames } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import type { NameAnswer } from '../core/islamic-names.contract.ts'
import { nameInLetters } from '../core/name-in-letters.ts'

/** A name and its meaning in the language of the interface, or else the meaning in English. */
export function nameAndMeaning(answer: NameAnswer): { readonly title: string; readonly meaning: string } {
  const { meaning, meaningArabic, translated } = answer
  const { code, locale } = currentLanguage()
  return {
    title: translated?.name ?? nameInLetters(answer, code),
    meaning: isArabic()
      ? meaningArabic
      : translated?.meaning === undefined
        ? capitalized(meaning, 'en')
        : capitalized(translated.meaning, locale),
  }
}

/** A name in the language of the interface. */
export const nameTexts = (answer: NameAnswer) => ({
  ...nameAndMeaning(answer),
  origin: t(`islamic-names:origins.${answer.origin}`),
  gender: t(`islamic-names:genders.${answer.gender}`),
  category: t(`islamic-names:categories.${answer.category}`),
})

const isArabic = () => currentLanguage().code === 'ar'

const capitalized = (text: string, locale: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)

/** Whether the meaning isn’t in the page’s language. */
export const isMeaningInEnglish = ({ translated }: NameAnswer): boolean =>
  translated?.meaning === undefined && isContentForeign()

/** Attributes of an element with a text that the language may have of its own. */
export const proseLanguage = (translated: string | undefined) =>
  translated === undefined ? contentAttributes() : {}

/** Who bears the name: `Umar ibn al-Khattab, the second caliph`. `at` is the bearer’s place. */
export function bearerText({ bearers, translated }: NameAnswer, at: number): string {
  const [bearer, own] = [bearers[at], translated?.bearers[at]]
  if (!bearer) return ''
  if (isArabic()) return joinNames(bearer.nameArabic, bearer.whoArabic)
  return own?.who === undefined
    ? `${bearer.name}, ${bearer.who}`
    : joinNames(own.name ?? bearer.name, own.who)
}

/** Spellings in Latin letters, other than the title. */
export const latinSpellings = ({ name, alternateSpellings }: NameAnswer, title: string): readonly string[] =>
  [name, ...alternateSpellings].filter((spelling) => spelling !== title)

/** The text to share. */
export function sharedText(name: NameAnswer): string {
  const { title, meaning, origin } = nameTexts(name)
  const spellings = title === name.arabicName ? title : `${title} · ${name.arabicName}`
  return [spellings, meaning, origin].join('\n')
}

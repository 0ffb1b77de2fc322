import { joinNames } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import type { NameAnswer } from '../core/islamic-names.contract.ts'

/** A name in the language of the interface; in Arabic the Arabic spelling comes first. */
export interface NameTexts {
  readonly title: string
  readonly meaning: string
  readonly origin: string
  readonly gender: string
  readonly category: string
}

export function nameTexts({ name, arabicName, meaning, meaningArabic, ...rest }: NameAnswer): NameTexts {
  const isArabic = currentLanguage().code === 'ar'
  return {
    title: isArabic ? arabicName : name,
    meaning: isArabic ? meaningArabic : meaning.charAt(0).toUpperCase() + meaning.slice(1),
    origin: t(`islamic-names:origins.${rest.origin}`),
    gender: t(`islamic-names:genders.${rest.gender}`),
    category: t(`islamic-names:categories.${rest.category}`),
  }
}

/** Who bears the name: `Umar ibn al-Khattab, the second caliph`. */
export function bearerText(bearer: NameAnswer['bearers'][number]): string {
  const isArabic = currentLanguage().code === 'ar'
  return joinNames(isArabic ? bearer.nameArabic : bearer.name, isArabic ? bearer.whoArabic : bearer.who)
}

/** The text to share. */
export function sharedText(name: NameAnswer): string {
  const { title, meaning, origin } = nameTexts(name)
  const spellings = title === name.arabicName ? title : `${title} · ${name.arabicName}`
  return [spellings, meaning, origin].join('\n')
}

import { cityName, countryName, joinNames } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import type { MosqueDetails } from '../core/mosques.contract.ts'

/** A mosque’s name in the page’s language, and the local name when it differs. */
export function displayNames({ name, nativeName, arabicName }: MosqueDetails): {
  name: string
  beside: string | undefined
} {
  const own = currentLanguage().code === 'ar' ? (arabicName ?? name) : name
  const shown = own || nativeName || arabicName || t('mosques:unnamed')
  const beside = [nativeName, name].find((other) => other && other !== shown)
  return { name: shown, beside }
}

/** The address with city and country in the page’s language. */
export function addressLine({ street, city, country }: MosqueDetails): string {
  return joinNames(street, city && cityName(city), country && (countryName(country) ?? country))
}

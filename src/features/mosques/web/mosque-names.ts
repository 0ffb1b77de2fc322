import { cityName, countryName, formatNumber, joinNames } from '#shared/web/i18n/format.ts'
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

/** Formats a distance as `350 m`, `4.2 km` or `140 km`, in the language’s digits. */
export function formatDistance(km: number): string {
  if (km < 1) return unit(Math.round(km * 100) * 10, 'meter', 0)
  return unit(km, 'kilometer', km < 10 ? 1 : 0)
}

const unit = (value: number, name: string, decimals: number) =>
  formatNumber(value, { style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits: decimals })

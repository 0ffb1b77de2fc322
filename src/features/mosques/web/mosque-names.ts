import { cityName, countryName, formatNumber, joinNames } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import type { MosqueAlone } from '../core/mosques.contract.ts'

/** What a mosque is called in the page's language, and beside it what people there call it, when that is another. */
export function namesOf({ name, nativeName, arabicName }: MosqueAlone): {
  name: string
  beside: string | undefined
} {
  const own = currentLanguage().code === 'ar' ? (arabicName ?? name) : name
  const shown = own || nativeName || arabicName || t('mosques:unnamed')
  const beside = [nativeName, name].find((other) => other && other !== shown)
  return { name: shown, beside }
}

/** Street, city and country, city and country in the page's language. */
export function addressLine({ street, city, country }: MosqueAlone): string {
  return joinNames(street, city && cityName(city), country && (countryName(country) ?? country))
}

/** `350 m`, `4.2 km`, `140 km`, in the language's own digits. */
export function distanceText(km: number): string {
  if (km < 1) return unit(Math.round(km * 100) * 10, 'meter', 0)
  return unit(km, 'kilometer', km < 10 ? 1 : 0)
}

const unit = (value: number, name: string, decimals: number) =>
  formatNumber(value, { style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits: decimals })

import { formatNumber } from '../../i18n/format.ts'

/** The values of a translated sentence about a file: numbers of the language, and texts in their own direction. */
export const translatedValues = (
  values: Readonly<Record<string, string | number>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? formatNumber(value) : `\u2068${value}\u2069`,
    ]),
  )

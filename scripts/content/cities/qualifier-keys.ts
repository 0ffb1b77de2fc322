import { countryName } from '#features/location/core/country-name.ts'
import { foldPlaceName } from '#features/location/core/fold-place-name.ts'
import { languageCodes } from '#shared/core/languages.ts'
import type { CityLists } from './city-columns.ts'
import { otherCountryNames, regionCodes } from './city-names.ts'

/**
 * The folded words that mean a country or region after a city's name (“london, canada”): for a country its
 * code and its names in every interface language, for a region its code and name.
 */
export function buildQualifierKeys({ countries, regions }: CityLists) {
  return {
    countryKeys: countries.map((code) =>
      folded([
        code,
        ...languageCodes.map((language) => countryName(code, language)),
        ...(otherCountryNames[code] ?? []),
      ]),
    ),
    regionKeys: regions.map(([country, code, name]) => {
      const short = regionCodes[country]?.[code] ?? (/^[A-Z]{2,3}$/.test(code) ? code : '')
      return folded([short, name])
    }),
  }
}

function folded(names: readonly string[]): string[] {
  return [...new Set(names.map(foldPlaceName))].filter(Boolean)
}

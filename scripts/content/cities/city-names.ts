import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { interfaceCodes, type LanguageCode } from '#shared/core/languages.ts'

const pathOf = (file: string) => new URL(`../../../${file}`, import.meta.url)
const read = (file: string, folder = 'content/city-names'): unknown =>
  JSON.parse(readFileSync(pathOf(`${folder}/${file}`), 'utf8'))

const text = z.string().trim().min(1)

const cityName = z.strictObject({
  /** The source's name; it means the biggest city of that name in the country. */
  city: text,
  country: text.length(2),
  /** The name to show instead of the source's. */
  show: text.optional(),
  /** Other spellings and scripts for the search. */
  also: z.array(text),
})

/** Everyday names, exonyms and Arabic-script names of cities. */
export const cityNames = z.array(cityName).parse(read('cities.json'))

/** Names of large cities in other languages and scripts, used only for the search. */
export const exonyms = z.array(cityName.omit({ show: true })).parse(read('exonyms.json'))

/** Each language's names of cities by their shown name; a name means the biggest city of that name. */
export const translatedNames = new Map(
  interfaceCodes
    .filter((code) => existsSync(pathOf(`locales/${code}/cities.json`)))
    .map((code): [LanguageCode, Readonly<Record<string, string>>] => [
      code,
      z.record(text, text).parse(read('cities.json', `locales/${code}`)),
    ]),
)

/** English region names by country and GeoNames region code. */
export const regionNames = z.record(text, z.record(text, text)).parse(read('regions.json'))

/** Postal abbreviations of regions for which GeoNames uses another code. */
export const regionCodes = z.record(text, z.record(text, text)).parse(read('region-codes.json'))

/** Names of countries that people type but the platform's tables lack. */
export const otherCountryNames = z.record(text, z.array(text)).parse(read('countries.json'))

import { z } from 'zod'

/** A geocoding service's name of a place. Each part may be missing. */
export interface GeocodedPlace {
  readonly city?: string | undefined
  readonly country?: string | undefined
  /** ISO 3166-1 alpha-2, upper case. */
  readonly countryCode?: string | undefined
  readonly region?: string | undefined
}

/** A name from a service: plain text of a sensible length, otherwise treated as missing. */
const name = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .regex(/^\P{C}*$/u)
  .optional()
  .catch(undefined)

const code = z
  .string()
  .regex(/^[a-z]{2}$/i)
  .toUpperCase()
  .optional()
  .catch(undefined)

/** Nominatim, `format=jsonv2`; settlements from large to small. */
const nominatim = z
  .object({
    address: z.object({
      city: name,
      town: name,
      village: name,
      municipality: name,
      hamlet: name,
      city_district: name,
      suburb: name,
      county: name,
      state_district: name,
      state: name,
      region: name,
      country: name,
      country_code: code,
    }),
  })
  .transform(
    ({ address: a }): GeocodedPlace => ({
      city:
        a.city ??
        a.town ??
        a.village ??
        a.municipality ??
        a.hamlet ??
        a.city_district ??
        a.suburb ??
        a.county ??
        a.state_district,
      country: a.country,
      countryCode: a.country_code,
      region: a.state ?? a.region,
    }),
  )

/** Nominatim's answer if nothing is near, such as at sea. */
const nominatimNothing = z
  .object({ error: z.union([z.string(), z.object({})]) })
  .transform((): GeocodedPlace => ({}))

/** The flat answer of maps-style services. */
const flat = z
  .object({ city: name, locality: name, principalSubdivision: name, countryName: name, countryCode: code })
  .refine((answer) => Object.values(answer).some((part) => part !== undefined))
  .transform(
    (answer): GeocodedPlace => ({
      city: answer.city ?? answer.locality,
      country: answer.countryName,
      countryCode: answer.countryCode,
      region: answer.principalSubdivision,
    }),
  )

/** The flat answer if nothing is near: its fields are present but empty. */
const flatNothing = z
  .object({ city: z.literal(''), countryName: z.string() })
  .transform((): GeocodedPlace => ({}))

/** Any of the answers above in one form; empty if the service knows no name. */
export const geocoderAnswer = z.union([nominatim, nominatimNothing, flat, flatNothing])

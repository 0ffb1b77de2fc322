import type { Tags } from './osm-element.ts'

/** Most characters of a text from OpenStreetMap. */
export const OSM_TEXT_LENGTH = 200

/** Street, city and the ISO code of the country, as far as they are tagged. */
export function osmAddress(tags: Tags): {
  readonly street: string | undefined
  readonly city: string | undefined
  readonly country: string | undefined
} {
  const street = osmLine([tags['addr:street'], tags['addr:housenumber']].filter(Boolean).join(' '))
  const country = tags['addr:country']?.toUpperCase() ?? ''
  return {
    street: street ?? osmLine(tags['addr:full']),
    city: osmLine(tags['addr:city']),
    country: /^[A-Z]{2}$/.test(country) ? country : undefined,
  }
}

/** One line without control characters; `undefined` when nothing is left. */
export function osmLine(text: string | undefined): string | undefined {
  const clean = text
    ?.replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, OSM_TEXT_LENGTH)
    .replace(/\p{Cs}/gu, '')
  return clean || undefined
}

/** A web address; a bare host gets `https://`. */
export function osmWebsite(text: string | undefined): string | undefined {
  const clean = osmLine(text)
  if (!clean || /[\s<>"]/.test(clean)) return undefined
  if (/^https?:\/\/[^/]+\.[^/]+/i.test(clean)) return clean
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(clean) ? `https://${clean}` : undefined
}

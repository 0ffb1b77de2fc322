const LONGEST = 90
/** Addresses that mean something else, and the beginnings of those of samples and imports. */
const RESERVED = /^(cities$|csv-|osm-|sample-)/

/** Name and city as the end of an address; `business` without Latin letters. */
export function businessSlug({ name, city }: { readonly name: string; readonly city: string }): string {
  const slug = slugPart(`${name} ${city}`).slice(0, LONGEST).replace(/-$/, '') || 'business'
  return RESERVED.test(slug) ? `business-${slug}` : slug
}

/** A text as a part of an address: small Latin letters, digits and hyphens; may be empty. */
export const slugPart = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

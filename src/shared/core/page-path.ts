/** The path segments that may follow the paths of pages with subpages. */
const placesInPages = {
  '/quran/reader': /^\/\d{1,3}(\/\d{1,3}(-\d{1,3})?)?$/,
  '/prayer': /^\/(month|year)$/,
  '/mosques': /^\/[\w-]{1,120}$/,
  '/tasbih': /^\/[\w-]{1,64}$/,
  '/duas': /^\/(morning|evening)$/,
  '/hijri-calendar': /^\/(ramadan|year)$/,
} as const

/** The path of an address's page; the address itself if that has no subpages. */
export function pagePathOf(address: string): string {
  const found = Object.entries(placesInPages).find(
    ([path, inside]) => address.startsWith(`${path}/`) && inside.test(address.slice(path.length)),
  )
  return found?.[0] ?? address
}

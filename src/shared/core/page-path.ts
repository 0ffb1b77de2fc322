/** The path segments that may follow the paths of pages with subpages. */
const placesInPages = {
  '/quran/reader': /^\/\d{1,3}(\/\d{1,3}(-\d{1,3})?)?$/,
  '/prayer': /^\/(month|year)$/,
  '/mosques': /^\/[\w-]{1,120}$/,
  '/tasbih': /^\/[\w-]{1,64}$/,
  '/duas': /^\/(morning|evening)$/,
  '/hijri-calendar': /^\/(ramadan|year)$/,
  '/islamic-history': /^\/[a-z0-9-]{1,120}$/,
  '/hadiths': /^\/[a-z0-9-]{1,120}$/,
  '/hadith-collection': /^\/[a-z0-9-]{1,60}(\/[a-z0-9-]{1,60})?$/,
  '/islamic-names/list': /^\/[\w-]{1,100}$/,
  '/islamic-names': /^\/(?!list$)[a-z0-9-]{1,120}$/,
  '/learn': /^\/(?!review$)[a-z0-9-]{1,80}$/,
  '/islamic-business': /^\/[\w-]{1,120}$/,
  '/islamic-qa': /^\/[a-z0-9-]{1,120}$/,
  '/community': /^\/(?!circle$)[a-f0-9-]{36}$/,
  '/courses': /^\/[a-z0-9-]{1,120}(\/[a-z0-9-]{1,40})?$/,
  '/community/discussions': /^\/[a-f0-9-]{36}$/,
  '/blog': /^\/[a-z0-9-]{1,120}$/,
  '/gallery': /^\/(?!make$)[a-z0-9-]{1,80}$/,
} as const

/** Lists whose entries have pages of their own, which open at the top. */
const lists: readonly string[] = [
  '/mosques',
  '/hadiths',
  '/hadith-collection',
  '/islamic-names',
  '/learn',
  '/islamic-business',
  '/islamic-qa',
  '/community',
  '/community/discussions',
  '/courses',
  '/blog',
  '/gallery',
]

/** Addresses with the same view are one page to move around in. */
export function viewPathOf(address: string): string {
  const page = pagePathOf(address)
  return lists.includes(page) ? address : page
}

/** The path of an address's page; the address itself if that has no subpages. */
export function pagePathOf(address: string): string {
  const found = Object.entries(placesInPages).find(
    ([path, inside]) => address.startsWith(`${path}/`) && inside.test(address.slice(path.length)),
  )
  return found?.[0] ?? address
}

import { pagePathOf } from '#shared/core/page-path.ts'
import { pageAt } from '#shared/core/pages.ts'

/** Pages whose addresses go on with something of a person, or with a place near them. */
const pagesWithPrivateAddresses: readonly string[] = [
  '/community',
  '/community/discussions',
  '/islamic-business',
  '/islamic-names/list',
  '/mosques',
  '/tasbih',
]

/** The page of ours at an address, without anything private in it; `undefined` for other addresses. */
export function claimedPage(address: string): string | undefined {
  const path = address.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '')
  const page = pagePathOf(path)
  if (!pageAt(path)) return undefined
  return pagesWithPrivateAddresses.includes(page) ? page : path
}

import { accountValue } from '#shared/web/user-data/account-value.ts'

const MOST = 8
const LONGEST = 100

const recent = accountValue<readonly string[]>('rafiq.recent-searches', (found) =>
  Array.isArray(found)
    ? found.filter((text): text is string => typeof text === 'string' && text !== '').slice(0, MOST)
    : undefined,
)
const none: readonly string[] = []

/** Searches on this device that had results, newest first. */
export const useRecentSearches = (): readonly string[] => recent.use() ?? none

export function rememberSearch(text: string): void {
  recent.write(withSearch(recent.read() ?? none, text))
}

export const forgetSearches = (): void => recent.write(undefined)

/** The list with `text` in front, once. */
export function withSearch(searches: readonly string[], text: string): readonly string[] {
  const wanted = text.trim().slice(0, LONGEST)
  if (wanted === '') return searches
  const same = wanted.toLocaleLowerCase()
  return [wanted, ...searches.filter((search) => search.toLocaleLowerCase() !== same)].slice(0, MOST)
}

import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { notFoundPage, otherPages, readerPage } from './page-list.ts'
import { PrivateLine } from './shell/private-line.tsx'

/** Loads the page at an address; with a client, the first verses of the reader too. */
export async function preparePage(address: string, client: QueryClient | undefined): Promise<void> {
  const found = otherPages.find((other) => other.address.test(address)) ?? notFoundPage
  await found.fetch()
  if (!client || found !== readerPage) return
  const { prepareReader } = await import('./reading/reader-page.tsx')
  await prepareReader(client)
}

/**
 * Removes the canonical address of the page that the server sent once another one is shown. Share menus of phones would
 * share that one.
 */
function dropForeignAddress(): void {
  const [sent] = performance.getEntriesByType('navigation')
  if (!sent || new URL(sent.name).pathname === location.pathname) return
  document.querySelector('link[rel="canonical"]')?.remove()
  document.querySelector('meta[property="og:url"]')?.remove()
}

/** All pages except the home page, which does not need this list. */
export default function OtherPages() {
  const [path] = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path is another page
  useEffect(() => {
    dropForeignAddress()
    return dropForeignAddress
  }, [path])
  return (
    <>
      <PrivateLine />
      <Switch>
        {otherPages.map(({ address, Page }) => (
          <Route component={Page} key={address.source} path={address} />
        ))}
        <Route component={notFoundPage.Page} />
      </Switch>
    </>
  )
}

import type { QueryClient } from '@tanstack/react-query'
import { Route, Switch } from 'wouter'
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

/** All pages except the home page, which does not need this list. */
export default function OtherPages() {
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

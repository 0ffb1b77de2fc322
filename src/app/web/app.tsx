import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { AudioProvider, useAudio } from '#shared/web/audio/audio-provider.tsx'
import { LISTENING_KEY, t, waits } from '#shared/web/i18n/i18n.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { PAGE_TRIES, retryImport } from '#shared/web/retry-import.ts'
import { ErrorBoundary } from '#shared/web/ui/error-boundary.tsx'
import { LazyToastArea } from '#shared/web/ui/lazy-toast-area.tsx'
import { Spinner } from '#shared/web/ui/spinner.tsx'
import { HomePage } from './home/home-page.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import { BottomBar } from './shell/bottom-bar.tsx'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'
import { OfflineNotice } from './shell/offline-notice.tsx'

const otherPages = () => import('./other-pages.tsx')
let OtherPages: ComponentType = lazy(() => retryImport(otherPages, PAGE_TRIES))

/**
 * Loads the first page unless it is the home page, so that no spinner replaces the server's HTML. With a
 * client it also loads the reader's first verses, which the server's HTML already shows.
 */
export async function prepareFirstPage(client: QueryClient | undefined): Promise<void> {
  if (location.pathname === '/') return
  const { default: pages, preparePage } = await otherPages()
  OtherPages = pages
  await preparePage(location.pathname, client)
}

const PlayerBar = lazyWithMessages(() => import('./listening-bar.tsx'), 'listening')

/** The player's bar, loaded when audio is first played, and when a recitation continues. */
function LazyPlayer() {
  const { status } = useAudio().state
  return <Suspense>{(status !== 'silent' || waits(LISTENING_KEY)) && <PlayerBar />}</Suspense>
}

/** The shell around every page. Other pages than home are loaded when they are opened. */
export function App() {
  return (
    <AudioProvider>
      <a
        className="sr-only focus:not-sr-only focus:absolute focus:start-4 focus:top-4 focus:z-50 focus:rounded-full focus:bg-raised focus:px-5 focus:py-3 focus:text-ink"
        href="#main"
      >
        {t('shell:skip')}
      </a>
      <OfflineNotice />
      <ScrollToTop />
      <ErrorBoundary>
        <Suspense fallback={<Spinner />}>
          <Switch>
            <Route component={HomePage} path="/" />
            <Route>
              <Header />
              <OtherPages />
            </Route>
          </Switch>
        </Suspense>
      </ErrorBoundary>
      <Footer />
      <LazyPlayer />
      <BottomBar />
      <LazyToastArea />
    </AudioProvider>
  )
}

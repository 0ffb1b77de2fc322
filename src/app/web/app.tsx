import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { t } from '#shared/web/i18n/i18n.ts'
import { ErrorBoundary } from '#shared/web/ui/error-boundary.tsx'
import { LateToastArea } from '#shared/web/ui/late-toast-area.tsx'
import { Spinner } from '#shared/web/ui/spinner.tsx'
import { HomePage } from './home/home-page.tsx'
import { BottomBar } from './shell/bottom-bar.tsx'
import { Footer } from './shell/footer.tsx'
import { OfflineNotice } from './shell/offline-notice.tsx'

const NotFoundPage = lazy(() => import('./not-found-page.tsx'))

/** The shell around every page. Pages other than home are fetched when they are opened. */
export function App() {
  return (
    <>
      <a
        className="sr-only focus:not-sr-only focus:absolute focus:start-4 focus:top-4 focus:z-50 focus:rounded-full focus:bg-raised focus:px-5 focus:py-3 focus:text-ink"
        href="#main"
      >
        {t('shell:skip')}
      </a>
      <OfflineNotice />
      <ErrorBoundary>
        <Suspense fallback={<Spinner />}>
          <Switch>
            <Route component={HomePage} path="/" />
            <Route component={NotFoundPage} />
          </Switch>
        </Suspense>
      </ErrorBoundary>
      <Footer />
      <BottomBar />
      <LateToastArea />
    </>
  )
}

import { useEffect } from 'react'
import { countPageView } from '#shared/core/page-views.contract.ts'
import { call } from '../api/call.ts'
import { currentLanguage } from '../i18n/i18n.ts'

/** Pages counted since this document was loaded. */
const counted = new Set<string>()

/**
 * Counts a view of a page, at most once until the document is loaded again; reloading counts nothing. Failures
 * are ignored.
 */
export function countView(page: string): void {
  if (counted.has(page) || isReloaded(page)) return
  counted.add(page)
  const body = {
    page,
    title: document.title.slice(0, 300),
    referrer: document.referrer.slice(0, 2000),
    language: currentLanguage().code,
  }
  call(countPageView, { body }).catch(() => undefined)
}

/** Counts a view of the open page; `undefined` while it isn’t known. */
export function useCountedView(page: string | undefined): void {
  useEffect(() => {
    if (page !== undefined) countView(page)
  }, [page])
}

function isReloaded(page: string): boolean {
  const [loading] = performance.getEntriesByType?.('navigation') ?? []
  return (
    loading !== undefined &&
    (loading as PerformanceNavigationTiming).type === 'reload' &&
    new URL(loading.name).pathname === page
  )
}

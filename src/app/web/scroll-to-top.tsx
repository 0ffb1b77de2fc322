import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { viewPathOf } from '#shared/core/page-path.ts'

/**
 * Scrolls to the top of a newly opened page, but not for changes inside a page, going back, or addresses with
 * a #.
 */
export function ScrollToTop() {
  const [address] = useLocation()
  const path = viewPathOf(address)
  const before = useRef(path)
  useEffect(() => {
    if (before.current !== path && !goingBack && !location.hash) scrollTo(0, 0)
    before.current = path
    goingBack = false
  }, [path])
  return null
}

let goingBack = false
addEventListener('popstate', () => {
  goingBack = true
})

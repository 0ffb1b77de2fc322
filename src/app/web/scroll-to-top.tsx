import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'

/**
 * Scrolls to the top of a newly opened page, but not for changes inside a page, going back, or addresses with
 * a #.
 */
export function ScrollToTop() {
  const [address] = useLocation()
  const before = useRef(address)
  useEffect(() => {
    const left = before.current
    const isOpened = left !== address && !goingBack && !location.hash
    before.current = address
    goingBack = false
    if (isOpened) void scrollToView(left, address)
  }, [address])
  return null
}

/** The list of views is loaded when it is needed, because the first view of the home page has no room for it. */
async function scrollToView(left: string, opened: string): Promise<void> {
  const { viewPathOf } = await import('#shared/core/page-path.ts')
  if (viewPathOf(left) !== viewPathOf(opened)) scrollTo(0, 0)
}

let goingBack = false
addEventListener('popstate', () => {
  goingBack = true
})

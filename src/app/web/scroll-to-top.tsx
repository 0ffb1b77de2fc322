import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { pageAt } from '#shared/core/pages.ts'

/** A page that is opened begins at its top; moving inside a page, going back and addresses with a # are left alone. */
export function ScrollToTop() {
  const [address] = useLocation()
  const name = pageAt(address)?.name
  const before = useRef(name)
  useEffect(() => {
    if (before.current !== name && !goingBack && !location.hash) scrollTo(0, 0)
    before.current = name
    goingBack = false
  }, [name])
  return null
}

let goingBack = false
addEventListener('popstate', () => {
  goingBack = true
})

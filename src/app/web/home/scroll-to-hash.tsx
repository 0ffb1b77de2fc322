import { useEffect } from 'react'

/**
 * Scrolls to the section in the address's hash; rendered with lazy sections, so that it runs after they are
 * loaded.
 */
export function ScrollToHash() {
  useEffect(() => {
    const id = location.hash.slice(1)
    if (id) document.getElementById(id)?.scrollIntoView()
  }, [])
  return null
}

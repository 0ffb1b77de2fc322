import { useEffect } from 'react'

/** Scrolls to the section in the address's hash; rendered beside lazy sections, so that it runs once they are there. */
export function ScrollToHash() {
  useEffect(() => {
    const id = location.hash.slice(1)
    if (id) document.getElementById(id)?.scrollIntoView()
  }, [])
  return null
}

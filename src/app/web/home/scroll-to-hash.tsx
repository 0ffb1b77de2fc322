import { useEffect } from 'react'

/** Brings the part that the address names into view once it is there; rendered beside the parts that come late. */
export function ScrollToHash() {
  useEffect(() => {
    const id = location.hash.slice(1)
    if (id) document.getElementById(id)?.scrollIntoView()
  }, [])
  return null
}

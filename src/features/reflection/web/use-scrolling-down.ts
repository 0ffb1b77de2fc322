import { useEffect, useState } from 'react'

/** Smaller movements are a resting finger. */
const STEP = 8

/** Whether the page was last scrolled down; not at its top. */
export function useScrollingDown(): boolean {
  const [down, setDown] = useState(false)
  useEffect(() => {
    let last = scrollY
    const follow = () => {
      if (scrollY > 0 && Math.abs(scrollY - last) < STEP) return
      setDown(scrollY > last)
      last = scrollY
    }
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [])
  return down
}

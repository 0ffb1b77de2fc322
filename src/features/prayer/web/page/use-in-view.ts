import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether the element of the ref has been near the viewport. */
export function useInView<Seen extends Element>(): [RefObject<Seen | null>, boolean] {
  const element = useRef<Seen>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!element.current || seen) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '200px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [seen])
  return [element, seen]
}

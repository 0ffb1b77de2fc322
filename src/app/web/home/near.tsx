import { type ReactNode, Suspense, useState } from 'react'

/** Renders its content, which is loaded then, when it is about to scroll into view. */
export function Near({ children, className }: { children: ReactNode; className: string }) {
  const [near, setNear] = useState(false)
  return (
    <div
      className={className}
      ref={(place) => {
        const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
          rootMargin: '400px',
        })
        if (place) observer.observe(place)
        return () => observer.disconnect()
      }}
    >
      <Suspense>{near && children}</Suspense>
    </div>
  )
}

import { Suspense, useState } from 'react'
import { lazyWithTexts } from '#shared/web/i18n/lazy-with-texts.ts'

const QuranStatus = lazyWithTexts(() => import('#features/quran/web/status/quran-status-card.tsx'), 'browse')

/** The room of the Quran's status, which asks the server; so it does that only when somebody comes near it. */
export function LateQuranStatus() {
  const [near, setNear] = useState(false)
  return (
    <div
      className="col-span-full min-h-[20.5rem] rounded-card bg-raised shadow-card md:min-h-[8.5rem]"
      ref={(room) => {
        const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
          rootMargin: '400px',
        })
        if (room) observer.observe(room)
        return () => observer.disconnect()
      }}
    >
      <Suspense>{near && <QuranStatus />}</Suspense>
    </div>
  )
}

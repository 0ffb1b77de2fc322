import { type ReactNode, Suspense, useState } from 'react'
import { lazyWithTexts } from '#shared/web/i18n/lazy-with-texts.ts'

const QuranStatus = lazyWithTexts(() => import('#features/quran/web/status/quran-status-card.tsx'), 'browse')
const MajorEvents = lazyWithTexts(
  () =>
    import('#features/hijri-calendar/web/page/major-events-card.tsx').then((card) => ({
      default: card.MajorEventsCard,
    })),
  'calendar-page',
)

/** The cards that are fetched only when somebody comes near them: the Quran's status, the events of 2025. */
export function LateCards() {
  return (
    <>
      <Room className="min-h-[20.5rem] md:min-h-[8.5rem]">
        <QuranStatus />
      </Room>
      <Room className="min-h-[33rem] sm:min-h-[22rem] lg:min-h-[15rem]">
        <MajorEvents year={2025} />
      </Room>
    </>
  )
}

function Room({ children, className }: { children: ReactNode; className: string }) {
  const [near, setNear] = useState(false)
  return (
    <div
      className={`col-span-full grid rounded-card bg-raised shadow-card has-[section]:shadow-none ${className}`}
      ref={(room) => {
        const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
          rootMargin: '400px',
        })
        if (room) observer.observe(room)
        return () => observer.disconnect()
      }}
    >
      <Suspense>{near && children}</Suspense>
    </div>
  )
}

import { type ReactNode, Suspense, useState } from 'react'
import { deviceValue } from '#shared/web/device-value.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { useSessionId } from '#shared/web/session/session-id.ts'

const NearCard = lazyWithMessages(() => import('./near-card.tsx'))

/** Remembers that the invitation was dismissed. */
const declined = deviceValue('rafiq.join.declined', (found) => found === true || undefined)

/** Cards that are loaded when they are about to scroll into view. */
export function LazyCards() {
  const no = declined.use()
  const session = useSessionId()
  const invited = !no && session === undefined
  return (
    <>
      <Room className="min-h-[13.5rem] sm:min-h-[10rem]">
        <NearCard card="dhikr" />
      </Room>
      <Room className="min-h-[20.5rem] @min-[48rem]:min-h-[8.5rem]">
        <NearCard card="quran" />
      </Room>
      <Room className="min-h-[61rem] sm:min-h-[41rem] lg:min-h-[21rem]">
        <NearCard card="events" />
      </Room>
      {invited && (
        <Room className="min-h-[16rem] sm:min-h-[8.5rem]">
          <NearCard card="join" onDismiss={() => declined.write(true)} />
        </Room>
      )}
    </>
  )
}

function Room({ children, className }: { children: ReactNode; className: string }) {
  const [near, setNear] = useState(false)
  return (
    <div
      className={`col-span-full grid rounded-card bg-raised shadow-card has-[section]:bg-transparent has-[section]:shadow-none ${className}`}
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

import { type ReactNode, Suspense, useState } from 'react'
import { deviceValue } from '#shared/web/device-value.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { useSessionId } from '#shared/web/session/session-id.ts'

const NearCard = lazyWithMessages(() => import('./near-card.tsx'))

const dismissal = (key: string) => deviceValue(key, (found) => found === true || undefined)
const dismissed = { join: dismissal('rafiq.join.declined'), support: dismissal('rafiq.support.declined') }

const SUPPORT_CHANCE = 0.3
/** The banner of this visit, chosen once, when the app starts. */
const bannerOfVisit = Math.random() < SUPPORT_CHANCE && !dismissed.support.read() ? 'support' : 'join'

/** Cards that are loaded when they are about to scroll into view. */
export function LazyCards() {
  const banner = useBanner()
  return (
    <div className="@max-[60rem]:order-2 @min-[60rem]:col-span-2 grid grid-cols-1 gap-6">
      <Room className="min-h-[13.5rem] sm:min-h-[10rem]">
        <NearCard card="dhikr" />
      </Room>
      <Room className="min-h-[20.5rem] @min-[48rem]:min-h-[8.5rem]">
        <NearCard card="quran" />
      </Room>
      <Room className="min-h-[61rem] sm:min-h-[41rem] lg:min-h-[21rem]">
        <NearCard card="events" />
      </Room>
      <Room className="min-h-[30rem] @min-[36rem]:min-h-[20rem] @min-[60rem]:min-h-[14rem]" plain>
        <NearCard card="overview" />
      </Room>
      <Room className="-mt-6" plain>
        <NearCard card="directories" />
      </Room>
      <Room className="min-h-[52rem] @min-[60rem]:min-h-[25rem]">
        <NearCard card="partners" />
      </Room>
      {banner && (
        <Room className="min-h-[16rem] sm:min-h-[8.5rem]">
          <NearCard card={banner} onDismiss={() => dismissed[banner].write(true)} />
        </Room>
      )}
    </div>
  )
}

/** The banner at the end of the page: a request for support, or an invitation for guests. Dismissing it lasts. */
function useBanner(): 'support' | 'join' | undefined {
  const isDismissed = dismissed[bannerOfVisit].use()
  const session = useSessionId()
  const isMember = session !== undefined && bannerOfVisit === 'join'
  return isDismissed || isMember ? undefined : bannerOfVisit
}

/** Reserves a card's space until it is near. With `plain` it has no surface of its own. */
function Room({ children, className, plain }: { children: ReactNode; className: string; plain?: boolean }) {
  const [near, setNear] = useState(false)
  return (
    <div
      className={`grid not-has-[section]:print:hidden ${plain ? '' : 'rounded-card bg-raised shadow-card has-[section]:bg-transparent has-[section]:shadow-none'} ${className}`}
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

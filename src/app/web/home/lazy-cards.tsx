import { type ReactNode, useState } from 'react'
import { civilDateAt } from '#shared/core/civil-date.ts'
import { deviceValue } from '#shared/web/device-value.ts'
import { deviceZone } from '#shared/web/device-zone.ts'
import { type HomePart, useHomePart } from '#shared/web/home-parts.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { useSessionId } from '#shared/web/session/session-id.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import { shellDialog } from '../shell/shell-dialog.ts'
import { Near } from './near.tsx'

const RemindersOfTheDay = lazyWithMessages(
  () => import('./reminders-of-the-day.tsx'),
  'reflection',
  'reflection-texts',
  'reminders',
  'sources',
  'surah-names',
)
const WisdomCard = lazyWithMessages(() => import('#features/reflection/web/wisdom-card.tsx'), 'reflection')
const DhikrToday = lazyWithMessages(() => import('#features/dhikr/web/dhikr-today.tsx'), 'dhikr')
const DailyHadith = lazyWithMessages(
  () => import('#features/hadiths/web/daily-hadith.tsx'),
  'hadiths',
  'directory',
  'sources',
  'user-data',
)
const QuranStatus = lazyWithMessages(
  () => import('#features/quran/web/status/quran-status-card.tsx'),
  'browse',
)
const MajorEvents = lazyWithMessages(
  () =>
    import('#features/hijri-calendar/web/page/major-events-card.tsx').then((card) => ({
      default: card.MajorEventsCards,
    })),
  'calendar-page',
)
const FeatureOverview = lazyWithMessages(() => import('./feature-overview.tsx'), 'home-cards')
const DirectoryLinks = lazyWithMessages(() => import('./directory-links.tsx'), 'home-cards', 'pages')
const PartnersPart = lazyWithMessages(() => import('./partners-part.tsx'), 'partners', 'donations')
const JoinBanner = lazyWithMessages(
  () => import('#features/account/web/menu/join-banner.tsx'),
  'account-menu',
)
const SupportBanner = lazyWithMessages(
  () => import('#features/donations/web/support-banner.tsx'),
  'donations',
)

const dismissal = (key: string) => deviceValue(key, (found) => found === true || undefined)
const dismissed = { join: dismissal('rafiq.join.declined'), support: dismissal('rafiq.support.declined') }

const SUPPORT_CHANCE = 0.3
/** The banner of this visit, chosen once. */
const bannerOfVisit = Math.random() < SUPPORT_CHANCE && !dismissed.support.read() ? 'support' : 'join'

/** Cards that are loaded when they are about to scroll into view. */
export default function LazyCards() {
  const [isSupportOff, setSupportOff] = useState(false)
  const banner = useBanner(isSupportOff)
  return (
    <div className="grid grid-cols-1 gap-6">
      <Part name="reminders">
        <Room className="min-h-[54rem] sm:min-h-[50rem] lg:min-h-[38rem]">
          <RemindersOfTheDay />
        </Room>
      </Part>
      <Part name="wisdom">
        <Room className="min-h-[11rem] sm:min-h-[9rem]">
          <WisdomCard />
        </Room>
      </Part>
      <Part name="dhikr">
        <Room className="min-h-[13.5rem] sm:min-h-[10rem]">
          <DhikrToday />
        </Room>
      </Part>
      <Part name="hadith">
        <Room className="min-h-[26rem] sm:min-h-[20rem]">
          <DailyHadith />
        </Room>
      </Part>
      <Part name="quran">
        <Room className="min-h-[20.5rem] @min-[48rem]:min-h-[8.75rem]">
          <QuranStatus />
        </Room>
      </Part>
      <Part name="events">
        <Room className="min-h-[61.5rem] sm:min-h-[41rem] lg:min-h-[21rem]">
          <MajorEvents today={civilDateAt(new Date(), deviceZone())} />
        </Room>
      </Part>
      <Part name="overview">
        <Near className="grid min-h-[41.5rem] @min-[36rem]:min-h-[24rem] @min-[60rem]:min-h-[17rem]">
          <FeatureOverview />
        </Near>
      </Part>
      <Part name="directories">
        <Near className="-mt-6">
          <DirectoryLinks />
        </Near>
      </Part>
      <Part name="partners">
        <Room className="min-h-[51.5rem] @min-[36rem]:min-h-[36rem] @min-[60rem]:min-h-[30.25rem]">
          <PartnersPart />
        </Room>
      </Part>
      {banner && (
        <Room className="min-h-[16rem] sm:min-h-[8.5rem]">
          <Banner banner={banner} onOff={() => setSupportOff(true)} />
        </Room>
      )}
    </div>
  )
}

/** A part of the page that the settings can turn off. */
function Part({ name, children }: { name: HomePart; children: ReactNode }) {
  return useHomePart(name) && children
}

/**
 * The banner at the end of the page: a request for support, or an invitation for guests, also where the site asks for no
 * support. Dismissing it lasts.
 */
function useBanner(isSupportOff: boolean): 'support' | 'join' | undefined {
  const banner = isSupportOff ? 'join' : bannerOfVisit
  const isDismissed = dismissed[banner].use()
  const mayAskForSupport = useHomePart('support')
  const session = useSessionId()
  const isMeant = banner === 'support' ? mayAskForSupport : session === undefined
  return isMeant && !isDismissed ? banner : undefined
}

function Banner({ banner, onOff }: { banner: 'support' | 'join'; onOff: () => void }) {
  const dismiss = () => {
    focusPage()
    dismissed[banner].write(true)
  }
  return banner === 'support' ? (
    <SupportBanner onDismiss={dismiss} onOff={onOff} onSupport={() => shellDialog.set('support')} />
  ) : (
    <JoinBanner onDismiss={dismiss} />
  )
}

/** Moves the focus to the page before a banner is removed, because it would be lost. */
function focusPage(): void {
  const main = document.getElementById('main')
  main?.setAttribute('tabindex', '-1')
  main?.focus({ preventScroll: true })
}

/** Reserves a card's space, with its surface, until it is near. */
function Room({ children, className }: { children: ReactNode; className: string }) {
  return (
    <Near
      className={classNames(
        'grid rounded-card bg-raised shadow-card has-[section]:bg-transparent has-[section]:shadow-none',
        className,
      )}
    >
      {children}
    </Near>
  )
}

import { civilDateAt } from '#shared/core/civil-date.ts'
import { deviceZone } from '#shared/web/device-zone.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { shellDialog } from '../shell/shell-dialog.ts'

const DhikrToday = lazyWithMessages(() => import('#features/dhikr/web/dhikr-today.tsx'), 'dhikr')
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
const PartnersRow = lazyWithMessages(() => import('./partners-row.tsx'), 'partners', 'donations')
const JoinBanner = lazyWithMessages(
  () => import('#features/account/web/menu/join-banner.tsx'),
  'account-menu',
)
const SupportBanner = lazyWithMessages(
  () => import('#features/donations/web/support-banner.tsx'),
  'donations',
)

type NearCardProps =
  | { readonly card: 'dhikr' | 'quran' | 'events' | 'overview' | 'directories' | 'partners' }
  | { readonly card: 'join' | 'support'; readonly onDismiss: () => void }

/** A card about to scroll into view. In a file of its own, so that the home page does not list the cards' files. */
export default function NearCard(props: NearCardProps) {
  switch (props.card) {
    case 'dhikr':
      return <DhikrToday />
    case 'quran':
      return <QuranStatus />
    case 'events':
      return <MajorEvents today={civilDateAt(new Date(), deviceZone())} />
    case 'overview':
      return <FeatureOverview />
    case 'directories':
      return <DirectoryLinks />
    case 'partners':
      return <PartnersRow />
    case 'join':
      return <JoinBanner onDismiss={() => leave(props.onDismiss)} />
    case 'support':
      return (
        <SupportBanner
          onDismiss={() => leave(props.onDismiss)}
          onSupport={() => shellDialog.set('support')}
        />
      )
  }
}

/** Moves the focus from a banner to the page before the banner is removed, because it would be lost. */
function leave(dismiss: () => void): void {
  const main = document.getElementById('main')
  main?.setAttribute('tabindex', '-1')
  main?.focus({ preventScroll: true })
  dismiss()
}

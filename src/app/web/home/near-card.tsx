import { civilDateAt } from '#shared/core/civil-date.ts'
import { deviceZone } from '#shared/web/device-zone.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'

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
const JoinBanner = lazyWithMessages(
  () => import('#features/account/web/menu/join-banner.tsx'),
  'account-menu',
)

type NearCardProps =
  | { readonly card: 'dhikr' | 'quran' | 'events' }
  | { readonly card: 'join'; readonly onDismiss: () => void }

/** A card about to scroll into view. In a file of its own, so that the home page does not list the cards' files. */
export default function NearCard(props: NearCardProps) {
  switch (props.card) {
    case 'dhikr':
      return <DhikrToday />
    case 'quran':
      return <QuranStatus />
    case 'events':
      return <MajorEvents today={civilDateAt(new Date(), deviceZone())} />
    case 'join':
      return <JoinBanner onDismiss={props.onDismiss} />
  }
}

import { CalendarDays, HandHeart, MapPinned, Menu, Search, Share2 } from 'lucide-react'
import { Link } from 'wouter'
import { t } from '#shared/web/i18n/i18n.ts'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { Star } from '#shared/web/ui/star-pattern.tsx'
import { closeShellDialog, type ShellDialog, shellDialog } from './shell-dialog.ts'

const tile =
  'flex min-h-20 w-full flex-col items-center justify-center gap-1.5 rounded-card border border-hairline px-1 py-3 text-center text-sm leading-snug hover:border-action hover:text-action'

const links = [
  { href: '/dhikr', text: 'home:dhikr', Icon: Star },
  { href: '/hijri-calendar', text: 'menu:sections.calendar', Icon: CalendarDays },
  { href: '/mosques', text: 'pages:mosques.link', Icon: MapPinned },
] as const
const dialogs = [
  { name: 'search', text: 'shell:search.open', Icon: Search },
  { name: 'share', text: 'shell:share', Icon: Share2 },
  { name: 'support', text: 'shell:support', Icon: HandHeart },
] as const satisfies readonly { readonly name: ShellDialog; readonly [key: string]: unknown }[]

/** The second row of the bar at the bottom: more pages, search, share, support and the menu, in reach of the thumb. */
export default function MoreSheet() {
  return (
    <Dialog onClose={closeShellDialog} open title={t('shell:more')}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5rem),1fr))] gap-2">
        {links.map(({ href, text, Icon }) => (
          <li key={href}>
            <Link className={tile} href={href} onClick={closeShellDialog}>
              <Icon aria-hidden className="text-action" size={22} strokeWidth={1.75} />
              {t(text)}
            </Link>
          </li>
        ))}
        {dialogs.map(({ name, text, Icon }) => (
          <li key={name}>
            <button
              aria-haspopup="dialog"
              className={tile}
              onClick={() => shellDialog.set(name)}
              type="button"
            >
              <Icon aria-hidden className="text-action" size={22} strokeWidth={1.75} />
              {t(text)}
            </button>
          </li>
        ))}
      </ul>
      <button
        aria-haspopup="dialog"
        className="mt-3 flex min-h-12 w-full items-center justify-center gap-2.5 rounded-full font-semibold hover:bg-sunken"
        onClick={() => shellDialog.set('menu')}
        type="button"
      >
        <Menu aria-hidden className="text-action" size={20} />
        {t('menu:allPages')}
      </button>
    </Dialog>
  )
}

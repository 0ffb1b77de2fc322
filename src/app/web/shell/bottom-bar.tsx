import { BookHeart, BookOpenText, Compass, Ellipsis, House, Sunrise } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { t } from '#shared/web/i18n/i18n.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import { shellDialog } from './shell-dialog.ts'

const links = [
  { href: '/', text: 'shell:links.home', Icon: House },
  { href: '/quran', text: 'shell:links.quran', Icon: BookOpenText },
  { href: '/prayer', text: 'shell:links.prayer', Icon: Sunrise },
  { href: '/qibla', text: 'shell:links.qibla', Icon: Compass },
  { href: '/duas', text: 'shell:links.duas', Icon: BookHeart },
] as const

const entry =
  'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 text-center text-bar leading-tight hover:text-action'

/** Links to the main pages at the bottom of a phone's screen; `More` opens a second row above them. */
export function BottomBar() {
  const [address] = useLocation()
  return (
    <nav
      aria-label={t('shell:quickNavigation')}
      className="fixed inset-x-0 bottom-0 z-30 border-hairline border-t bg-raised/95 pb-[env(safe-area-inset-bottom)] backdrop-blur lg:hidden print:hidden"
    >
      <ul className="grid grid-cols-6">
        {links.map(({ href, text, Icon }) => {
          const current = href === address
          return (
            <li key={href}>
              <Link
                aria-current={current ? 'page' : undefined}
                className={classNames(entry, current && 'font-semibold text-action')}
                href={href}
              >
                <Icon aria-hidden size={21} strokeWidth={1.75} />
                {t(text)}
              </Link>
            </li>
          )
        })}
        <li>
          <button
            aria-haspopup="dialog"
            className={entry}
            onClick={() => shellDialog.set('more')}
            type="button"
          >
            <Ellipsis aria-hidden size={21} strokeWidth={1.75} />
            {t('shell:more')}
          </button>
        </li>
      </ul>
    </nav>
  )
}

import { BookHeart, BookOpenText, Compass, Sunrise } from 'lucide-react'
import { Link } from 'wouter'
import { t } from '#shared/web/i18n/i18n.ts'
import { Star } from '#shared/web/ui/star-pattern.tsx'

const links = [
  { href: '/quran', text: 'shell:links.quran', Icon: BookOpenText },
  { href: '/dhikr', text: 'home:dhikr', Icon: Star },
  { href: '/prayer', text: 'shell:links.prayer', Icon: Sunrise },
  { href: '/qibla', text: 'shell:links.qibla', Icon: Compass },
  { href: '/duas', text: 'shell:links.duas', Icon: BookHeart },
] as const

/** Links to the most used pages. */
export function QuickAccess() {
  return (
    <nav aria-labelledby="quick-access" className="@min-[60rem]:col-span-2">
      <h2 className="mb-4 text-lg text-muted" id="quick-access">
        {t('home:quickAccess')}
      </h2>
      <ul className="grid-tiles grid grid-cols-[repeat(auto-fit,minmax(3rem,1fr))] gap-2 @min-[36rem]:grid-cols-5 @min-[36rem]:gap-3">
        {links.map(({ href, text, Icon }) => (
          <li key={href}>
            <Link
              className="flex min-h-16 @max-[36rem]:flex-col items-center justify-center gap-x-3 gap-y-1 rounded-card border border-hairline bg-raised @max-[36rem]:py-2 text-center font-semibold @max-[36rem]:text-xs hover:border-action hover:text-action"
              href={href}
            >
              <Icon aria-hidden className="shrink-0 text-action" size={22} strokeWidth={1.75} />
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

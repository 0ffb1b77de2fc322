import { BookOpenText, CalendarDays, Compass, MapPin, Sunrise } from 'lucide-react'
import { Link } from 'wouter'
import { t } from '#shared/web/i18n/i18n.ts'
import { Star } from '#shared/web/ui/star-pattern.tsx'

const entry =
  'flex min-h-16 items-center gap-3 rounded-card border border-hairline bg-raised px-5 font-semibold hover:border-action hover:text-action'

const links = [
  { href: '/quran', text: 'shell:links.quran', Icon: BookOpenText },
  { href: '/dhikr', text: 'home:dhikr', Icon: Star },
  { href: '/prayer', text: 'shell:links.prayer', Icon: Sunrise },
  { href: '/qibla', text: 'shell:links.qibla', Icon: Compass },
  { href: '/hijri-calendar', text: 'home:sections.calendar', Icon: CalendarDays },
  { href: '#place', text: 'home:sections.place', Icon: MapPin },
] as const

/** Links to the most used pages and sections. */
export function QuickAccess() {
  return (
    <nav aria-labelledby="quick-access" className="pt-14">
      <h2 className="mb-4 text-lg text-muted" id="quick-access">
        {t('home:quickAccess')}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3 @min-[36rem]:grid-cols-3 @min-[60rem]:grid-cols-6">
        {links.map(({ href, text, Icon }) => {
          const Anchor = href.startsWith('#') ? 'a' : Link
          return (
            <li key={href}>
              <Anchor className={entry} href={href}>
                <Icon aria-hidden className="shrink-0 text-action" size={22} strokeWidth={1.75} />
                {t(text)}
              </Anchor>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

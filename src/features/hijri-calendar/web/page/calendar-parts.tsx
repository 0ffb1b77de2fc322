import { Link } from 'wouter'
import { t } from '#shared/web/i18n/i18n.ts'

const parts = [
  { name: 'month', href: '/hijri-calendar' },
  { name: 'year', href: '/hijri-calendar/year' },
  { name: 'ramadan', href: '/hijri-calendar/ramadan' },
] as const

export type CalendarPart = (typeof parts)[number]['name']

/** Links to the month, the year and Ramadan. */
export function CalendarParts({ current }: { current: CalendarPart }) {
  return (
    <nav aria-label={t('calendar-page:parts.label')} className="print:hidden">
      <ul className="flex gap-1 rounded-full bg-sunken p-1">
        {parts.map(({ name, href }) => (
          <li className="max-sm:grow" key={name}>
            <Link
              aria-current={name === current ? 'page' : undefined}
              className="flex min-h-11 items-center justify-center rounded-full px-5 font-semibold text-[0.9375rem] max-sm:px-3 max-sm:text-[min(0.9375rem,6vw)] text-muted hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:text-ink aria-[current=page]:shadow-card"
              href={href}
            >
              {t(`calendar-page:parts.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

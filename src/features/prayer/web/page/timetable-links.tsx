import { CalendarDays, CalendarRange, Rss } from 'lucide-react'
import { Link } from 'wouter'
import type { CivilDate } from '#shared/core/civil-date.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Card } from '#shared/web/ui/card.tsx'

/** Links to the timetables of the day's month and year, and to their calendar. */
export function TimetableLinks({ date }: { date: CivilDate }) {
  const { year, month } = date
  const links = [
    {
      to: `/prayer/month?year=${year}&month=${month}`,
      text: t('prayer-page:timetables.month'),
      Icon: CalendarDays,
    },
    { to: `/prayer/year?year=${year}`, text: t('prayer-page:timetables.year'), Icon: CalendarRange },
    { to: '/prayer/month#subscribe', text: t('prayer-page:timetables.subscribe'), Icon: Rss },
  ]
  return (
    <Card id="timetables" title={t('timetables:title')}>
      <ul className="-mx-3 -my-2">
        {links.map(({ to, text, Icon }) => (
          <li key={to}>
            <Link className="flex min-h-12 items-center gap-3 rounded-xl px-3 hover:bg-sunken" href={to}>
              <Icon aria-hidden className="shrink-0 text-action" size={20} />
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

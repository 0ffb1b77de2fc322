import { Link } from 'wouter'
import type { CivilDate } from '#shared/core/civil-date.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { ComingList } from '../coming-list.tsx'
import { EventsLink } from './events-link.tsx'

const EVENTS = 3

/** The next events and the days until each. */
export function ComingCard({ today }: { today: CivilDate }) {
  return (
    <Card className="grow" id="coming" title={t('calendar-page:events.title')}>
      <ComingList count={EVENTS} today={today} />
      <p className="mt-auto flex flex-wrap gap-2 pt-4">
        <Link className={buttonClass()} href="/hijri-calendar/year">
          {t('calendar-page:events.allOfYear')}
        </Link>
        <EventsLink />
      </p>
    </Card>
  )
}

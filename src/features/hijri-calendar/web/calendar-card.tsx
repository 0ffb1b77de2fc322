import type { CivilDate } from '#shared/core/civil-date.ts'
import { formatDate } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Card } from '#shared/web/ui/card.tsx'
import { Disclosure } from '#shared/web/ui/disclosure.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import type { HijriDay } from '../core/index.ts'
import { CalendarSettingsFields } from './calendar-settings-fields.tsx'
import { ComingList } from './coming-list.tsx'
import { formatHijriDay } from './format-hijri.ts'

const EVENTS = 3

/** Today's Hijri date and the next events, with the two settings that affect the date. */
export function CalendarCard({
  hijri,
  failed,
  today,
  afterMaghrib,
  className,
}: {
  /** The Hijri day to show; `undefined` while loading. */
  hijri: HijriDay | undefined
  failed: boolean
  today: CivilDate
  /** Whether the shown day began at Maghrib. */
  afterMaghrib: boolean
  className?: string
}) {
  return (
    <Card className={className ?? ''} id="calendar" title={t('hijri-calendar:title')}>
      {hijri && <p className="font-display font-semibold text-2xl leading-snug">{formatHijriDay(hijri)}</p>}
      {!hijri && (failed ? <p>{t('hijri-calendar:failed')}</p> : <Skeleton className="h-8 w-56" />)}
      <p className="text-muted">
        {formatDate(today)}
        {afterMaghrib && ` · ${t('hijri-calendar:afterMaghrib')}`}
      </p>
      <h3 className="mt-5 text-base">{t('hijri-calendar:comingUp')}</h3>
      <ComingList count={EVENTS} today={today} />
      <Settings />
    </Card>
  )
}

function Settings() {
  return (
    <Disclosure className="mt-auto border-hairline border-t pt-1" title={t('hijri-calendar:settings.title')}>
      <CalendarSettingsFields />
      <p className="mt-1 text-muted text-sm">{t('hijri-calendar:settings.about')}</p>
    </Disclosure>
  )
}

import type { CivilDate } from '#shared/core/civil-date.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Card } from '#shared/web/ui/card.tsx'
import { withinCalendar } from '../../core/calendar-moves.ts'
import { islamicDate } from '../../core/index.ts'
import { useCalendarSettings } from '../calendar-settings.ts'
import { CalendarSettingsFields } from '../calendar-settings-fields.tsx'
import { formatHijriDay } from '../format-hijri.ts'

/** The settings for the calendar, with an explanation. */
export function OwnCalendarCard({ today }: { today: CivilDate }) {
  const { adjustment } = useCalendarSettings()
  const { year, monthNumber, day } = islamicDate(withinCalendar(today, adjustment), adjustment)
  return (
    <Card id="own-calendar" title={t('calendar-page:own.title')}>
      <CalendarSettingsFields />
      <p className="mt-1 text-muted text-sm" role="status">
        {t('calendar-page:today')}
        {t('shell:colon')}
        {formatHijriDay({ year, month: monthNumber, day })}
      </p>
      <div className="mt-4 space-y-2 border-hairline border-t pt-4 text-muted text-sm">
        <p>{t('calendar-page:own.sighting')}</p>
        <p>{t('calendar-page:own.maghrib')}</p>
      </div>
    </Card>
  )
}

import { CalendarPlus } from 'lucide-react'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { readHijriEventsFeed } from '../../core/hijri-calendar.contract.ts'
import { useCalendarSettings } from '../calendar-settings.ts'

/** The link to the events as a calendar file, in the page's language and with the user's adjustment. */
export function EventsLink() {
  const { adjustment } = useCalendarSettings()
  const query = new URLSearchParams({ language: currentLanguage().code, adjustment: String(adjustment) })
  return (
    <a className={buttonClass()} href={`${readHijriEventsFeed.path}?${query}`}>
      <CalendarPlus aria-hidden size={18} />
      {t('calendar-page:events.subscribe')}
    </a>
  )
}

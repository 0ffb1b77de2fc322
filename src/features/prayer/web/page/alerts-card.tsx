import { LocateFixed, Search } from 'lucide-react'
import { Link } from 'wouter'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button, buttonClass } from '#shared/web/ui/button.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { Switch } from '#shared/web/ui/switch.tsx'
import type { PrayerPageProps } from './prayer-page-props.ts'

const REMINDERS = '/prayer-notifications'
const LARGE = 'min-h-12 font-semibold'

/** The specification's two options, stored on this device. */
export interface Alerts {
  readonly on: boolean
  readonly adhan: boolean
  readonly change: (changes: { on?: boolean; adhan?: boolean }) => void
}

/** Whether prayers are announced, with or without sound, and links to reminders and to another place. */
export function AlertsCard({
  alerts,
  locating,
  onLocate,
  onChoosePlace,
}: Pick<PrayerPageProps, 'locating' | 'onLocate' | 'onChoosePlace'> & { alerts: Alerts }) {
  return (
    <Card id="alerts" title={t('prayer-page:alerts.title')}>
      <Switch
        className={LARGE}
        on={alerts.on}
        onChange={(on) => alerts.change({ on })}
        text={t('prayer-page:alerts.notifications')}
      />
      <Switch
        className={LARGE}
        disabled={!alerts.on}
        on={alerts.adhan}
        onChange={(adhan) => alerts.change({ adhan })}
        text={t('prayer-page:alerts.adhanSound')}
      />
      <p className="mt-2 text-muted text-sm">{t('prayer-page:alerts.about')}</p>
      <div className="mt-4 grid gap-2">
        <Link className={buttonClass({ look: 'action' })} href={`${REMINDERS}#closed`}>
          {t('prayer-page:alerts.enablePush')}
        </Link>
        <Link className={buttonClass()} href={REMINDERS}>
          {t('prayer-page:alerts.setReminders')}
        </Link>
        <Link className={buttonClass()} href={REMINDERS}>
          {t('prayer-page:alerts.settings')}
        </Link>
        <Button disabled={locating} onClick={onLocate}>
          <LocateFixed aria-hidden size={18} />
          {t(locating ? 'location:locating' : 'location:update')}
        </Button>
        <Button onClick={onChoosePlace}>
          <Search aria-hidden size={18} />
          {t('location:choose')}
        </Button>
      </div>
    </Card>
  )
}

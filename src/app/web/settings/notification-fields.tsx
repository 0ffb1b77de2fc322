import { Link } from 'wouter'
import { useSavedSubscription } from '#features/reminders/web/push/saved-subscription.ts'
import { changeReminders, useReminderSettings } from '#features/reminders/web/reminder-settings.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { Switch } from '#shared/web/ui/switch.tsx'

/** Reminders on or off, whether they arrive while the app is closed, and a link to their page. */
export function NotificationFields() {
  const { on, adhan } = useReminderSettings()
  const subscribed = useSavedSubscription() !== undefined
  return (
    <>
      <Switch
        on={on}
        onChange={(next) => changeReminders({ on: next })}
        text={t('settings:notifications.on')}
      />
      <Switch
        disabled={!on}
        on={adhan}
        onChange={(next) => changeReminders({ adhan: next })}
        text={t('settings:notifications.adhan')}
      />
      <p className="mt-2 text-muted text-sm">
        {t(subscribed ? 'settings:notifications.closedOn' : 'settings:notifications.closedOff')}
      </p>
      <Link className={`${buttonClass()} mt-4`} href="/prayer-notifications">
        {t('settings:notifications.more')}
      </Link>
    </>
  )
}

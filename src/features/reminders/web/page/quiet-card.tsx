import { t } from '#shared/web/i18n/i18n.ts'
import { Card } from '#shared/web/ui/card.tsx'
import { Switch } from '#shared/web/ui/switch.tsx'
import type { QuietHours } from '../../core/reminder-settings.ts'
import { changeReminders, useReminderSettings } from '../reminder-settings.ts'
import { ClockField } from './clock-field.tsx'

/** Hours of silent reminders. */
export function QuietCard() {
  const { quiet } = useReminderSettings()
  const change = (changes: Partial<QuietHours>) => changeReminders({ quiet: { ...quiet, ...changes } })
  return (
    <Card id="quiet" title={t('reminders:quiet.title')}>
      <Switch on={quiet.on} onChange={(on) => change({ on })} text={t('reminders:quiet.on')} />
      <div className="mt-3 grid grid-cols-2 gap-4">
        <ClockField
          label={t('reminders:quiet.from')}
          onTime={(from) => change({ from })}
          value={quiet.from}
        />
        <ClockField label={t('reminders:quiet.to')} onTime={(to) => change({ to })} value={quiet.to} />
      </div>
      <p className="mt-3 text-muted text-sm">{t('reminders:quiet.about')}</p>
    </Card>
  )
}

import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Card } from '#shared/web/ui/card.tsx'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { Switch } from '#shared/web/ui/switch.tsx'
import {
  type FastMark,
  fastMarkNames,
  minutesBefore,
  type PrayerReminder,
  type RemindedPrayer,
  remindedPrayers,
  reminderChoice,
  reminderSounds,
} from '../../core/reminder-settings.ts'
import { changeReminders, useReminderSettings } from '../reminder-settings.ts'
import { SoundSamples } from './sound-samples.tsx'

/** Prayer reminders: which ones, how early, and with which sound; in its season also those of the fast. */
export function PrayersCard() {
  const settings = useReminderSettings()
  const { on, adhan, prayers, fasts } = settings
  const change = (name: RemindedPrayer, changes: Partial<PrayerReminder>) =>
    changeReminders({ prayers: { ...prayers, [name]: { ...prayers[name], ...changes } } })
  const changeFast = (name: FastMark, changes: Partial<PrayerReminder>) =>
    fasts && changeReminders({ fasts: { ...fasts, [name]: { ...fasts[name], ...changes } } })
  return (
    <Card id="prayers" title={t('reminders:five.title')}>
      <Switch on={on} onChange={(next) => changeReminders({ on: next })} text={t('reminders:five.all')} />
      <Switch
        on={adhan}
        onChange={(next) => changeReminders({ adhan: next })}
        text={
          <>
            {t('reminders:five.adhan')}
            <span className="block text-muted text-sm">{t('reminders:five.aboutAdhan')}</span>
          </>
        }
      />
      {on && (
        <ul className="@container mt-4 border-hairline border-t">
          {remindedPrayers.map((name) => (
            <PrayerRow
              key={name}
              onChange={(changes) => change(name, changes)}
              prayer={t(`reminders:prayers.${name}`)}
              reminder={prayers[name]}
            />
          ))}
        </ul>
      )}
      {on && (
        <section aria-labelledby="fasts-title" className="@container mt-5" id="fasts">
          <h3 className="font-semibold" id="fasts-title">
            {t('reminders:fasts.title')}
          </h3>
          <p className="text-muted text-sm">{t('reminders:fasts.about')}</p>
          <ul className="mt-2 border-hairline border-t">
            {fastMarkNames.map((name) => (
              <PrayerRow
                key={name}
                onChange={(changes) => changeFast(name, changes)}
                prayer={t(`reminders:fasts.${name}.name`)}
                reminder={reminderChoice(settings, name)}
              />
            ))}
          </ul>
        </section>
      )}
      <SoundSamples />
    </Card>
  )
}

function PrayerRow({
  prayer,
  reminder,
  onChange,
}: {
  prayer: string
  reminder: PrayerReminder
  onChange: (changes: Partial<PrayerReminder>) => void
}) {
  return (
    <li className="grid items-end gap-x-4 gap-y-2 border-hairline border-b py-3 @min-[24rem]:grid-cols-[8.5rem_minmax(0,1fr)_8.5rem]">
      <Switch
        on={reminder.on}
        onChange={(on) => onChange({ on })}
        text={<span className="font-semibold">{prayer}</span>}
      />
      {reminder.on && (
        <div className="grid grid-cols-2 items-end gap-3 @min-[24rem]:col-span-2 @min-[24rem]:grid-cols-[minmax(0,1fr)_8.5rem]">
          <SelectField
            label={t('reminders:five.before', { prayer })}
            onChoose={(before) => onChange({ before })}
            options={minutesBefore.map((minutes) => ({ value: minutes, text: formatMinutesBefore(minutes) }))}
            value={reminder.before}
          />
          <SelectField
            label={t('reminders:five.sound', { prayer })}
            onChoose={(sound) => onChange({ sound })}
            options={reminderSounds.map((sound) => ({
              value: sound,
              text: t(`reminders:five.sounds.${sound}`),
            }))}
            value={reminder.sound}
          />
        </div>
      )}
    </li>
  )
}

const formatMinutesBefore = (minutes: number) =>
  minutes === 0
    ? t('reminders:five.none')
    : t('reminders:five.minutes', { count: minutes, minutes: formatNumber(minutes) })

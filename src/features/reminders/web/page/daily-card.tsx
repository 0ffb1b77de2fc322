import { t } from '#shared/web/i18n/i18n.ts'
import { Card } from '#shared/web/ui/card.tsx'
import { classNames } from '#shared/web/ui/class-names.ts'
import { Switch } from '#shared/web/ui/switch.tsx'
import {
  type DailyChoice,
  type DailyReminder,
  eveningReminders,
  morningReminders,
} from '../../core/reminder-settings.ts'
import { changeReminders, useReminderSettings } from '../reminder-settings.ts'
import { ClockField } from './clock-field.tsx'
import { GoalsReminderFields } from './goals-reminder-fields.tsx'

const parts = [
  ['morning', morningReminders],
  ['evening', eveningReminders],
] as const

/** Morning and evening reminders, each at a chosen time. */
export function DailyCard() {
  const { daily } = useReminderSettings()
  const change = (name: DailyReminder, changes: Partial<DailyChoice>) =>
    changeReminders({ daily: { ...daily, [name]: { ...daily[name], ...changes } } })
  return (
    <Card id="daily" title={t('reminders:dailyCard.title')}>
      {parts.map(([part, names]) => (
        <section className="not-first-of-type:mt-5" key={part}>
          <h3 className="text-muted text-sm">{t(`reminders:dailyCard.${part}`)}</h3>
          <ul className="@container">
            {names.map((name) => (
              <DailyRow
                choice={daily[name]}
                key={name}
                name={name}
                onChange={(changes) => change(name, changes)}
              />
            ))}
          </ul>
        </section>
      ))}
      <section className="mt-5">
        <h3 className="text-muted text-sm">{t('reminders:goals.title')}</h3>
        <GoalsReminderFields />
      </section>
    </Card>
  )
}

function DailyRow({
  name,
  choice,
  onChange,
}: {
  name: DailyReminder
  choice: DailyChoice
  onChange: (changes: Partial<DailyChoice>) => void
}) {
  const title = t(`reminders:daily.${name}.title`)
  return (
    <li className="grid items-center gap-x-4 gap-y-2 border-hairline border-b py-2 last:border-b-0 @min-[24rem]:grid-cols-[minmax(0,1fr)_auto]">
      <Switch
        on={choice.on}
        onChange={(on) => onChange({ on })}
        text={
          <>
            <span className="font-semibold">{title}</span>
            <span className="block text-muted text-sm">{t(`reminders:daily.${name}.message`)}</span>
          </>
        }
      />
      <div className={classNames('w-33', !choice.on && '@max-[24rem]:hidden')}>
        <ClockField
          hidden
          label={t('reminders:dailyCard.time', { title })}
          onTime={(time) => onChange({ time })}
          value={choice.time}
        />
      </div>
    </li>
  )
}

import { t } from '#shared/web/i18n/i18n.ts'
import { weekdays } from '#shared/web/i18n/week.ts'
import { Switch } from '#shared/web/ui/switch.tsx'
import { defaultReminders, type GoalsChoice } from '../../core/reminder-settings.ts'
import { changeReminders, useReminderSettings } from '../reminder-settings.ts'
import { ClockField } from './clock-field.tsx'

/** Whether, when and on which weekdays to remind of goals. */
export function GoalsReminderFields() {
  const goals = useReminderSettings().goals ?? defaultReminders.goals
  if (!goals) return null
  const change = (changes: Partial<GoalsChoice>) => changeReminders({ goals: { ...goals, ...changes } })
  const title = t('reminders:daily.goals.title')
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 py-2 *:first:flex-[1_1_12rem]">
        <Switch
          on={goals.on}
          onChange={(on) => change({ on })}
          text={<span className="font-semibold">{title}</span>}
        />
        <div className="min-w-33 max-w-full">
          <ClockField
            hidden
            label={t('reminders:dailyCard.time', { title })}
            onTime={(time) => change({ time })}
            value={goals.time}
          />
        </div>
      </div>
      <p className="text-muted text-sm">{t('reminders:goals.about')}</p>
      {goals.on && (
        <fieldset className="mt-3">
          <legend className="sr-only">{t('reminders:goals.days')}</legend>
          <div className="flex flex-wrap gap-1.5">
            {weekdays().map(({ number, short, long }) => (
              <label
                className="inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-full border border-hairline px-3 text-sm has-checked:border-action has-checked:bg-action-soft has-checked:text-action-strong has-focus-visible:outline-2"
                key={number}
              >
                <input
                  aria-label={long}
                  checked={goals.days.includes(number)}
                  className="sr-only"
                  onChange={({ target }) =>
                    change({
                      days: target.checked
                        ? [...goals.days, number].sort((a, b) => a - b)
                        : goals.days.filter((day) => day !== number),
                    })
                  }
                  type="checkbox"
                />
                <span aria-hidden>{short}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}

import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Select } from '#shared/web/ui/select.tsx'
import { adjustments, saveCalendarSettings, useCalendarSettings } from './calendar-settings.ts'

/** The two settings that affect the date; changes apply at once. */
export function CalendarSettingsFields() {
  const settings = useCalendarSettings()
  return (
    <>
      <label className="flex min-h-11 items-center gap-3">
        <input
          checked={settings.dayBegins === 'maghrib'}
          className="size-5 accent-action"
          onChange={(event) =>
            saveCalendarSettings({ ...settings, dayBegins: event.target.checked ? 'maghrib' : 'civil' })
          }
          type="checkbox"
        />
        {t('hijri-calendar:settings.maghrib')}
      </label>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is in it. */}
      <label className="mt-1 flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        {t('hijri-calendar:settings.adjustment')}
        <Select
          className="tabular min-h-11 min-w-20"
          onChange={(event) => saveCalendarSettings({ ...settings, adjustment: Number(event.target.value) })}
          value={settings.adjustment}
        >
          {adjustments.map((days) => (
            <option key={days} value={days}>
              {formatNumber(days, { signDisplay: 'exceptZero' })}
            </option>
          ))}
        </Select>
      </label>
    </>
  )
}

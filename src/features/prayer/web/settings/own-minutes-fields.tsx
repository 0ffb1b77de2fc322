import { t } from '#shared/web/i18n/i18n.ts'
import { type OwnMinutes, prayerNames } from '../../core/index.ts'
import { MAX_OWN_MINUTES, settingRanges } from '../prayer-settings.ts'
import { NumberField } from './number-field.tsx'
import type { SettingsChanges } from './use-settings-changes.ts'

const USUAL_IMSAK = 10
const none: OwnMinutes = { fajr: 0, sunrise: 0, dhuhr: 0, asr: 0, maghrib: 0, isha: 0 }

/** Minutes to add to each time, and from Imsak to Fajr. */
export function OwnMinutesFields({ changes: { settings, change } }: { changes: SettingsChanges }) {
  const minutes = settings.minutes ?? none
  const put = (next: OwnMinutes) =>
    change({ minutes: prayerNames.some((name) => next[name] !== 0) ? next : undefined })
  return (
    <div className="grid gap-4 pt-1 pb-5">
      <p className="text-muted text-sm">{t('prayer-settings:aboutMinutes')}</p>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {prayerNames.map((name) => (
          <NumberField
            key={name}
            label={t('prayer-settings:minutesOf', { prayer: t(`prayer:names.${name}`) })}
            onNumber={(value) => put({ ...minutes, [name]: value ?? 0 })}
            range={[-MAX_OWN_MINUTES, MAX_OWN_MINUTES]}
            usual={0}
            value={minutes[name] === 0 ? undefined : minutes[name]}
            whole
          />
        ))}
      </div>
      <div>
        <NumberField
          label={t('prayer-settings:imsak')}
          onNumber={(imsakMinutes) => change({ imsakMinutes })}
          range={settingRanges.imsakMinutes}
          usual={USUAL_IMSAK}
          value={settings.imsakMinutes}
          whole
        />
        <p className="mt-1 text-muted text-sm">{t('prayer-settings:aboutImsak')}</p>
      </div>
    </div>
  )
}

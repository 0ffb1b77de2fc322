import { t } from '#shared/web/i18n/i18n.ts'
import { RadioGroup } from '#shared/web/ui/radio-group.tsx'
import type { PrayerDay } from '../../core/index.ts'
import { settingRanges } from '../prayer-settings.ts'
import { NumberField } from './number-field.tsx'
import type { SettingsChanges } from './use-settings-changes.ts'

const ishaWays = ['method', 'angle', 'interval'] as const
/** Initial values for the kind of rule that the method does not have. */
const USUAL_ANGLE = 17
const USUAL_INTERVAL = 90

/** Angles and intervals instead of the method's own. */
export function OwnRulesFields({
  changes: { settings, change },
  day,
}: {
  changes: SettingsChanges
  day: PrayerDay | undefined
}) {
  const { fajrAngle, ishaAngle, ishaInterval, maghribAngle } = settings
  const ishaBy = ishaInterval !== undefined ? 'interval' : ishaAngle !== undefined ? 'angle' : 'method'
  const chooseIsha = (way: (typeof ishaWays)[number]) =>
    change({
      ishaAngle: way === 'angle' ? (day?.angles.isha ?? USUAL_ANGLE) : undefined,
      ishaInterval: way === 'interval' ? (day?.angles.ishaInterval ?? USUAL_INTERVAL) : undefined,
    })
  return (
    <div className="grid gap-4 pt-1 pb-5">
      <p className="text-muted text-sm">{t('prayer-settings:aboutOwn')}</p>
      <NumberField
        label={t('prayer-settings:fajrAngle')}
        onNumber={(value) => change({ fajrAngle: value })}
        range={settingRanges.fajrAngle}
        usual={day?.angles.fajr}
        value={fajrAngle}
      />
      <NumberField
        label={t('prayer-settings:maghribAngle')}
        onNumber={(value) => change({ maghribAngle: value })}
        range={settingRanges.maghribAngle}
        usual={day?.angles.maghrib ?? 0}
        value={maghribAngle}
      />
      <RadioGroup
        label={t('prayer-settings:isha')}
        onChoose={chooseIsha}
        options={ishaWays.map((value) => ({ value, text: t(`prayer-settings:ishaBy.${value}`) }))}
        value={ishaBy}
      />
      {ishaBy === 'angle' && (
        <NumberField
          label={t('prayer-settings:ishaAngle')}
          onNumber={(value) => change({ ishaAngle: value })}
          range={settingRanges.ishaAngle}
          required
          value={ishaAngle}
        />
      )}
      {ishaBy === 'interval' && (
        <NumberField
          label={t('prayer-settings:ishaInterval')}
          onNumber={(value) => change({ ishaInterval: value })}
          range={settingRanges.ishaInterval}
          required
          value={ishaInterval}
          whole
        />
      )}
    </div>
  )
}

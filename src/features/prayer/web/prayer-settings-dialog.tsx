import type { ReactNode } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { highLatitudeRules, madhabs, methodNames, type PrayerDay } from '../core/index.ts'
import { keepPrayerSettings, settingsOf, usePrayerSettings } from './prayer-settings.ts'

/** Method, Asr and high-latitude rule, each with «by the place» as the first choice. Every change acts at once. */
export default function PrayerSettingsDialog({
  day,
  onClose,
}: {
  day: PrayerDay | undefined
  onClose: () => void
}) {
  const settings = usePrayerSettings()
  const change = (changes: Parameters<typeof settingsOf>[0]) =>
    keepPrayerSettings(settingsOf({ ...settings, ...changes }))
  return (
    <Dialog onClose={onClose} open title={t('prayer:settings.title')}>
      <div className="grid gap-5">
        <Choice
          about={t('prayer:settings.aboutMethod')}
          label={t('prayer:settings.method')}
          names={methodNames}
          onChange={(method) => change({ method })}
          standard={
            day && day.methodChosenBy !== 'person'
              ? t('prayer:settings.byPlace', { method: t(`prayer:methods.${day.method}`) })
              : t('prayer:settings.byPlaceAlone')
          }
          text={(name) => t(`prayer:methods.${name}`)}
          value={settings.method}
        />
        <Choice
          about={t('prayer:settings.aboutAsr')}
          label={t('prayer:settings.asr')}
          names={madhabs}
          onChange={(madhab) => change({ madhab })}
          text={(name) => t(`prayer:asrChoice.${name}`)}
          value={settings.madhab ?? 'shafi'}
        />
        <Choice
          about={t('prayer:settings.aboutHighLatitude')}
          label={t('prayer:settings.highLatitude')}
          names={highLatitudeRules}
          onChange={(highLatitudeRule) => change({ highLatitudeRule })}
          standard={t('prayer:settings.recommended')}
          text={(name) => t(`prayer:rules.${name}`)}
          value={settings.highLatitudeRule}
        />
      </div>
    </Dialog>
  )
}

function Choice<Name extends string>(props: {
  label: string
  about: ReactNode
  names: readonly Name[]
  text: (name: Name) => string
  value: Name | undefined
  /** Text of «none chosen»; without it one must be. */
  standard?: string
  onChange: (name: Name | undefined) => void
}) {
  return (
    <label className="block">
      <span className="mb-1 block font-semibold">{props.label}</span>
      <select
        className="min-h-12 w-full rounded-xl border border-hairline bg-paper px-3"
        onChange={(event) => props.onChange(props.names.find((name) => name === event.target.value))}
        value={props.value ?? ''}
      >
        {props.standard !== undefined && <option value="">{props.standard}</option>}
        {props.names.map((name) => (
          <option key={name} value={name}>
            {props.text(name)}
          </option>
        ))}
      </select>
      <span className="mt-1.5 block text-muted text-sm">{props.about}</span>
    </label>
  )
}

import type { ReactNode } from 'react'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { RadioGroup } from '#shared/web/ui/radio-group.tsx'
import { Switch } from '#shared/web/ui/switch.tsx'
import { canStayAwake } from '#shared/web/use-wake-lock.ts'
import { setDhikrSettings, useDhikrSettings } from '../settings.ts'
import { canVibrate } from './feedback.ts'
import { canHearHeadphones } from './use-headphones.ts'

/** The counter’s settings. Those that the browser can’t do are disabled, with the reason. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const settings = useDhikrSettings()
  const flag = (
    name: 'vibrate' | 'sound' | 'awake' | 'headphones' | 'transliteration' | 'meaning',
    can = true,
    about?: ReactNode,
  ) => (
    <div>
      <Switch
        disabled={!can}
        on={can && settings[name]}
        onChange={(on) => setDhikrSettings({ [name]: on })}
        text={t(`dhikr:settings.${name}`)}
      />
      {about && <p className="text-muted text-sm">{about}</p>}
    </div>
  )
  return (
    <Dialog onClose={onClose} open title={t('dhikr:settings.title')}>
      <div className="grid gap-4">
        {flag('vibrate', canVibrate(), !canVibrate() && t('dhikr:settings.noVibration'))}
        {flag('sound')}
        {flag('awake', canStayAwake(), !canStayAwake() && t('dhikr:settings.noAwake'))}
        <RadioGroup
          label={t('dhikr:settings.turn')}
          onChoose={(turn) => setDhikrSettings({ turn })}
          options={(['self', 'tap'] as const).map((value) => ({
            value,
            text: t(`dhikr:settings.turns.${value}`),
          }))}
          value={settings.turn}
        />
        <RadioGroup
          label={t('dhikr:settings.hand')}
          onChoose={(hand) => setDhikrSettings({ hand })}
          options={(['right', 'left'] as const).map((value) => ({
            value,
            text: t(`dhikr:settings.hands.${value}`),
          }))}
          value={settings.hand}
        />
        {currentLanguage().code !== 'ar' && (
          <>
            {flag('transliteration')}
            {flag('meaning')}
          </>
        )}
        {flag('headphones', canHearHeadphones(), t('dhikr:settings.headphonesAbout'))}
        <div className="rounded-card bg-sunken p-4 text-sm">
          <h3 className="font-semibold">{t('dhikr:settings.keys')}</h3>
          <p className="mt-1">{t('dhikr:settings.keysAbout')}</p>
          <p className="mt-2 text-muted">{t('dhikr:settings.volumeAbout')}</p>
        </div>
      </div>
    </Dialog>
  )
}

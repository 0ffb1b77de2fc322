import { lazy, Suspense } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { RadioGroup } from '#shared/web/ui/radio-group.tsx'
import { Switch } from '#shared/web/ui/switch.tsx'
import {
  arabicSizes,
  changeReaderSettings,
  hidings,
  type ReaderMode,
  type ReaderSettings,
  readerModes,
  translationSizes,
} from './reader-settings.ts'
import { SizeStepper } from './size-stepper.tsx'
import { TranslationPicker } from './translation-picker.tsx'

const TajweedLegend = lazy(() => import('./tajweed-legend.tsx'))

/** The reader's settings. Changes apply at once and are stored on the device. */
export function ReaderSettingsFields({
  settings,
  mode,
  onMode,
}: {
  settings: ReaderSettings
  /** The current mode, which may come from the address. */
  mode: ReaderMode
  onMode: (mode: ReaderMode) => void
}) {
  const size = { smaller: t('reader:settings.smaller'), larger: t('reader:settings.larger') }
  return (
    <>
      <RadioGroup
        className="mt-5"
        label={t('reader:settings.mode')}
        look="tiles"
        onChoose={onMode}
        options={readerModes.map((value) => ({ value, text: t(`reader:modes.${value}`) }))}
        value={mode}
      />
      <SizeStepper
        {...size}
        onChoose={(arabicSize) => changeReaderSettings({ arabicSize })}
        size={settings.arabicSize}
        sizes={arabicSizes}
        title={t('reader:settings.arabicSize')}
      />
      <SizeStepper
        {...size}
        onChoose={(translationSize) => changeReaderSettings({ translationSize })}
        size={settings.translationSize}
        sizes={translationSizes}
        title={t('reader:settings.translationSize')}
      />
      <Switch
        className="mt-3"
        on={settings.transliteration}
        onChange={(transliteration) => changeReaderSettings({ transliteration })}
        text={t('reader:settings.transliteration')}
      />
      <Switch
        className="mt-3"
        on={settings.tajweed}
        onChange={(tajweed) => changeReaderSettings({ tajweed })}
        text={t('reader:tajweed.title')}
      />
      {settings.tajweed && (
        <Suspense>
          <TajweedLegend />
        </Suspense>
      )}
      <TranslationPicker chosen={settings.translations} />
      <RadioGroup
        className="mt-5"
        label={t('reader:hiding.title')}
        look="tiles"
        onChoose={(hiding) => changeReaderSettings({ hiding })}
        options={hidings.map((value) => ({ value, text: t(`reader:hiding.${value}`) }))}
        value={settings.hiding}
      />
      <p className="mt-2 text-muted text-sm">{t('reader:hiding.about')}</p>
    </>
  )
}

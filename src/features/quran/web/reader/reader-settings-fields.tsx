import { t } from '#shared/web/i18n/i18n.ts'
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
import { SegmentedChoice, SizeStepper } from './segmented-choice.tsx'
import { TranslationPicker } from './translation-picker.tsx'

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
      <SegmentedChoice
        chosen={mode}
        name="reader-mode"
        onChoose={onMode}
        textOf={(value) => t(`reader:modes.${value}`)}
        title={t('reader:settings.mode')}
        values={readerModes}
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
      <TranslationPicker chosen={settings.translations} />
      <SegmentedChoice
        chosen={settings.hiding}
        name="reader-hiding"
        onChoose={(hiding) => changeReaderSettings({ hiding })}
        textOf={(value) => t(`reader:hiding.${value}`)}
        title={t('reader:hiding.title')}
        values={hidings}
      />
      <p className="mt-2 text-muted text-sm">{t('reader:hiding.about')}</p>
    </>
  )
}

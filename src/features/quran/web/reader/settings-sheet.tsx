import { t } from '#shared/web/i18n/i18n.ts'
import { chooseTheme, themeChoices, useThemeChoice } from '#shared/web/theme/theme.ts'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { RadioGroup } from '#shared/web/ui/radio-group.tsx'
import type { VersePlace } from '../../core/index.ts'
import { useSurahText } from '../data/use-surahs.ts'
import { VerseRosette } from '../verse-rosette.tsx'
import { ArabicVerse } from './arabic-verse.tsx'
import { DownloadQuran } from './download-quran.tsx'
import type { ReaderMode, ReaderSettings } from './reader-settings.ts'
import { ReaderSettingsFields } from './reader-settings-fields.tsx'
import { readerSizes } from './reader-sizes.ts'
import { useSurahTranslations, VerseTranslations } from './verse-translations.tsx'

/** The reader's settings with a preview of the current verse. */
export default function SettingsSheet({
  settings,
  mode,
  place,
  onMode,
  onClose,
}: {
  settings: ReaderSettings
  /** The current mode, which may come from the address. */
  mode: ReaderMode
  place: VersePlace
  onMode: (mode: ReaderMode) => void
  onClose: () => void
}) {
  const theme = useThemeChoice()
  return (
    <Dialog onClose={onClose} open shape="sheet" title={t('reader:settings.title')}>
      <Preview place={place} settings={settings} />
      <ReaderSettingsFields mode={mode} onMode={onMode} settings={settings} />
      <RadioGroup
        className="mt-5"
        label={t('menu:theme.title')}
        look="tiles"
        onChoose={chooseTheme}
        options={themeChoices.map((value) => ({ value, text: t(`menu:theme.${value}`) }))}
        value={theme}
      />
      <DownloadQuran translations={settings.translations} />
    </Dialog>
  )
}

function Preview({ settings, place }: { settings: ReaderSettings; place: VersePlace }) {
  const text = useSurahText(place.surah).data?.[place.verse - 1]
  const translations = useSurahTranslations(settings.translations, place.surah)
  return (
    <div
      aria-hidden="true"
      className="mt-1 max-h-64 overflow-y-auto rounded-card border border-hairline bg-paper p-4"
      style={readerSizes(settings)}
    >
      <p className="quran-text [font-size:var(--quran-size)]" lang="ar">
        {text && <ArabicVerse hiding="nothing" number={place.verse} text={text.text} />}{' '}
        <VerseRosette number={place.verse} />
      </p>
      {settings.transliteration && (
        <p className="mt-2 text-[length:var(--translation-size)] text-muted italic" dir="ltr" lang="ar-Latn">
          {text?.transliteration}
        </p>
      )}
      <VerseTranslations stacked translations={translations} verse={place.verse} />
    </div>
  )
}

import { changeReaderSettings, useReaderSettings } from '#features/quran/web/reader/reader-settings.ts'
import { ReaderSettingsFields } from '#features/quran/web/reader/reader-settings-fields.tsx'

/** How one reads, as the reader begins. */
export function ReaderFields() {
  const settings = useReaderSettings()
  return (
    <ReaderSettingsFields
      mode={settings.mode}
      onMode={(mode) => changeReaderSettings({ mode })}
      settings={settings}
    />
  )
}

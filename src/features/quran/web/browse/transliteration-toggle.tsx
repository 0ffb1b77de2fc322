import { t } from '#shared/web/i18n/i18n.ts'
import { setTransliteration, useTransliterationSetting } from './transliteration-setting.ts'

/** Shows or hides the transliteration in all verse cards; stored on the device. */
export function TransliterationToggle() {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-[0.9375rem]">
      <input
        checked={useTransliterationSetting()}
        className="size-5 accent-action"
        onChange={(event) => setTransliteration(event.target.checked)}
        type="checkbox"
      />
      {t('browse:transliteration')}
    </label>
  )
}

import { useId } from 'react'
import { languageOf } from '#shared/core/languages.ts'
import { t } from '../i18n/i18n.ts'
import type { PictureTranslation } from './picture-subject.ts'

/** Chooses the translation of the picture, or none. */
export function TranslationChoice({
  translations,
  chosen,
  onChoose,
}: {
  translations: readonly PictureTranslation[]
  /** An index in `translations`; a higher one means none. */
  chosen: number
  onChoose: (index: number) => void
}) {
  const id = useId()
  if (translations.length === 0) return null
  return (
    <p className="mt-3 flex items-center gap-3">
      <label className="text-sm" htmlFor={id}>
        {t('picture:translation')}
      </label>
      <select
        className="min-h-11 min-w-0 flex-1 rounded-xl border border-hairline bg-paper px-3"
        id={id}
        onChange={(event) => onChoose(Number(event.target.value))}
        value={chosen}
      >
        {translations.map(({ translator, language }, index) => (
          <option key={`${language} ${translator}`} value={index}>
            {translator ?? languageOf(language)?.nativeName}
          </option>
        ))}
        <option value={translations.length}>{t('picture:noTranslation')}</option>
      </select>
    </p>
  )
}

import { chosenLanguage, t } from '#shared/web/i18n/i18n.ts'
import { defaultTranslationLanguage, resolveTranslation } from '../../core/index.ts'
import { useTranslations } from '../data/use-translations.ts'
import { selectClass } from './search-filters.tsx'

/** Chooses the translation to search and show; the default is that of the person's language. */
export function TranslationChoice({
  chosen,
  onChoose,
}: {
  chosen: string | undefined
  onChoose: (id: string | undefined) => void
}) {
  const { data: catalogue = [] } = useTranslations()
  const language = defaultTranslationLanguage(chosenLanguage().code)
  const defaultId = language ? (resolveTranslation(language, catalogue)?.id ?? 'en') : ''
  return (
    <select
      aria-label={t('search:translation')}
      className={selectClass}
      onChange={({ target }) => onChoose(target.value === defaultId ? undefined : target.value)}
      value={chosen ?? defaultId}
    >
      {!language && <option value="">{t('search:noTranslation')}</option>}
      {catalogue.map(({ id, language, languageName, name, imported }) => (
        <option key={id} lang={language} value={id}>
          {imported ? `${languageName} · ${name}` : languageName}
        </option>
      ))}
      {catalogue.length === 0 && <option value={chosen ?? defaultId}>{chosen ?? defaultId}</option>}
    </select>
  )
}

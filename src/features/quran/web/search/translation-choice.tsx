import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { defaultTranslationLanguage, resolveTranslation } from '../../core/index.ts'
import { useTranslations } from '../data/use-translations.ts'
import { selectClass } from './search-filters.tsx'

/** Which translation is searched and shown with the verses; the page's own unless another is chosen. */
export function TranslationChoice({
  chosen,
  onChoose,
}: {
  chosen: string | undefined
  onChoose: (id: string | undefined) => void
}) {
  const { data: catalogue = [] } = useTranslations()
  const language = defaultTranslationLanguage(currentLanguage().code)
  const own = language ? (resolveTranslation(language, catalogue)?.id ?? 'en') : ''
  return (
    <select
      aria-label={t('search:translation')}
      className={selectClass}
      onChange={({ target }) => onChoose(target.value === own ? undefined : target.value)}
      value={chosen ?? own}
    >
      {!language && <option value="">{t('search:noTranslation')}</option>}
      {catalogue.map(({ id, language, languageName, name, imported }) => (
        <option key={id} lang={language} value={id}>
          {imported ? `${languageName} · ${name}` : languageName}
        </option>
      ))}
      {catalogue.length === 0 && <option value={chosen ?? own}>{chosen ?? own}</option>}
    </select>
  )
}

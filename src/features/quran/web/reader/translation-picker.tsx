import { t } from '#shared/web/i18n/i18n.ts'
import { useResolvedTranslations, useTranslations } from '../data/use-translations.ts'
import { changeReaderSettings } from './reader-settings.ts'

/** Chooses the translations to show. */
export function TranslationPicker({ chosen: chosenIds }: { chosen: readonly string[] }) {
  const { data: catalogue = [] } = useTranslations()
  const chosen = useResolvedTranslations(chosenIds).map(({ id }) => id)
  const toggle = (id: string, on: boolean) =>
    changeReaderSettings({ translations: on ? [...chosen, id] : chosen.filter((each) => each !== id) })
  return (
    <fieldset className="mt-5">
      <legend className="mb-1 text-muted text-sm">{t('reader:settings.translations')}</legend>
      {catalogue.map(({ id, language, languageName, name, direction }) => (
        <label
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-2 py-1.5 hover:bg-sunken has-focus-visible:outline-2"
          key={id}
        >
          <input
            checked={chosen.includes(id)}
            className="size-5 shrink-0 accent-action"
            onChange={(event) => toggle(id, event.target.checked)}
            type="checkbox"
          />
          <span className="min-w-0">
            <span className="font-semibold" dir={direction} lang={language}>
              {languageName}
            </span>
            <span className="block text-muted text-sm" dir="auto">
              {name}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

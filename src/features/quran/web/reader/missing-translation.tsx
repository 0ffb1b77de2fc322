import { languageName } from '#shared/web/i18n/format.ts'
import { chosenLanguage, t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { offeredInstead, resolveTranslation } from '../../core/index.ts'
import { useTranslations } from '../data/use-translations.ts'
import { changeReaderSettings, useChosenTranslations, useReaderSettings } from './reader-settings.ts'

/**
 * Says that there is no Quran translation in the person's language and which one is shown instead, offers a related
 * language, and names the command that imports one. Nothing once the person has chosen translations.
 */
export function MissingTranslation() {
  const { data: catalogue } = useTranslations()
  const { translations } = useReaderSettings()
  const areChosen = useChosenTranslations() !== undefined
  const { code } = chosenLanguage()
  if (!catalogue || areChosen) return null
  const offered = offeredInstead(code, catalogue)
  const shown = translations
    .map((id) => resolveTranslation(id, catalogue))
    .find((entry) => entry !== undefined)
  if (!offered || !shown) return null
  const choose = (id: string) => changeReaderSettings({ translations: [id] })
  return (
    <section
      aria-labelledby="missing-translation"
      className="w-full rounded-card border border-hairline p-4 text-start sm:p-5 print:hidden"
    >
      <h2 className="text-base" id="missing-translation">
        {t('reader:noTranslation.title', { language: languageName(code) })}
      </h2>
      <p className="mt-1 text-muted text-sm">
        {t('reader:noTranslation.text', { shown: languageName(shown.language) })}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {offered !== 'none' && (
          <Button onClick={() => choose(offered.id)}>
            {t('reader:noTranslation.use', { language: languageName(offered.language) })}
          </Button>
        )}
        <Button onClick={() => choose(shown.id)}>
          {t('reader:noTranslation.keep', { language: languageName(shown.language) })}
        </Button>
      </div>
      <ImportCommand language={code} />
    </section>
  )
}

function ImportCommand({ language }: { language: string }) {
  return (
    <details className="mt-3 text-sm">
      <summary className="min-h-11 cursor-pointer py-2.5 text-muted">
        {t('reader:noTranslation.operator')}
      </summary>
      <p>{t('reader:noTranslation.command')}</p>
      <p className="mt-2 overflow-x-auto rounded-xl bg-sunken px-4 py-3">
        <code dir="ltr">{`npm run import -- translation FILE --language ${language} --name "…" --licence "…"`}</code>
      </p>
    </details>
  )
}

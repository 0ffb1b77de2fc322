import { keepListening } from '#features/quran/web/listening/kept-listening.ts'
import { hasInterfaceTexts, type Language, languages } from '#shared/core/languages.ts'
import { useAudio } from '#shared/web/audio/audio-provider.tsx'
import { chooseLanguage, chosenLanguage, t } from '#shared/web/i18n/i18n.ts'
import { keepTypedText } from '#shared/web/i18n/typed-text.ts'
import { classNames } from '#shared/web/ui/class-names.ts'

/** The twelve languages in up to four columns. */
export function LanguageGrid() {
  return (
    <>
      <ul className="-mx-2 grid grid-cols-[repeat(auto-fit,minmax(max(4.5rem,22%),1fr))] gap-1.5 sm:gap-2">
        {languages.map((language) => (
          <li key={language.code}>
            <Choice language={language} />
          </li>
        ))}
      </ul>
      {languages.some(({ code }) => !hasInterfaceTexts(code)) && (
        <p className="mt-4 text-muted text-sm">{t('menu:language.partly')}</p>
      )}
    </>
  )
}

function Choice({ language }: { language: Language }) {
  const chosen = language.code === chosenLanguage().code
  const { state } = useAudio()
  return (
    <button
      aria-pressed={chosen}
      className={classNames(
        'flex size-full min-h-22 flex-col items-center justify-center gap-0.5 rounded-card border px-0.5 py-2 text-center text-sm leading-snug sm:text-base',
        chosen ? 'border-action bg-action-soft' : 'border-hairline hover:border-action',
      )}
      onClick={() => {
        keepTypedText()
        keepListening(state)
        chooseLanguage(language.code)
      }}
      type="button"
    >
      <span aria-hidden="true" className="text-lg">
        {language.flag}
      </span>
      <span className="font-semibold" dir={language.direction} lang={language.code}>
        {language.nativeName}
      </span>
      {language.name !== language.nativeName && <span className="text-muted text-xs">{language.name}</span>}
      {!hasInterfaceTexts(language.code) && (
        <span className="text-muted text-xs">{t('menu:language.inEnglish')}</span>
      )}
    </button>
  )
}

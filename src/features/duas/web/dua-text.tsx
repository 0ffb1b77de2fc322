import { type LanguageCode, languageOf } from '#shared/core/languages.ts'
import { type AdhkarText, adhkarText } from '#shared/web/adhkar-text.ts'
import { currentLanguage } from '#shared/web/i18n/i18n.ts'
import { formatGradedSources } from '#shared/web/sources/format-source.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import type { ReadableDua, DuaText as TranslatedText } from '../core/dua.ts'

/** A dua’s title, with its language. */
export const titleOf = (dua: ReadableDua): AdhkarText => textOf(dua, 'title', dua.title)

/** A dua’s meaning, with its language. */
export const meaningOf = (dua: ReadableDua): AdhkarText => textOf(dua, 'meaning', dua.meaning)

/** When a dua is said, with its language; `undefined` if its title tells. */
export const occasionOf = (dua: ReadableDua): AdhkarText | undefined =>
  dua.when && textOf(dua, 'when', dua.when)

/** A text in the page’s language. One that an editor changed has no translation, so it is in English or Arabic. */
function textOf(
  { id, edited }: ReadableDua,
  part: TranslatedText,
  texts: { readonly en: string; readonly ar?: string },
): AdhkarText {
  if (!edited?.includes(part)) return adhkarText(id, part, texts)
  return currentLanguage().code === 'ar' && texts.ar !== undefined
    ? { text: texts.ar, language: 'ar' }
    : { text: texts.en, language: 'en' }
}

/** When a dua is said, if its title doesn’t tell. */
export function DuaOccasion({ dua }: { dua: ReadableDua }) {
  const occasion = occasionOf(dua)
  if (!occasion) return null
  const { text, language } = occasion
  return (
    <p className="text-muted text-sm" {...langOf(language)}>
      {text}
    </p>
  )
}

/** The `lang` of an element whose text isn’t in the page’s language. */
export const langOf = (language: LanguageCode): { readonly lang?: LanguageCode } =>
  language === currentLanguage().code ? {} : { lang: language }

/** The Arabic of a dua; except on Arabic pages, with its transliteration and meaning. */
export function DuaText({
  dua,
  className,
}: {
  dua: ReadableDua
  /** For the Arabic. */
  className: string
}) {
  const { arabic, transliteration } = dua
  const meaning = meaningOf(dua)
  return (
    <>
      <p className={classNames('quran-text', className)} lang="ar">
        {arabic}
      </p>
      {currentLanguage().code !== 'ar' && (
        <>
          <p className="mt-2 italic" dir="ltr" lang="ar-Latn">
            {transliteration}
          </p>
          <p className="mt-1.5" dir={languageOf(meaning.language)?.direction} lang={meaning.language}>
            {meaning.text}
          </p>
        </>
      )}
    </>
  )
}

/** Everything about a dua as plain text. */
export function duaAsText(dua: ReadableDua): string {
  const { arabic, transliteration } = dua
  const texts = currentLanguage().code === 'ar' ? [] : [transliteration, meaningOf(dua).text]
  return [titleOf(dua).text, arabic, ...texts, formatGradedSources(dua.sources, dua.quran?.surah)].join(
    '\n\n',
  )
}

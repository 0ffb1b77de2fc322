import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { formatGradedSources } from '#shared/web/sources/format-source.ts'
import type { Passage } from '../core/passage.ts'

/** A passage of an entry of `content/reflection`, by whose id its meaning is translated. */
type EntryPassage = Passage & { readonly id: string }

/** A passage in Arabic with its transliteration, translation and source; Arabic readers need no translation. */
export function PassageText({ passage, className }: { passage: EntryPassage; className?: string }) {
  const { arabic, transliteration, sources, surah } = passage
  const meaning = meaningOf(passage)
  return (
    <div className={className}>
      <p className="quran-text text-[1.5rem]" lang="ar">
        {arabic}
      </p>
      {currentLanguage().code !== 'ar' && (
        <>
          <p className="mt-1.5 text-muted italic" dir="ltr" lang="ar-Latn">
            {transliteration}
          </p>
          <p className="mt-1.5" dir={meaning.direction} lang={meaning.language}>
            {meaning.text}
          </p>
        </>
      )}
      <p className="mt-1.5 text-muted text-sm">{formatGradedSources(sources, surah)}</p>
    </div>
  )
}

/** A passage as text to share. */
export function passageAsText(passage: EntryPassage): string {
  const { arabic, transliteration, sources, surah } = passage
  const texts = currentLanguage().code === 'ar' ? [] : [transliteration, meaningOf(passage).text]
  return [arabic, ...texts, formatGradedSources(sources, surah)].join('\n\n')
}

/** The meaning in the page's language, or else in English. */
function meaningOf({ id, meaning }: EntryPassage) {
  const { code, direction } = currentLanguage()
  const text = t(`reflection-texts:${id}`)
  return text === id
    ? { text: meaning.en, language: 'en', direction: 'ltr' }
    : { text, language: code, direction }
}

import { currentLanguage } from '#shared/web/i18n/i18n.ts'
import { formatGradedSources } from '#shared/web/sources/format-source.ts'
import type { Passage } from '../core/passage.ts'

/** A passage in Arabic with its transliteration, translation and source; Arabic readers need no translation. */
export function PassageText({ passage, className }: { passage: Passage; className?: string }) {
  const { arabic, transliteration, meaning, sources, surah } = passage
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
          <p className="mt-1.5" dir="ltr" lang="en">
            {meaning.en}
          </p>
        </>
      )}
      <p className="mt-1.5 text-muted text-sm">{formatGradedSources(sources, surah)}</p>
    </div>
  )
}

/** A passage as text to share. */
export function passageAsText({ arabic, transliteration, meaning, sources, surah }: Passage): string {
  const texts = currentLanguage().code === 'ar' ? [] : [transliteration, meaning.en]
  return [arabic, ...texts, formatGradedSources(sources, surah)].join('\n\n')
}

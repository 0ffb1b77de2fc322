import { currentLanguage } from '#shared/web/i18n/i18n.ts'
import { formatGradedSources } from '#shared/web/sources/format-source.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import type { ReadableDua } from '../core/index.ts'

/** A text of a dua in the page's language. */
export const inPageLanguage = <Text,>({ en, ar }: { readonly en: Text; readonly ar: Text }): Text =>
  currentLanguage().code === 'ar' ? ar : en

/** The Arabic of a dua; except on Arabic pages, with its transliteration and meaning. */
export function DuaText({
  dua: { arabic, transliteration, meaning },
  className,
}: {
  dua: ReadableDua
  /** For the Arabic. */
  className: string
}) {
  return (
    <>
      <p className={classNames('quran-text', className)} lang="ar">
        {arabic}
      </p>
      {currentLanguage().code !== 'ar' && (
        <>
          <p className="mt-2 italic" lang="ar-Latn">
            {transliteration}
          </p>
          <p className="mt-1.5" lang="en">
            {meaning.en}
          </p>
        </>
      )}
    </>
  )
}

/** Everything about a dua as plain text. */
export function duaAsText(dua: ReadableDua): string {
  const { title, arabic, transliteration, meaning } = dua
  const texts = currentLanguage().code === 'ar' ? [] : [transliteration, meaning.en]
  return [inPageLanguage(title), arabic, ...texts, formatGradedSources(dua.sources, dua.quran?.surah)].join(
    '\n\n',
  )
}

import { useQueries } from '@tanstack/react-query'
import { classNames } from '#shared/web/ui/class-names.ts'
import { type TranslationEntry, translationQuery, useResolvedTranslations } from '../data/use-translations.ts'

/** A chosen translation of a surah; `verses` is `undefined` while loading. */
export interface SurahTranslation {
  readonly entry: TranslationEntry
  readonly verses: readonly string[] | undefined
  readonly failed: boolean
}

/** The chosen translations of a surah, in order, without removed ones. */
export function useSurahTranslations(ids: readonly string[], surah: number): readonly SurahTranslation[] {
  const entries = useResolvedTranslations(ids)
  return useQueries({
    queries: entries.map((entry) => translationQuery(entry.id, surah)),
    combine: (results) =>
      entries.flatMap((entry, index) => {
        const result = results[index]
        return result ? [{ entry, verses: result.data, failed: result.isError }] : []
      }),
  })
}

/** One verse in the chosen translations, side by side if there is room, with translators' names. */
export function VerseTranslations({
  translations,
  verse,
  stacked = false,
}: {
  translations: readonly SurahTranslation[]
  verse: number
  /** Always one below the other. */
  stacked?: boolean
}) {
  if (translations.length === 0) return null
  return (
    <div className="@container mt-4 text-[length:var(--translation-size)] print:mt-1 print:text-[length:calc(var(--translation-size)*0.75)]">
      <div
        className={classNames(
          'grid gap-x-8 gap-y-4 print:gap-y-1',
          !stacked && (columns[translations.length] ?? columns[3]),
        )}
      >
        {translations.map(({ entry, verses }) => (
          <div key={entry.id}>
            <p
              className={entry.language === 'ur' ? 'leading-[2.2]' : 'leading-relaxed print:leading-snug'}
              dir={entry.direction}
              lang={entry.language}
            >
              {verses?.[verse - 1] ?? '…'}
            </p>
            {translations.length > 1 && (
              <p className="mt-1 text-muted text-xs" dir="auto">
                {entry.translator}
              </p>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Columns by number of translations, at widths relative to the font size. */
const columns: Readonly<Record<number, string>> = {
  1: '',
  2: '@min-[44em]:grid-cols-2',
  3: '@min-[44em]:grid-cols-2 @min-[56em]:grid-cols-3',
}

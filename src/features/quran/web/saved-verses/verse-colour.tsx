import { t } from '#shared/web/i18n/i18n.ts'
import { HighlightStar } from '#shared/web/ui/highlight-star.tsx'
import { useVerseColour } from './verse-marks.ts'

/** The highlight colour of a verse, as a star and a name for screen readers; nothing without a highlight. */
export function VerseColour({ verseKey }: { verseKey: string }) {
  const colour = useVerseColour(verseKey)
  if (!colour) return null
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full bg-sunken px-2.5 py-0.5 text-xs leading-5">
      <HighlightStar colour={colour} size={13} />
      <span className="sr-only">
        {t('saved-verses:mark.marked', { colour: t(`saved-verses:colours.${colour}`) })}
      </span>
      <span aria-hidden>{t(`saved-verses:colours.${colour}`)}</span>
    </span>
  )
}

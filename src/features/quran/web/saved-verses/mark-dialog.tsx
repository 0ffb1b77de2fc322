import { highlightColours } from '#shared/core/user-data/saved-items.records.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { HighlightStar } from '#shared/web/ui/highlight-star.tsx'
import { verseKey } from '../../core/index.ts'
import { markVerse, useVerseColour } from './verse-marks.ts'
import { referenceOf, type VerseTexts } from './verse-texts.ts'

/** The colours for highlighting a verse; each choice is saved at once. */
export default function MarkDialog({ verse, onClose }: { verse: VerseTexts; onClose: () => void }) {
  const key = verseKey(verse.verse)
  const colour = useVerseColour(key)
  const choose = (next: typeof colour) => {
    void markVerse(key, next)
    onClose()
  }
  return (
    <Dialog onClose={onClose} open title={t('saved-verses:mark.title', { verse: referenceOf(verse) })}>
      <div className="flex flex-wrap gap-2">
        {highlightColours.map((each) => (
          <Button
            aria-pressed={each === colour}
            className={each === colour ? 'border-action! bg-action-soft' : ''}
            key={each}
            onClick={() => choose(each)}
          >
            <HighlightStar colour={each} />
            {t(`saved-verses:colours.${each}`)}
          </Button>
        ))}
        {colour && (
          <Button look="plain" onClick={() => choose(undefined)}>
            {t('saved-verses:mark.none')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

import { memo } from 'react'
import type { HighlightColour } from '#shared/core/user-data/saved-items.records.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import { highlightTint } from '#shared/web/ui/highlight-star.tsx'
import { type VersePlace, verseKey } from '../../core/index.ts'
import { tint } from '../saved-verses/tint.ts'
import { useVerseColour } from '../saved-verses/verse-marks.ts'
import { VerseRosette } from '../verse-rosette.tsx'
import { ArabicVerse } from './arabic-verse.tsx'
import type { Hiding } from './reader-settings.ts'

interface FlowingVerseProps {
  readonly surah: number
  readonly number: number
  readonly text: string
  readonly hiding: Hiding
  readonly marked: boolean
  readonly sounding: boolean
  readonly onOpen: (place: VersePlace) => void
}

/** A verse in continuous text. Pressing it, or its number with the keyboard, opens its actions. */
export const FlowingVerse = memo(function FlowingVerse(props: FlowingVerseProps) {
  const { surah, number, text, hiding, marked, sounding, onOpen } = props
  const key = verseKey({ surah, verse: number })
  const colour = useVerseColour(key)
  const open = () => onOpen({ surah, verse: number })
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the number at its end is the button; the text is its larger target. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the number at its end is for the keyboard. */}
      <span
        className={classNames(
          'cursor-pointer rounded-lg box-decoration-clone outline-none transition-colors hover:bg-action-soft/60',
          (marked || sounding) && 'bg-action-soft',
          colour && 'forced-colors:underline',
        )}
        data-sounding={sounding || undefined}
        data-verse={key}
        id={key}
        onClick={() => getSelection()?.isCollapsed !== false && open()}
        style={colour && highlight(colour)}
        tabIndex={-1}
      >
        <ArabicVerse hiding={hiding} number={number} text={text} />{' '}
        <button
          className="inline rounded-full"
          onClick={(event) => {
            event.stopPropagation()
            open()
          }}
          type="button"
        >
          <span className="sr-only font-sans" lang={currentLanguage().code}>
            {t('reader:verse', { number: formatNumber(number) })}
            {colour && `. ${t('saved-verses:mark.marked', { colour: t(`saved-verses:colours.${colour}`) })}`}
          </span>
          <VerseRosette number={number} />
        </button>
      </span>{' '}
    </>
  )
})

/** The part of a line box that overlaps the line above. */
const OVERLAP = '14%'

/** Continuous text has no room for the colour's name, so an underline shows the highlight without colours. */
function highlight(colour: HighlightColour) {
  const soft = tint(colour, 24)
  const line = 'calc(100% - 2px)'
  return {
    backgroundImage: `linear-gradient(transparent ${OVERLAP}, ${soft} ${OVERLAP}, ${soft} ${line}, ${highlightTint(colour)} ${line})`,
  }
}

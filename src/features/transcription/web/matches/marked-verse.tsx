import type { MatchedVerse, WordState } from '#features/quran/core/index.ts'
import { inDigits } from '#shared/core/digits.ts'
import { wordRuns } from '../../core/word-runs.ts'

const line = 'underline decoration-2 underline-offset-[0.45em]'

/**
 * The style of each word state, also used by the legend. Line styles differ without colour and leave vowel
 * marks visible.
 */
export const wordLooks: Readonly<Record<WordState, string>> = {
  same: `${line} decoration-action`,
  other: `${line} decoration-ending decoration-wavy`,
  missing: `${line} decoration-muted decoration-dotted`,
  beyond: 'text-muted',
}

/** A verse with its number, its words marked by state. */
export function MarkedVerse({ verse: { text, verse, words } }: { verse: MatchedVerse }) {
  return (
    <>
      {wordRuns(text, words).map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
        <span className={piece.state && wordLooks[piece.state]} key={index}>
          {piece.text}
        </span>
      ))}
      <span className="whitespace-nowrap text-[0.7em] text-ornament-text">
        {'\u00a0'}﴿{inDigits(String(verse), 'arab')}﴾
      </span>{' '}
    </>
  )
}

import type { MatchedVerse, WordState } from '#features/quran/core/index.ts'
import { inDigits } from '#shared/core/digits.ts'
import { wordRuns } from '../../core/word-runs.ts'

const line = 'underline decoration-2 underline-offset-[0.45em]'

/** How a word looks by how it was said; the legend shows the same. Lines differ in form too, and cover no marks. */
export const wordLooks: Readonly<Record<WordState, string>> = {
  same: `${line} decoration-action`,
  other: `${line} decoration-ending decoration-wavy`,
  missing: `${line} decoration-muted decoration-dotted`,
  beyond: 'text-muted',
}

/** A verse in its own spelling and with its number, each word by how it was said. */
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

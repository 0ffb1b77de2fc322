import { inDigits } from '#shared/core/digits.ts'
import { NumberInStar } from './number-in-star.tsx'

/** The star with the verse number at the end of a verse. */
export function VerseRosette({ number }: { number: number }) {
  return (
    <NumberInStar
      className="inline-block size-[1.15em] align-[-0.18em] text-ornament-text"
      fontSize={number > 99 ? 11 : 14}
      strokeWidth={1.25}
      text={inDigits(String(number), 'arab')}
    />
  )
}

import { inDigits } from '#shared/core/digits.ts'
import { NumberInStar } from './number-in-star.tsx'

const size = 'inline-block size-[1.15em] align-[-0.18em]'

/** The star with the verse number at the end of a verse. */
export function VerseRosette({ number }: { number: number }) {
  return (
    <NumberInStar
      className={`${size} text-ornament-text`}
      fontSize={number > 99 ? 11 : 14}
      strokeWidth={1.25}
      text={inDigits(String(number), 'arab')}
    />
  )
}

/** Reserves the space of a star that is rendered later, so that line ends don't move. */
export const RosetteSpace = () => <span className={size} />

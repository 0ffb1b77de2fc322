import { formatNumber } from '#shared/web/i18n/format.ts'
import { NumberInStar } from '../number-in-star.tsx'

/** A star with a surah's number in the page's digits. */
export function NumberedStar({ number }: { number: number }) {
  return (
    <NumberInStar
      className="size-10 shrink-0 text-ornament-text"
      fontSize={number > 99 ? 10.5 : 12.5}
      fontWeight={600}
      strokeWidth={1.1}
      text={formatNumber(number)}
    />
  )
}

import { formatNumber } from '#shared/web/i18n/format.ts'
import { NumberInStar } from '../number-in-star.tsx'

/** The star of a surah with its number in the page's digits, by which people look it up. */
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

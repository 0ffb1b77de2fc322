import { formatNumber } from '#shared/web/i18n/format.ts'
import { starPath } from '#shared/web/ui/star-pattern.tsx'

/** The star of a surah with its number in the page's digits, by which people look it up. */
export function NumberedStar({ number }: { number: number }) {
  return (
    <svg
      aria-hidden="true"
      className="size-10 shrink-0 text-ornament-text"
      focusable="false"
      viewBox="0 0 36 36"
    >
      <path
        d={starPath(18, 18, 17)}
        fill="none"
        stroke="currentColor"
        strokeLinejoin="round"
        strokeWidth="1.1"
      />
      <text
        dominantBaseline="central"
        fill="currentColor"
        fontSize={number > 99 ? 10.5 : 12.5}
        fontWeight="600"
        textAnchor="middle"
        x="18"
        y="18"
      >
        {formatNumber(number)}
      </text>
    </svg>
  )
}

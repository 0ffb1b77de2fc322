import { inDigits } from '#shared/core/digits.ts'
import { starPath } from '#shared/web/ui/star-pattern.tsx'

/** The star that closes a verse, with its number. */
export function VerseRosette({ number }: { number: number }) {
  return (
    <svg
      aria-hidden="true"
      className="inline-block size-[1.15em] align-[-0.18em] text-ornament-text"
      focusable="false"
      viewBox="0 0 36 36"
    >
      <path
        d={starPath(18, 18, 17)}
        fill="none"
        stroke="currentColor"
        strokeLinejoin="round"
        strokeWidth="1.25"
      />
      <text
        dominantBaseline="central"
        fill="currentColor"
        fontSize={number > 99 ? 11 : 14}
        textAnchor="middle"
        x="18"
        y="18"
      >
        {inDigits(String(number), 'arab')}
      </text>
    </svg>
  )
}

import { Check } from 'lucide-react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import type { GoalProgress } from '../core/progress.ts'

const SIZE = 72
const WIDTH = 6
const RADIUS = (SIZE - WIDTH) / 2
const LENGTH = 2 * Math.PI * RADIUS

/** The progress of a goal as a ring; screen readers read `label` and the percentage. */
export function Ring({ progress, label, words }: { progress: GoalProgress; label: string; words: string }) {
  return (
    <div
      aria-label={label}
      aria-valuemax={100}
      aria-valuemin={0}
      aria-valuenow={Math.floor(progress.share * 100)}
      aria-valuetext={words}
      className="relative size-[min(4.5rem,28vw)] shrink-0"
      role="progressbar"
    >
      <svg aria-hidden="true" className="-rotate-90 rtl:-scale-y-100" viewBox={`0 0 ${SIZE} ${SIZE}`}>
        <circle
          className="stroke-hairline"
          cx={SIZE / 2}
          cy={SIZE / 2}
          fill="none"
          r={RADIUS}
          strokeWidth={WIDTH}
        />
        {progress.share > 0 && (
          <circle
            className="stroke-action transition-[stroke-dashoffset] duration-200"
            cx={SIZE / 2}
            cy={SIZE / 2}
            fill="none"
            r={RADIUS}
            strokeDasharray={LENGTH}
            strokeDashoffset={LENGTH * (1 - progress.share)}
            strokeLinecap="round"
            strokeWidth={WIDTH}
          />
        )}
      </svg>
      <span aria-hidden="true" className="tabular absolute inset-0 grid place-content-center font-semibold">
        {progress.metOn ? (
          <Check className="text-action" size={26} />
        ) : (
          formatNumber(progress.share, { style: 'percent', maximumFractionDigits: 0 })
        )}
      </span>
    </div>
  )
}

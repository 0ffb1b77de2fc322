import { RotateCcw } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { letterStrokes } from '../../core/letter-strokes.ts'
import './letter-strokes.css'

const STROKE_SECONDS = 1.1
const DOT_SECONDS = 0.3
const WIDTH = 8
const DOT_RADIUS = 5.5
/** The numbers are beside the pen’s start, away from the stroke. */
const NUMBER_OFFSET = 9

/** The strokes of a letter in their order, numbered where the pen is set down. They are drawn one after the other. */
export function LetterStrokes({ letter, name }: { letter: string; name: string }) {
  const [round, setRound] = useState(0)
  const drawing = letterStrokes[letter]
  if (!drawing) return null
  const { paths, dots } = drawing
  const count = paths.length + dots.length
  const afterPaths = paths.length * STROKE_SECONDS
  return (
    <figure className="grid justify-items-center gap-1">
      <svg
        aria-label={t('lessons:strokes.picture', { count, letter: name, number: formatNumber(count) })}
        className="letter-strokes w-full max-w-56 rounded-xl bg-sunken"
        key={round}
        role="img"
        viewBox="-6 -6 112 112"
      >
        {paths.map((path, index) => (
          <path
            d={path}
            key={path}
            pathLength={1}
            strokeWidth={WIDTH}
            style={timing(index * STROKE_SECONDS, STROKE_SECONDS)}
          />
        ))}
        {dots.map(([x, y], index) => (
          <circle
            cx={x}
            cy={y}
            key={`${x} ${y}`}
            r={DOT_RADIUS}
            style={timing(afterPaths + index * DOT_SECONDS, DOT_SECONDS)}
          />
        ))}
        {count > 1 &&
          [...paths.map(startOf), ...dots].map(([x, y], index) => (
            <text key={`${x} ${y}`} x={x + NUMBER_OFFSET} y={y}>
              {formatNumber(index + 1)}
            </text>
          ))}
        {paths.map(startOf).map(([x, y]) => (
          <circle className="pen" cx={x} cy={y} key={`${x} ${y}`} r={WIDTH / 4} />
        ))}
      </svg>
      <figcaption className="flex flex-wrap items-center justify-center gap-x-2 text-muted text-sm print:hidden">
        <span>{t('lessons:strokes.about')}</span>
        <Button
          aria-label={t('lessons:strokes.again')}
          className="motion-reduce:hidden"
          data-tooltip={t('lessons:strokes.again')}
          look="plain"
          onClick={() => setRound(round + 1)}
          round
        >
          <RotateCcw aria-hidden size={18} />
        </Button>
      </figcaption>
    </figure>
  )
}

/** Where the pen is set down. */
function startOf(path: string): readonly [x: number, y: number] {
  const [x = 0, y = 0] = path.slice(1).split(/[ ,C]/).map(Number)
  return [x, y]
}

const timing = (delay: number, duration: number): CSSProperties => ({
  animationDelay: `${delay}s`,
  animationDuration: `${duration}s`,
})

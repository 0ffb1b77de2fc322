import { pixelsTo, type TimelineView } from '../../core/timeline-view.ts'
import { civilTicks, hijriTicks } from '../../core/year-ticks.ts'
import { formatCivilYear, formatHijriYear } from '../event-texts.ts'

/** The years of both calendars below the timeline. */
export function YearAxis({ view, width, rem }: { view: TimelineView; width: number; rem: number }) {
  const room = { view, width, distance: 6 * rem }
  return (
    <div
      aria-hidden="true"
      className="tabular relative h-12 border-muted border-t text-muted text-xs leading-5"
    >
      {hijriTicks(room).map(({ year, at }) => (
        <Tick at={pixelsTo(view, at)} className="top-0" key={`h${year}`} text={formatHijriYear(year)} />
      ))}
      {civilTicks(room).map(({ year, at }) => (
        <Tick at={pixelsTo(view, at)} className="top-6" key={year} text={formatCivilYear(year)} />
      ))}
    </div>
  )
}

function Tick({ at, text, className }: { at: number; text: string; className: string }) {
  return (
    <span
      className={`absolute whitespace-nowrap border-hairline border-s ps-1 ${className}`}
      style={{ insetInlineStart: Math.round(at) }}
    >
      {text}
    </span>
  )
}

import { useMemo } from 'react'
import type { Coordinates } from '#shared/core/coordinates.ts'
import { litMoon } from '#shared/core/picture/lit-moon.ts'
import { useFormatClock } from '#shared/web/i18n/format-clock.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import { useNow } from '#shared/web/use-now.ts'
import { useSize } from '#shared/web/use-size.ts'
import { type PrayerDay, prayerNames, sunAltitude } from '../core/index.ts'
import { type Arc, arcOf, pathOf } from './arc-geometry.ts'
import { labelsOf } from './arc-labels.ts'

const HALF_A_MINUTE = 30_000
/** Above the highest point, for the name and time of noon. */
const HEADROOM_REM = 3.625
/** Two lines: a name and its time. */
const LABEL_HEIGHT_REM = 2.375
/**
 * Degrees by which refraction and radius raise the sun's upper edge above its centre at sunrise and sunset.
 */
const REFRACTION_AND_RADIUS = 0.833

/**
 * The shape of the day: the sun's height from Fajr to Isha with every prayer, and the sun or moon now. Names
 * and times are also a list for screen readers.
 */
export function DayArc({
  day,
  place,
  moonAge,
  isFasting = false,
  className,
}: {
  day: PrayerDay | undefined
  place: Coordinates | undefined
  /** Days since the new moon, for the moon's shape. */
  moonAge: number
  /** Labels Fajr and Maghrib as the end of Suhur and Iftar, and makes them larger. */
  isFasting?: boolean
  className?: string
}) {
  const { ref, size } = useSize<HTMLDivElement>()
  const now = useNow(HALF_A_MINUTE)
  const arc = useMemo(() => {
    if (!day || !place || !size) return undefined
    return arcOf(
      {
        marks: prayerNames.map((name) => ({ name, at: Date.parse(day.instants[name]) })),
        previousIsha: Date.parse(day.previousIshaInstant),
        nextFajr: Date.parse(day.nextDay.fajrInstant),
        altitudeAt: (at) => sunAltitude(place, new Date(at)) + REFRACTION_AND_RADIUS,
      },
      now,
      { ...size, headroom: HEADROOM_REM * size.rem },
    )
  }, [day, place, size, now])
  return (
    // The names of the evening need room below where text is large for the width.
    <div className={classNames('relative mb-[max(0px,calc(4.75rem-22vw))]', className)} ref={ref}>
      {arc && day && size && (
        <>
          <ArcDrawing arc={arc} isFasting={isFasting} moonAge={moonAge} width={size.width} />
          <ArcLabels arc={arc} day={day} isFasting={isFasting} {...size} />
        </>
      )}
    </div>
  )
}

const isFastMark = (name: string) => name === 'fajr' || name === 'maghrib'

function ArcDrawing({
  arc,
  width,
  moonAge,
  isFasting,
}: {
  arc: Arc
  width: number
  moonAge: number
  isFasting: boolean
}) {
  const mirror = currentLanguage().direction === 'rtl' ? `translate(${width} 0) scale(-1 1)` : undefined
  const { light } = arc
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible" focusable="false">
      <defs>
        <radialGradient id="sun-glow">
          <stop offset="0" stopColor="oklch(0.9 0.13 85)" stopOpacity="0.9" />
          <stop offset="0.45" stopColor="oklch(0.86 0.13 78)" stopOpacity="0.35" />
          <stop offset="1" stopColor="oklch(0.85 0.13 75)" stopOpacity="0" />
        </radialGradient>
        <linearGradient gradientUnits="userSpaceOnUse" id="arc-ends" x1="0" x2={width}>
          <stop offset="0" stopColor="currentColor" stopOpacity="0" />
          <stop offset="0.06" stopColor="currentColor" />
          <stop offset="0.94" stopColor="currentColor" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </linearGradient>
        <radialGradient id="moon-glow">
          <stop offset="0" stopColor="oklch(0.93 0.02 260)" stopOpacity="0.4" />
          <stop offset="1" stopColor="oklch(0.93 0.02 260)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <g fill="none" stroke="currentColor" strokeLinecap="round" transform={mirror}>
        <line
          opacity="0.45"
          strokeDasharray="0.1 7"
          strokeWidth="1.75"
          x1="-2000"
          x2={width + 2000}
          y1={arc.horizon}
          y2={arc.horizon}
        />
        <path d={pathOf(arc.future)} opacity="0.42" stroke="url(#arc-ends)" strokeWidth="1.75" />
        <path d={pathOf(arc.past)} stroke="url(#arc-ends)" strokeWidth="2.5" />
        {arc.marks.map((mark) => (
          <circle
            cx={mark.x}
            cy={mark.y}
            fill={mark.passed ? 'currentColor' : 'var(--sky-behind)'}
            key={mark.name}
            r={isFasting && isFastMark(mark.name) ? 7.5 : 5}
            strokeWidth="2"
          />
        ))}
      </g>
      <g transform={`translate(${mirror ? width - light.x : light.x} ${light.y})`}>
        <circle fill={light.up ? 'url(#sun-glow)' : 'url(#moon-glow)'} r={light.up ? 68 : 42} />
        {light.up ? (
          <circle fill="oklch(0.985 0.045 95)" r="14" />
        ) : (
          <>
            <circle fill="oklch(0.32 0.03 262)" r="12" />
            <path d={litMoon(moonAge, 12)} fill="oklch(0.96 0.02 90)" />
          </>
        )}
      </g>
    </svg>
  )
}

const aligned = { start: 'text-start', center: 'text-center', end: 'text-end' } as const

function ArcLabels({
  arc,
  day,
  width,
  rem,
  isFasting,
}: {
  arc: Arc
  day: PrayerDay
  width: number
  rem: number
  isFasting: boolean
}) {
  const formatClock = useFormatClock()
  const nextDay = new Set(day.notes.flatMap((note) => (note.code === 'next_day' ? note.times : [])))
  const size = { width: rem * (width < 640 ? 3.875 : 4.75), height: rem * LABEL_HEIGHT_REM }
  const labels = labelsOf(arc.marks, size)
  return (
    <ol aria-label={t('prayer:todayList')}>
      {arc.marks.map(({ name, passed }) => {
        const label = labels.find((each) => each.name === name)
        const prayer = name as (typeof prayerNames)[number]
        return (
          <li
            className={classNames(
              'absolute whitespace-nowrap text-[0.8125rem] leading-[1.35] sm:text-sm sm:leading-[1.35]',
              label && aligned[label.align],
            )}
            key={name}
            style={{ insetInlineStart: label?.x, top: label?.y, width: size.width }}
          >
            <span className={classNames('block', passed && 'font-semibold')}>
              {t(`prayer:${isFasting && isFastMark(name) ? 'fast' : 'names'}.${name}`)}
            </span>
            <span className="tabular block">
              {formatClock(day[prayer])}
              {nextDay.has(prayer) && <sup> {t('prayer:plusOneDay')}</sup>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

import type { ReactNode } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import { turnBetween } from '../../core/bearing.ts'

const everyFive = Array.from({ length: 72 }, (_, i) => i * 5)
const numbered = Array.from({ length: 12 }, (_, i) => i * 30).filter((degrees) => degrees % 90 !== 0)
const quarters = [
  ['north', 0],
  ['east', 90],
  ['south', 180],
  ['west', 270],
] as const

/** Other marks at the dial’s rim. */
export interface OnRim {
  readonly body: 'sun' | 'moon'
  /** Degrees from true north. */
  readonly azimuth: number
}

/**
 * The compass rose with the Qibla. `heading` is the direction at its top, in degrees from true north: 0
 * without a compass. It is never mirrored, because east is to the right of north in every language.
 */
export function Dial({
  direction,
  heading,
  live,
  isAligned,
  bodies,
}: {
  direction: number
  heading: number
  /** Whether the rose turns with the device. */
  live: boolean
  isAligned: boolean
  bodies: readonly OnRim[]
}) {
  return (
    <svg
      aria-hidden="true"
      className={classNames('mx-auto block h-auto w-full max-w-[22rem]', isAligned && 'text-action')}
      data-aligned={isAligned}
      data-heading={Math.round(heading)}
      direction="ltr"
      focusable="false"
      viewBox="-126 -128 252 252"
    >
      <circle className={isAligned ? 'fill-action-soft' : 'fill-sunken'} r="98" />
      <circle className="fill-none stroke-hairline" r="98" strokeWidth="1.5" />
      <g transform={`rotate(${-heading})`}>
        {everyFive.map((degrees) => (
          <line
            className={degrees % 30 === 0 ? 'stroke-ink' : 'stroke-muted'}
            key={degrees}
            strokeWidth={degrees % 90 === 0 ? 2 : 1}
            transform={`rotate(${degrees})`}
            y1="-98"
            y2={degrees % 90 === 0 ? -86 : degrees % 30 === 0 ? -89 : -94}
          />
        ))}
        {quarters.map(([name, degrees]) => (
          <Written at={degrees} heading={heading} key={name} radius={74}>
            <tspan
              className={name === 'north' ? 'fill-ending font-bold' : 'fill-ink font-semibold'}
              fontSize="15"
            >
              {t(`qibla-page:quarters.${name}`)}
            </tspan>
          </Written>
        ))}
        {numbered
          .filter((degrees) => Math.abs(turnBetween(degrees, direction)) > 12)
          .map((degrees) => (
            <Written at={degrees} heading={heading} key={degrees} radius={78}>
              <tspan className="fill-muted" fontSize="9.5">
                {formatNumber(degrees)}
              </tspan>
            </Written>
          ))}
        {bodies.map(({ body, azimuth }) => (
          <g key={body} transform={`rotate(${azimuth})`}>
            <g transform={`translate(0 -114) rotate(${heading - azimuth})`}>
              {body === 'sun' ? <Sun /> : <Moon />}
            </g>
          </g>
        ))}
        <g transform={`rotate(${direction})`}>
          <path className="fill-action" d="M0 -62L9 10L0 4L-9 10Z" />
          <g transform="translate(0 -98)">
            <circle className="fill-raised stroke-action" r="12.5" strokeWidth="2" />
            <g transform={`rotate(${heading - direction})`}>
              <rect className="fill-ink" height="12" rx="1" width="12" x="-6" y="-6" />
              <rect className="fill-ornament" height="2.2" width="12" x="-6" y="-3.2" />
            </g>
          </g>
        </g>
      </g>
      {live && <path className={isAligned ? 'fill-action' : 'fill-ink'} d="M0 -112L9 -127H-9Z" />}
      <circle className="fill-raised stroke-action" r="5" strokeWidth="2.5" />
    </svg>
  )
}

/** A text on the rose that stays upright as the rose turns. */
function Written({
  at,
  heading,
  radius,
  children,
}: {
  at: number
  heading: number
  radius: number
  children: ReactNode
}) {
  return (
    <g transform={`rotate(${at}) translate(0 ${-radius}) rotate(${heading - at})`}>
      <text dominantBaseline="central" textAnchor="middle">
        {children}
      </text>
    </g>
  )
}

function Sun() {
  return (
    <>
      <circle className="fill-ornament" r="5" />
      {[0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => (
        <line
          className="stroke-ornament"
          key={degrees}
          strokeLinecap="round"
          strokeWidth="1.6"
          transform={`rotate(${degrees})`}
          y1="-7.5"
          y2="-10"
        />
      ))}
    </>
  )
}

const Moon = () => <path className="fill-muted" d="M3 -7.5A7.5 7.5 0 1 0 7.4 3.2A6 6 0 0 1 3 -7.5Z" />

import { useEffect, useMemo, useRef } from 'react'
import type { Place } from '#features/location/core/index.ts'
import { useAccessibility } from '#shared/web/accessibility/accessibility-preferences.ts'
import { vibrate } from '#shared/web/accessibility/vibrate.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Card } from '#shared/web/ui/card.tsx'
import { useMediaQuery } from '#shared/web/use-media-query.ts'
import { normalizedBearing, turnBetween, turnDirection } from '../../core/bearing.ts'
import { aligned } from '../../core/compass.ts'
import type { Declination } from '../../core/declination.ts'
import type { CompassPoint } from '../../core/index.ts'
import type { SkyBody } from '../../core/sky-bodies.ts'
import { CompassPanel } from './compass-panel.tsx'
import { Dial } from './dial.tsx'
import { degrees } from './format-degrees.ts'
import { useCompass } from './use-compass.ts'

/** A short vibration, if the phone can. */
const TICK_MS = 60
/** With reduced motion the rose turns in steps. */
const CALM_STEP = 5
/** Screen readers get an update only after this many degrees, so that people can hear it to the end. */
const SPOKEN_STEP = 15

/** The dial, which turns with the device if it has a compass, and an instruction as text. */
export function DirectionCard({
  direction,
  point,
  place,
  north,
  bodies,
}: {
  /** Degrees from true north. */
  direction: number
  /** The nearest of the eight points of the compass. */
  point: CompassPoint
  place: Place
  north: Declination
  bodies: readonly SkyBody[]
}) {
  const calm = useReducedMotion()
  const compass = useCompass(calm)
  const usable = north.needle !== 'none'
  const live = usable && compass.heading !== undefined
  const heading = live ? normalizedBearing((compass.heading ?? 0) + north.degrees) : 0
  const turn = turnBetween(heading, direction)
  const isAligned = useAligned(live, turn)
  const rim = useMemo(() => bodies.filter(({ use }) => use !== 'down'), [bodies])
  return (
    <Card id="qibla-dial" title={t('qibla-page:dial.title')}>
      <Dial
        bodies={rim}
        direction={direction}
        heading={calm ? Math.round(heading / CALM_STEP) * CALM_STEP : heading}
        isAligned={isAligned}
        live={live}
      />
      <div className="mt-3 text-center">
        <p className="tabular font-display font-semibold text-4xl">{degrees(direction)}</p>
        <p className="text-muted">{t('qibla:fromNorth', { point: t(`qibla:points.${point}`) })}</p>
        {live && (
          <>
            <p aria-hidden="true" className="mt-3 min-h-8 font-semibold text-lg" data-turn>
              {isAligned ? t('qibla-page:compass.aligned') : turnWords(turn, 1)}
            </p>
            <p className="sr-only" role="status">
              {isAligned ? t('qibla-page:compass.aligned') : turnWords(turn, SPOKEN_STEP)}
            </p>
          </>
        )}
      </div>
      <CompassPanel compass={compass} live={live} north={north} place={place} />
    </Card>
  )
}

/** Whether the device faces the Qibla; the phone vibrates when that begins. */
function useAligned(live: boolean, turn: number): boolean {
  const before = useRef(false)
  const now = live && aligned(before.current, turn)
  useEffect(() => {
    if (now && !before.current) vibrate(TICK_MS)
    before.current = now
  }, [now])
  return now
}

/** The instruction for a turn, rounded to whole steps. */
function turnWords(turn: number, step: number): string {
  const rounded = Math.max(step, Math.round(Math.abs(turn) / step) * step)
  const way = turnDirection(turn)
  return t(`qibla-page:turn.${way}`, { degrees: formatNumber(rounded) })
}

/** Whether the user prefers less motion, in the system or in Rafiq's settings. */
function useReducedMotion(): boolean {
  const isReducedBySystem = useMediaQuery('(prefers-reduced-motion: reduce)')
  const { has } = useAccessibility()
  return isReducedBySystem || has('reduce-motion')
}

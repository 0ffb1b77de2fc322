import { litMoon } from '#shared/core/picture/lit-moon.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { MoonOfDay } from '../../core/moon-of-days.ts'

const LUNATION = 29.53
const RADIUS = 10

/** The moon as seen from the northern hemisphere. The text next to it names the phase. */
export function MoonPicture({ moon, size }: { moon: MoonOfDay; size: number }) {
  return (
    <svg aria-hidden="true" className="shrink-0" height={size} viewBox="-11 -11 22 22" width={size}>
      <circle className="fill-muted stroke-muted dark:fill-hairline" r={RADIUS} strokeWidth={1} />
      <path className="fill-raised dark:fill-ink" d={litMoon(moon.cycle * LUNATION, RADIUS)} />
    </svg>
  )
}

export const moonPhaseName = (moon: MoonOfDay): string => t(`calendar-page:moon.phases.${moon.phase}`)

/** The moon as text: «Waxing crescent, 12% lit». */
export const formatMoonPhase = (moon: MoonOfDay): string =>
  t('calendar-page:moon.lit', {
    phase: moonPhaseName(moon),
    percent: formatNumber(moon.lit, { style: 'percent' }),
  })

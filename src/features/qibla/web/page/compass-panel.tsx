import { Compass as CompassIcon } from 'lucide-react'
import type { Place } from '#features/location/core/index.ts'
import { cityName, formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import type { Declination } from '../../core/declination.ts'
import type { Compass } from './use-compass.ts'

/** With a larger error, the direction is noticeably wrong. */
const POOR_BEYOND = 15

/** The state of the device’s compass, its accuracy, and how to improve it. */
export function CompassPanel({
  compass,
  live,
  north,
  place,
}: {
  compass: Compass
  live: boolean
  north: Declination
  place: Place
}) {
  const poor =
    compass.accuracy === 'unsure' || (typeof compass.accuracy === 'number' && compass.accuracy > POOR_BEYOND)
  return (
    <div className="mt-4 flex min-h-24 flex-col justify-center gap-2 rounded-xl bg-sunken px-4 py-3 text-sm">
      {compass.state === 'ask' && (
        <>
          <p>{t('qibla-page:compass.ask')}</p>
          <Button className="self-start" look="action" onClick={compass.ask}>
            <CompassIcon aria-hidden size={18} />
            {t('qibla-page:compass.start')}
          </Button>
        </>
      )}
      {compass.state !== 'ask' && compass.state !== 'on' && (
        <p role="status">{t(`qibla-page:compass.${compass.state}`)}</p>
      )}
      {compass.state === 'on' && north.needle === 'none' && <p>{t('qibla-page:compass.noNeedle')}</p>}
      {live && (
        <>
          <p data-accuracy>{accuracyWords(compass.accuracy)}</p>
          {(poor || compass.accuracy === undefined) && (
            <p className={poor ? 'font-semibold' : 'text-muted'}>{t('qibla-page:compass.calibrate')}</p>
          )}
          {north.needle === 'weak' && <p className="font-semibold">{t('qibla-page:compass.weak')}</p>}
          {!north.inForce && <p className="font-semibold">{t('qibla-page:compass.oldModel')}</p>}
          <p className="text-muted">
            {t(`qibla-page:compass.corrected.${north.degrees < 0 ? 'west' : 'east'}`, {
              degrees: oneDecimal(Math.abs(north.degrees)),
              place: cityName(place.name),
            })}
          </p>
        </>
      )}
    </div>
  )
}

function accuracyWords(accuracy: Compass['accuracy']): string {
  if (accuracy === undefined) return t('qibla-page:compass.accuracyUnknown')
  if (accuracy === 'unsure') return t('qibla-page:compass.accuracyUnsure')
  return t('qibla-page:compass.accuracy', { degrees: formatNumber(accuracy, { maximumFractionDigits: 0 }) })
}

const oneDecimal = (value: number) =>
  formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

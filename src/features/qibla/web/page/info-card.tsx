import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Card, Row } from '#shared/web/ui/card.tsx'
import { normalizedBearing } from '../../core/bearing.ts'
import type { Declination } from '../../core/declination.ts'
import type { QiblaAnswer } from '../../core/index.ts'

/** The figures with an explanation: degrees from true and magnetic north, and the distance. */
export function InfoCard({
  qibla,
  north,
  onDevice,
}: {
  qibla: QiblaAnswer & { direction: number }
  north: Declination
  /** Whether the device calculated it, without the server. */
  onDevice: boolean
}) {
  return (
    <Card id="qibla-info" title={t('qibla-page:info.title')}>
      <ul>
        <Figure name={t('qibla-page:info.direction')}>
          {t('qibla-page:info.degrees', { degrees: twoDecimals(qibla.direction) })}
        </Figure>
        {north.needle !== 'none' && (
          <Figure name={t('qibla-page:info.magnetic')}>
            {t('qibla-page:info.degrees', {
              degrees: formatNumber(normalizedBearing(qibla.direction - north.degrees), {
                maximumFractionDigits: 0,
              }),
            })}
          </Figure>
        )}
        <Figure name={t('qibla-page:info.distance')}>
          {t('qibla-page:info.lengths', {
            kilometres: formatNumber(qibla.distance, { maximumFractionDigits: 0 }),
            miles: formatNumber(qibla.miles, { maximumFractionDigits: 0 }),
          })}
        </Figure>
      </ul>
      <p className="mt-3 text-muted text-sm">{t('qibla-page:info.explained')}</p>
      {north.needle !== 'none' && (
        <p className="mt-2 text-muted text-sm">
          {t(`qibla-page:info.declination.${north.degrees < 0 ? 'west' : 'east'}`, {
            degrees: oneDecimal(Math.abs(north.degrees)),
            uncertainty: oneDecimal(north.uncertainty),
          })}
          {!north.inForce && ` ${t('qibla-page:compass.oldModel')}`}
        </p>
      )}
      {onDevice && <p className="mt-2 text-muted text-sm">{t('qibla-page:info.onDevice')}</p>}
    </Card>
  )
}

function Figure({ name, children }: { name: string; children: string }) {
  return (
    <Row>
      <span className="text-muted">{name}</span>
      <span className="tabular text-end font-semibold">{children}</span>
    </Row>
  )
}

const twoDecimals = (value: number) =>
  formatNumber(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const oneDecimal = (value: number) =>
  formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

import { MapPinned } from 'lucide-react'
import type { Coordinates } from '#shared/core/coordinates.ts'
import { mapSearchAddress } from '#shared/core/map-address.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button, buttonClass } from '#shared/web/ui/button.tsx'
import { Star } from '#shared/web/ui/star-pattern.tsx'

/** Wider radiuses to offer, in kilometres. */
const wider = [100, 1000]

/** The list is empty: because of the filters, or because no mosque is known nearby. */
export function NoMosquesNear({
  filtered,
  radius,
  place,
  onClear,
  onWiden,
  onSuggest,
}: {
  filtered: boolean
  radius: number
  place: Coordinates | undefined
  onClear: () => void
  onWiden: (radius: number) => void
  onSuggest: () => void
}) {
  const next = wider.find((km) => km > radius)
  return (
    <section
      aria-labelledby="nothing-near"
      className="mx-auto grid max-w-reading justify-items-center gap-3 rounded-card bg-raised p-8 text-center shadow-card"
    >
      <Star className="text-ornament" size={56} weight={1} />
      <h2 className="text-xl" id="nothing-near">
        {t('mosques:none.title')}
      </h2>
      <p className="text-muted">
        {filtered ? t('mosques:none.filtered') : t('mosques:none.near', { radius: formatNumber(radius) })}
      </p>
      <div className="mt-1 flex flex-wrap justify-center gap-2">
        {filtered && (
          <Button look="action" onClick={onClear}>
            {t('mosques:none.clear')}
          </Button>
        )}
        {!filtered && next && (
          <Button look="action" onClick={() => onWiden(next)}>
            {t('mosques:none.widen', { radius: formatNumber(next) })}
          </Button>
        )}
        {!filtered && place && <MapSearch place={place} />}
        <Button onClick={onSuggest}>{t('mosques:suggest.open')}</Button>
      </div>
    </section>
  )
}

/** Opens the map app's own search for mosques around the place. */
export function MapSearch({ place }: { place: Coordinates }) {
  return (
    <a
      className={buttonClass()}
      href={mapSearchAddress(place, t('mosques:none.mapWords'), navigator.userAgent)}
      rel="noreferrer"
      target="_blank"
    >
      <MapPinned aria-hidden size={18} />
      {t('mosques:none.map')}
    </a>
  )
}

import { LocateFixed, MapPin, X } from 'lucide-react'
import { useState } from 'react'
import type { Coordinates } from '#shared/core/coordinates.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { WorldMap } from '#shared/web/map/world-map.tsx'
import { Button } from '#shared/web/ui/button.tsx'

/** About a metre. */
const DECIMALS = 1e5

/** How places are found, by another feature. */
export interface PlaceFinder {
  /** The centre of a city; `undefined` if it isn’t known. */
  readonly findCity: (name: string, country: string) => Promise<Coordinates | undefined>
  /** The place of the device; `undefined` if it isn’t given. */
  readonly findDevice: () => Promise<Coordinates | undefined>
}

/** The place of a business on the map, by a press, by its city or by the device. */
export function PlacePicker({
  place,
  onPlace,
  city,
  country,
  finder,
}: {
  place: Coordinates | undefined
  onPlace: (place: Coordinates | undefined) => void
  city: string
  country: string
  finder: PlaceFinder
}) {
  const [found, setFound] = useState(0)
  const [state, setState] = useState<'ready' | 'searching' | 'missing'>('ready')
  const pick = ({ latitude, longitude }: Coordinates) =>
    onPlace({
      latitude: Math.round(latitude * DECIMALS) / DECIMALS,
      longitude: Math.round(longitude * DECIMALS) / DECIMALS,
    })
  const look = async (search: Promise<Coordinates | undefined>) => {
    setState('searching')
    const at = await search.catch(() => undefined)
    setState(at ? 'ready' : 'missing')
    if (!at) return
    pick(at)
    // A new map shows the surroundings of the place.
    setFound((count) => count + 1)
  }
  return (
    <section aria-labelledby="place-label">
      <h3 className="font-semibold text-[0.9375rem]" id="place-label">
        {t('business-submission:place.label')}
      </h3>
      <p className="mb-2 text-muted text-sm">{t('business-submission:place.hint')}</p>
      <div className="mb-3 flex flex-wrap gap-2">
        <Button
          disabled={state === 'searching' || city.trim() === ''}
          onClick={() => void look(finder.findCity(city, country))}
        >
          <MapPin aria-hidden size={16} />
          {t('business-submission:place.city')}
        </Button>
        <Button disabled={state === 'searching'} onClick={() => void look(finder.findDevice())}>
          <LocateFixed aria-hidden size={16} />
          {t('business-submission:place.device')}
        </Button>
      </div>
      <WorldMap
        className="h-64 sm:h-80"
        key={found}
        label={t('business-submission:place.label')}
        marks={
          place
            ? [
                {
                  id: 'place',
                  at: place,
                  name: t('business-submission:place.chosen'),
                  look: 'pin',
                  chosen: true,
                },
              ]
            : []
        }
        onPick={pick}
      />
      <p className="mt-2 flex min-h-11 flex-wrap items-center gap-x-3 text-sm" role="status">
        {state === 'missing' && <span className="text-ending">{t('business-submission:place.missing')}</span>}
        {place ? (
          <>
            <span className="tabular" dir="ltr">
              {degrees(place.latitude)}, {degrees(place.longitude)}
            </span>
            <Button look="plain" onClick={() => onPlace(undefined)}>
              <X aria-hidden size={16} />
              {t('business-submission:place.remove')}
            </Button>
          </>
        ) : (
          <span className="text-muted">{t('business-submission:place.none')}</span>
        )}
      </p>
    </section>
  )
}

const degrees = (value: number) => formatNumber(value, { minimumFractionDigits: 5, maximumFractionDigits: 5 })

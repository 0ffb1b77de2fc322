import { MapPin } from 'lucide-react'
import { useState } from 'react'
import type { Coordinates } from '#shared/core/coordinates.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { MapMark } from '#shared/web/map/map-features.ts'
import { WorldMap } from '#shared/web/map/world-map.tsx'
import { Button } from '#shared/web/ui/button.tsx'
import { TextField } from '#shared/web/ui/text-field.tsx'

/** About a metre. */
const DECIMALS = 1e5

/** The centre of a city, by another feature; `undefined` if it isn’t known. */
export type FindCity = (name: string, country: string) => Promise<Coordinates | undefined>

/** Coordinates while they are chosen. */
export interface ChosenPlace {
  readonly latitude: number | null
  readonly longitude: number | null
}

/** The place of a mosque: a press on the map, the centre of its city, or typed coordinates. */
export function PlaceFields({
  place,
  onPlace,
  city,
  country,
  findCity,
  errors,
  others = [],
}: {
  place: ChosenPlace
  onPlace: (place: Partial<ChosenPlace>) => void
  city: string
  country: string
  findCity: FindCity
  errors: Readonly<Record<keyof ChosenPlace, string | undefined>>
  /** Other marks on the map, such as a suggested place. */
  others?: readonly MapMark[]
}) {
  // A new map shows the surroundings of a place that was found or typed.
  const [shown, setShown] = useState(0)
  const [state, setState] = useState<'ready' | 'searching' | 'missing'>('ready')
  const at = coordinatesOf(place)
  const look = async () => {
    setState('searching')
    const found = await findCity(city.trim(), country).catch(() => undefined)
    setState(found ? 'ready' : 'missing')
    if (!found) return
    onPlace(rounded(found))
    setShown((count) => count + 1)
  }
  return (
    <section aria-labelledby="mosque-place">
      <div className="mb-2 flex flex-wrap items-end justify-between gap-2">
        <div className="min-w-0">
          <h3 className="font-semibold text-[0.9375rem]" id="mosque-place">
            {t('admin-mosques:place.label')}
          </h3>
          <p className="text-muted text-sm">{t('admin-mosques:place.hint')}</p>
        </div>
        <Button disabled={state === 'searching' || city.trim() === ''} onClick={() => void look()}>
          <MapPin aria-hidden size={16} />
          {t('admin-mosques:place.city')}
        </Button>
      </div>
      <WorldMap
        className="h-64 sm:h-80"
        key={shown}
        label={t('admin-mosques:place.label')}
        marks={[
          ...others,
          ...(at
            ? [
                {
                  id: 'place',
                  at,
                  name: t('admin-mosques:place.chosen'),
                  look: 'pin' as const,
                  chosen: true,
                },
              ]
            : []),
        ]}
        onPick={(picked) => onPlace(rounded(picked))}
      />
      <p className="mt-1 text-ending text-sm empty:hidden" role="status">
        {state === 'missing' && t('admin-mosques:place.missing')}
      </p>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        {(['latitude', 'longitude'] as const).map((field) => (
          <TextField
            dir="ltr"
            error={errors[field]}
            inputMode="decimal"
            key={field}
            label={t(`admin-mosques:fields.${field}`)}
            name={field}
            onBlur={() => setShown((count) => count + 1)}
            onChange={({ target }) => onPlace({ [field]: target.value === '' ? null : Number(target.value) })}
            step="any"
            type="number"
            value={place[field] ?? ''}
          />
        ))}
      </div>
    </section>
  )
}

const coordinatesOf = ({ latitude, longitude }: ChosenPlace): Coordinates | undefined =>
  latitude === null || longitude === null || Math.abs(latitude) > 90 || Math.abs(longitude) > 180
    ? undefined
    : { latitude, longitude }

const rounded = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: Math.round(latitude * DECIMALS) / DECIMALS,
  longitude: Math.round(longitude * DECIMALS) / DECIMALS,
})

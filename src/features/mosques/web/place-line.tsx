import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import type { GeolocationProblem, Place } from '#features/location/core/index.ts'
import { cityName, countryName, joinNames } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { classNames } from '#shared/web/ui/class-names.ts'

/** The state of locating the device. */
export type LocatingState =
  | { readonly state: 'requesting' | 'obtained' }
  | { readonly state: 'error'; readonly problem: GeolocationProblem }

/** The place of the list, its source, and buttons to change it. */
export function PlaceLine({
  place,
  locating,
  children,
}: {
  place: Place | undefined
  locating: LocatingState
  children: ReactNode
}) {
  return (
    <div className="mt-3 mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div
        className={classNames(
          'flex min-w-0 items-center gap-2.5 text-muted',
          // Room for the reason why a place is a guess, which is known after the browser answered.
          place?.source === 'manual' ? 'min-h-11' : 'min-h-[3lh] sm:min-h-11',
        )}
        role="status"
      >
        <MapPin aria-hidden className="shrink-0 text-action" size={20} />
        <p className="min-w-0">{place ? sentence(place, locating) : t('mosques:place.requesting')}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  )
}

function sentence(place: Place, locating: LocatingState): string {
  const name = joinNames(
    cityName(place.name),
    (place.countryCode && countryName(place.countryCode)) ?? place.country,
  )
  if (place.source === 'device' || place.source === 'manual')
    return t('mosques:place.around', { place: name })
  const why = locating.state === 'error' ? `${t(`mosques:notLocated.${locating.problem}`)}. ` : ''
  return why + t(`mosques:place.${place.source}`, { place: name })
}

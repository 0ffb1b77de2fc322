import type { Place } from '#features/location/core/index.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { WorldMap } from '#shared/web/map/world-map.tsx'
import type { MosqueDetails } from '../core/mosques.contract.ts'
import { displayNames } from './mosque-names.ts'

/**
 * Mosques on a map, the selected one with its name, and the person’s place if it is shown. Markers are too
 * close together to tap (WCAG 2.2, 2.5.8), so each card selects its own.
 */
export function MosqueMap({
  place,
  mosques,
  chosen,
  className,
}: {
  place: Place | undefined
  mosques: readonly MosqueDetails[]
  chosen: string | undefined
  className: string
}) {
  const marks = mosques.map((mosque) => {
    const { name } = displayNames(mosque)
    return {
      id: mosque.id,
      at: { latitude: mosque.coordinates.lat, longitude: mosque.coordinates.lng },
      name,
      look: 'pin' as const,
      chosen: mosque.id === chosen,
      ...(mosque.id === chosen && { label: name }),
    }
  })
  const own = place && [{ id: 'own', at: place, name: t('mosques:map.own'), look: 'own' as const }]
  return (
    <WorldMap
      className={className}
      label={t('mosques:map.label')}
      marks={[...marks, ...(own ?? [])]}
      {...(place && { own: place })}
    />
  )
}

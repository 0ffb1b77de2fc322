import type { Place } from '#features/location/core/index.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { WorldMap } from '#shared/web/map/world-map.tsx'
import type { MosqueAlone } from '../core/mosques.contract.ts'
import { namesOf } from './mosque-names.ts'

/**
 * Mosques on a map, the chosen one with its name, and where the person is if that is to be seen. They stand too close together to be pressed (WCAG 2.2,
 * 2.5.8): each card chooses its own.
 */
export function MosqueMap({
  place,
  mosques,
  chosen,
  className,
}: {
  place: Place | undefined
  mosques: readonly MosqueAlone[]
  chosen: string | undefined
  className: string
}) {
  const marks = mosques.map((mosque) => {
    const { name } = namesOf(mosque)
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

import type { Place } from '#features/location/core/index.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { WorldMap } from '#shared/web/map/world-map.tsx'
import type { Mosque } from '../core/mosques.contract.ts'
import { namesOf } from './mosque-names.ts'

/**
 * The mosques of the list on a map, the chosen one with its name. They stand too close together to be pressed (WCAG 2.2,
 * 2.5.8): each card chooses its own.
 */
export function MosqueMap({
  place,
  mosques,
  chosen,
}: {
  place: Place
  mosques: readonly Mosque[]
  chosen: string | undefined
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
  const own = { id: 'own', at: place, name: t('mosques:map.own'), look: 'own' as const }
  return (
    <WorldMap
      className="h-56 lg:h-[36rem]"
      label={t('mosques:map.label')}
      marks={[...marks, own]}
      own={place}
    />
  )
}

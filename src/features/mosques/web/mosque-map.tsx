import type { Place } from '#features/location/core/index.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { WorldMap } from '#shared/web/map/world-map.tsx'
import type { Mosque } from '../core/mosques.contract.ts'
import { namesOf } from './mosque-names.ts'

/** The mosques of the list on a map; a press on one shows its card. */
export function MosqueMap({
  place,
  mosques,
  chosen,
  onChoose,
}: {
  place: Place
  mosques: readonly Mosque[]
  chosen: string | undefined
  onChoose: (id: string) => void
}) {
  const marks = mosques.map((mosque) => {
    const { name } = namesOf(mosque)
    return {
      id: mosque.id,
      at: { latitude: mosque.coordinates.lat, longitude: mosque.coordinates.lng },
      name,
      look: 'pin' as const,
      chosen: mosque.id === chosen,
      onChoose: () => onChoose(mosque.id),
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

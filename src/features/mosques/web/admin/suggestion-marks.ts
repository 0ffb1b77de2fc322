import { t } from '#shared/web/i18n/i18n.ts'
import type { MapMark } from '#shared/web/map/map-features.ts'
import type { MosqueSuggestion } from '../../core/suggestions.contract.ts'
import { titleOf } from './mosque-columns.tsx'

/** The suggested place, the mosque that a suggestion is about, and the mosques around it. */
export function suggestionMarks({ coordinates, mosque, near }: MosqueSuggestion): readonly MapMark[] {
  const suggested: readonly MapMark[] = coordinates
    ? [
        {
          id: 'suggested',
          at: { latitude: coordinates.lat, longitude: coordinates.lng },
          name: t('admin-mosques:pendingPage.place'),
          look: 'own',
        },
      ]
    : []
  const others = [...(mosque ? [mosque] : []), ...near].map(
    (each): MapMark => ({
      id: each.id,
      at: { latitude: each.latitude, longitude: each.longitude },
      name: titleOf(each),
      look: 'pin',
    }),
  )
  return [...suggested, ...others]
}

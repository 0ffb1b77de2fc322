import { LocateFixed, Maximize, Minus, Plus } from 'lucide-react'
import { t } from '../i18n/i18n.ts'

/**
 * Buttons to zoom in, zoom out, show everything, and show the surroundings, in a column at the map’s corner.
 */
export function MapButtons({
  onZoom,
  onAll,
  onOwn,
}: {
  onZoom: (factor: number) => void
  onAll: () => void
  onOwn?: (() => void) | undefined
}) {
  const buttons = [
    { name: t('map:closer'), Icon: Plus, press: () => onZoom(2) },
    { name: t('map:wider'), Icon: Minus, press: () => onZoom(0.5) },
    { name: t('map:all'), Icon: Maximize, press: onAll },
    ...(onOwn ? [{ name: t('map:own'), Icon: LocateFixed, press: onOwn }] : []),
  ]
  return (
    <div className="absolute end-2 top-2 z-20 flex flex-col overflow-hidden rounded-xl border border-hairline bg-raised shadow-card">
      {buttons.map(({ name, Icon, press }) => (
        <button
          aria-label={name}
          className="grid size-11 place-content-center hover:bg-sunken focus-visible:-outline-offset-2"
          data-tooltip={name}
          key={name}
          onClick={press}
          type="button"
        >
          <Icon aria-hidden size={18} />
        </button>
      ))}
    </div>
  )
}

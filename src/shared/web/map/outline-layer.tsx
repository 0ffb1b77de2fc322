import { useQuery } from '@tanstack/react-query'
import { t } from '../i18n/i18n.ts'
import type { Size } from '../use-size.ts'
import type { MapView } from './map-view.ts'
import { drawOutlines } from './outlines.ts'
import type { WorldPaths } from './world-paths.ts'

/** From this scale on (pixels per degree), the coarse outlines look too coarse. */
const FINE_FROM = 9

/** Coasts and borders from the built-in outlines. */
export function OutlineLayer({ view, size, meridian }: { view: MapView; size: Size; meridian: number }) {
  const { paths, failed } = usePaths(meridian, view.scale > FINE_FROM)
  return (
    <>
      {paths && <World paths={paths} size={size} view={view} />}
      {failed && (
        <p className="absolute start-2 bottom-2 z-20 rounded-lg bg-raised px-2 py-1 text-sm" role="status">
          {t('map:withoutOutlines')}
        </p>
      )}
    </>
  )
}

function World({ paths, view, size }: { paths: WorldPaths; view: MapView; size: Size }) {
  const { scale, centre } = view
  const [dx, dy] = [size.width / 2 / scale, size.height / 2 / scale]
  const seen = ({ box: [west, north, east, south] }: WorldPaths['countries'][number]) =>
    west < centre[0] + dx && east > centre[0] - dx && north < centre[1] + dy && south > centre[1] - dy
  const thin = { vectorEffect: 'non-scaling-stroke' } as const
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full" focusable="false">
      <g
        transform={`translate(${size.width / 2 - centre[0] * scale} ${size.height / 2 - centre[1] * scale}) scale(${scale})`}
      >
        {paths.countries.filter(seen).map(({ path }) => (
          <path className="fill-map-land stroke-map-sea" d={path} key={path} strokeWidth={1} {...thin} />
        ))}
        <path className="stroke-ink/10" d={paths.grid} fill="none" strokeWidth={0.75} {...thin} />
      </g>
    </svg>
  )
}

/** The paths around a meridian, coarse until finer ones are loaded; `failed` if none can be loaded. */
function usePaths(meridian: number, fine: boolean): { paths: WorldPaths | undefined; failed: boolean } {
  const outlines = (detail: 'coarse' | 'fine', enabled: boolean) => ({
    queryKey: ['outlines', detail, meridian],
    queryFn: () => drawOutlines(detail, meridian),
    enabled,
  })
  const coarse = useQuery(outlines('coarse', true))
  const finer = useQuery(outlines('fine', fine))
  const paths = (fine && finer.data) || coarse.data
  return { paths, failed: coarse.isError && !paths }
}

import { MapPin, Search } from 'lucide-react'
import { useState } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import type { Place } from '../core/index.ts'
import { LazyPlaceDialog } from './lazy-place-dialog.tsx'
import { PlaceName } from './place-name.tsx'
import { skipPrompt, usePromptSkipped } from './place-store.ts'
import { useLocate } from './use-locate.ts'
import { useLocationPermission } from './use-location-permission.ts'

/** The current place and its origin, with two ways to change it: the device's sensor, or a city by name. */
export function PlaceCard({ place }: { place: Place | undefined }) {
  const [choosing, setChoosing] = useState(false)
  const permission = useLocationPermission()
  const { locating, locate } = useLocate(permission === 'denied')
  const skipped = usePromptSkipped()
  const active = permission === 'granted' && place?.source === 'device'
  const asks = !active && !skipped && place?.source !== 'manual' && place?.source !== 'device'
  return (
    <Card
      aside={
        active && (
          <span className="rounded-full bg-action-soft px-3 py-1 font-semibold text-action-strong text-sm">
            {t('location:active')}
          </span>
        )
      }
      id="place"
      title={t('location:title')}
    >
      <div className="flex gap-3">
        <MapPin aria-hidden className="mt-1 shrink-0 text-action" size={22} />
        <div className="min-w-0">
          <p className="font-semibold text-lg leading-snug">
            {place ? <PlaceName place={place} /> : <Skeleton className="h-6 w-44" />}
          </p>
          {place && (
            <p className="text-muted text-sm">
              {t(`location:source.${place.source}`)}
              <br />
              <span className="tabular" dir="ltr">
                {[place.latitude, place.longitude].map(degrees).join(t('shell:comma'))}
              </span>
            </p>
          )}
        </div>
      </div>
      {asks && <p className="mt-4 rounded-xl bg-sunken px-4 py-3 text-sm">{t('location:why')}</p>}
      <div className="mt-auto flex flex-wrap gap-2 pt-5">
        <Button
          disabled={locating}
          look={asks ? 'action' : 'quiet'}
          onClick={() => locate(asks ? 'prompt' : 'update')}
        >
          <MapPin aria-hidden size={18} />
          {t(locating ? 'location:locating' : asks ? 'location:enable' : 'location:update')}
        </Button>
        <Button onClick={() => setChoosing(true)}>
          <Search aria-hidden size={18} />
          {t('location:choose')}
        </Button>
        {asks && (
          <Button look="plain" onClick={skipPrompt}>
            {t('location:skip')}
          </Button>
        )}
      </div>
      {choosing && <LazyPlaceDialog onClose={() => setChoosing(false)} />}
    </Card>
  )
}

const degrees = (value: number) => formatNumber(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

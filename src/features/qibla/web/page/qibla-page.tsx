import type { ReactNode } from 'react'
import type { Place } from '#features/location/core/index.ts'
import { cityName } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Card } from '#shared/web/ui/card.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { useQibla } from '../use-qibla.ts'
import { Guidance } from './guidance.tsx'
import { WhereCard } from './where-card.tsx'

/** The direction of prayer from a place. Without a known place, explains how to set one. */
export default function QiblaPage({
  place,
  locating,
}: {
  /** `undefined` while loading; its source says whether it is a guess or the default. */
  place: Place | undefined
  /** Buttons that find or choose the place. */
  locating: ReactNode
}) {
  usePageTitle(t('pages:qibla.title'))
  return (
    <main className="@container mx-auto w-full max-w-content px-5 pt-2 pb-16 sm:px-8" id="main">
      <h1 className="font-display text-3xl">{t('qibla-page:title')}</h1>
      <p className="mt-2 mb-6 max-w-reading text-muted">{t('qibla-page:intro')}</p>
      {place ? <Found locating={locating} place={place} /> : <Waiting />}
    </main>
  )
}

function Found({ place, locating }: { place: Place; locating: ReactNode }) {
  const { data } = useQibla(place)
  const known = place.source === 'device' || place.source === 'manual'
  const answer = data?.answer
  return (
    <div className="grid items-stretch gap-6 @min-[44rem]:grid-cols-2">
      {known ? null : (
        <Card className="@min-[44rem]:col-span-2" id="qibla-required" title={t('qibla-page:required.title')}>
          <p>{t('qibla-page:required.text')}</p>
          {place.source === 'time_zone' && (
            <p className="mt-2 text-muted">
              {t('qibla-page:required.guess', { place: cityName(place.name) })}
            </p>
          )}
          <div className="flex flex-wrap gap-2 pt-4">{locating}</div>
        </Card>
      )}
      {place.source !== 'default' && answer && (
        <Guidance onDevice={data.from === 'device'} place={place} qibla={answer}>
          {known ? (
            <WhereCard place={place}>{locating}</WhereCard>
          ) : (
            <WhereCard place={place}>{null}</WhereCard>
          )}
        </Guidance>
      )}
    </div>
  )
}

/** Placeholders of the final shape while the place loads. */
function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-6 @min-[44rem]:grid-cols-2">
      <Skeleton className="h-[34rem] w-full rounded-card" />
      <Skeleton className="h-[34rem] w-full rounded-card" />
    </div>
  )
}

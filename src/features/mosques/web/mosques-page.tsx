import { Plus } from 'lucide-react'
import { type ReactNode, Suspense, useDeferredValue, useState } from 'react'
import type { Place } from '#features/location/core/index.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { useFocusFallback } from '#shared/web/use-focus-fallback.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { filterMosques } from '../core/filter-mosques.ts'
import type { Mosque } from '../core/mosques.contract.ts'
import { FilterRow } from './filter-row.tsx'
import { LoadError } from './load-error.tsx'
import { MosqueList } from './mosque-list.tsx'
import { MosqueListSkeleton } from './mosque-list-skeleton.tsx'
import { MosqueMap } from './mosque-map.tsx'
import { NoMosquesNear } from './no-mosques-near.tsx'
import { type LocatingState, PlaceLine } from './place-line.tsx'
import { Attribution, SavedListNotice } from './sources.tsx'
import type { Times } from './todays-times.ts'
import { useFilters } from './use-filters.ts'
import { useMosques } from './use-mosques.ts'

const SuggestDialog = lazyWithMessages(() => import('./suggest-dialog.tsx'))

interface MosquesPageProps {
  /** `undefined` while loading; its source says whether it is a guess or the default. */
  readonly place: Place | undefined
  readonly locating: LocatingState
  /** Buttons to locate the device or choose a place. */
  readonly placeButtons: ReactNode
  readonly times: Times
}

/** Nearby mosques as a list and on a map. */
export default function MosquesPage({ place, locating, placeButtons, times }: MosquesPageProps) {
  usePageTitle(t('pages:mosques.title'))
  const page = useFocusFallback()
  const { filters, change, clear } = useFilters()
  const known = place?.source === 'device' || place?.source === 'manual'
  const ready = place && (known || locating.state !== 'requesting') ? place : undefined
  const { data, isError, isPlaceholderData } = useMosques(ready, filters.radius, times)
  const text = useDeferredValue(filters.text)
  const [chosen, setChosen] = useState<string>()
  const [suggesting, setSuggesting] = useState<Mosque | 'new'>()
  const shown = data && filterMosques(data.mosques, { ...filters, text })
  const suggestNew = () => setSuggesting('new')
  return (
    <main className="@container mx-auto w-full max-w-content px-5 pt-2 pb-16 sm:px-8" id="main" ref={page}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h1 className="font-display text-3xl">{t('mosques:title')}</h1>
        <Button onClick={suggestNew}>
          <Plus aria-hidden size={18} />
          {t('mosques:suggest.open')}
        </Button>
      </div>
      <PlaceLine locating={locating} place={ready}>
        {placeButtons}
      </PlaceLine>
      {isError && !data ? (
        <LoadError place={ready} />
      ) : (
        <>
          <FilterRow change={change} filters={filters} mosques={data?.mosques} />
          {data?.savedAt && <SavedListNotice at={data.savedAt} />}
          <p aria-live="polite" className="mt-4 mb-3 min-h-6 text-muted text-sm">
            {shown && !isPlaceholderData
              ? t('mosques:found', { count: shown.length, shown: formatNumber(shown.length) })
              : t('mosques:looking')}
          </p>
          {!shown && <MosqueListSkeleton />}
          {shown && shown.length === 0 && data && (
            <NoMosquesNear
              filtered={data.mosques.length > 0}
              onClear={clear}
              onSuggest={suggestNew}
              onWiden={(radius) => change({ radius })}
              place={ready}
              radius={filters.radius}
            />
          )}
          {ready && shown && shown.length > 0 && (
            <div className="grid items-start gap-6 @min-[60rem]:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
              <div className="@min-[60rem]:sticky @min-[60rem]:top-4 @min-[60rem]:order-2">
                <MosqueMap
                  chosen={chosen}
                  className="h-56 @min-[60rem]:h-[36rem]"
                  mosques={shown}
                  place={ready}
                />
              </div>
              <MosqueList chosen={chosen} mosques={shown} onChoose={setChosen} onCorrect={setSuggesting} />
            </div>
          )}
          {shown && <Attribution mosques={shown} />}
        </>
      )}
      <Suspense>
        {suggesting && (
          <SuggestDialog about={suggesting} onClose={() => setSuggesting(undefined)} place={ready} />
        )}
      </Suspense>
    </main>
  )
}

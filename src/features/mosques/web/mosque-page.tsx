import { ArrowLeft } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link } from 'wouter'
import type { Place } from '#features/location/core/index.ts'
import { distanceKm } from '#shared/core/coordinates.ts'
import { targetKey } from '#shared/core/user-data/target.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { bookmarks } from '#shared/web/user-data/saved-items.ts'
import type { MosqueDetails } from '../core/mosques.contract.ts'
import { LoadError } from './load-error.tsx'
import { MosqueCard } from './mosque-card.tsx'
import { MosqueCardSkeleton } from './mosque-list-skeleton.tsx'
import { MosqueMap } from './mosque-map.tsx'
import { displayNames } from './mosque-names.ts'
import { SavedMosque } from './saved-mosque.tsx'
import { Attribution, SavedListNotice } from './sources.tsx'
import type { Times } from './todays-times.ts'
import { useMosque } from './use-mosque.ts'

const SuggestDialog = lazyWithMessages(() => import('./suggest-dialog.tsx'))

/** Beyond this distance the person isn’t shown on the map. */
const ON_ONE_MAP_KM = 50

/** One mosque, or the person’s saved copy when it can’t be loaded. */
export default function MosquePage({
  id,
  place,
  times,
}: {
  id: string
  place: Place | undefined
  times: Times
}) {
  const { data, isError } = useMosque(id, times)
  const saved = bookmarks.useOne(targetKey('mosque', id))
  const isGone = data !== undefined && !data.mosque
  const name = data?.mosque ? displayNames(data.mosque).name : saved?.title
  usePageTitle(name ? t('mosques:page.title', { name }) : t('pages:mosques.title'))
  return (
    <main className="mx-auto w-full max-w-reading px-5 pt-2 pb-16 sm:px-8" id="main">
      <Link
        className="mb-2 inline-flex min-h-11 items-center gap-2 text-muted hover:text-action"
        href="/mosques"
      >
        <ArrowLeft aria-hidden className="rtl:-scale-x-100" size={18} />
        {t('mosques:page.all')}
      </Link>
      {data?.savedAt && <SavedListNotice at={data.savedAt} />}
      {data?.mosque && <MosqueView mosque={data.mosque} place={place} />}
      {!data && !isError && <MosqueCardSkeleton />}
      {(isGone || isError) && saved && <SavedMosque id={id} isGone={isGone} saved={saved} />}
      {isGone && !saved && (
        <section className="rounded-card bg-raised p-8 text-center shadow-card">
          <h1 className="text-xl">{t('mosques:page.gone.title')}</h1>
          <p className="mt-2 text-muted">{t('mosques:page.gone.text')}</p>
        </section>
      )}
      {isError && !saved && <LoadError place={place} />}
    </main>
  )
}

function MosqueView({ mosque, place }: { mosque: MosqueDetails; place: Place | undefined }) {
  const [correcting, setCorrecting] = useState(false)
  const { lat: latitude, lng: longitude } = mosque.coordinates
  const isHere = place?.source === 'device' || place?.source === 'manual'
  const distance = isHere ? distanceKm(place, { latitude, longitude }) : undefined
  return (
    <>
      <div className="mt-3">
        <MosqueCard alone mosque={{ ...mosque, distance }} onCorrect={() => setCorrecting(true)} />
      </div>
      <div className="mt-4">
        <MosqueMap
          chosen={undefined}
          className="h-64 sm:h-80"
          mosques={[mosque]}
          place={distance !== undefined && distance < ON_ONE_MAP_KM ? place : undefined}
        />
      </div>
      <Attribution mosques={[mosque]} />
      <Suspense>
        {correcting && <SuggestDialog about={mosque} onClose={() => setCorrecting(false)} place={place} />}
      </Suspense>
    </>
  )
}

import { WifiOff } from 'lucide-react'
import { Suspense, useEffect, useRef } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { chosenLanguage, t } from '#shared/web/i18n/i18n.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { useReconnected } from '#shared/web/offline/use-reconnected.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { TransliterationToggle } from '../browse/transliteration-toggle.tsx'
import { VerseCards } from '../browse/verse-cards.tsx'
import { isSearchable, SHORTEST_QUERY } from './is-searchable.ts'
import { useVerseSearch } from './use-verse-search.ts'
import type { VerseFilter } from './verse-filter.ts'

const QuranOffer = lazyWithMessages(() => import('../reader/quran-offer.tsx'), 'reader')

const noFilter: VerseFilter = {}

/** Search results: the number of verses, the verses, and a button for more. */
export function FoundVerses({
  text,
  language,
  filter = noFilter,
  none,
  shortest = SHORTEST_QUERY,
  onOpen,
}: {
  text: string
  /** The id of the chosen translation; the default depends on the person's language. */
  language?: string | undefined
  filter?: VerseFilter
  /** The heading if nothing is found. */
  none: string
  shortest?: number
  onOpen?: () => void
}) {
  const enough = isSearchable(text, shortest)
  const search = useVerseSearch(text, language ?? chosenLanguage().code, filter, enough)
  useReconnected(() => search.isError && void search.refetch())
  const { data, isError, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } = search
  const verses = data?.pages.flatMap((page) => page.verses)
  const { list, focusNext } = useFocusOnNewResult(verses?.length ?? 0)
  const showMore = () => {
    focusNext()
    void fetchNextPage()
  }
  if (!enough) {
    return (
      <p className="py-10 text-center text-muted">
        {t('browse:tooShort', { count: shortest, number: formatNumber(shortest) })}
      </p>
    )
  }
  if (isError) return <SearchFailed onRetry={() => void search.refetch()} />
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <SearchStatus
          count={isPlaceholderData ? undefined : verses?.length}
          hasMore={hasNextPage}
          onDevice={Boolean(data?.pages.some((page) => page.from === 'device'))}
        />
        <TransliterationToggle />
      </div>
      <div aria-busy={isPlaceholderData} ref={list}>
        {verses?.length === 0 && !isPlaceholderData ? (
          <div className="py-10 text-center">
            <h2 className="mb-1 text-xl">{none}</h2>
            <p className="break-words text-muted">{t('browse:noneFor', { query: text })}</p>
          </div>
        ) : (
          <VerseCards translated={language !== undefined} verses={verses} {...(onOpen && { onOpen })} />
        )}
      </div>
      {hasNextPage && !isPlaceholderData && (
        <p className="pt-6 text-center">
          <Button aria-busy={isFetchingNextPage} onClick={showMore}>
            {t('browse:more')}
          </Button>
        </p>
      )}
    </>
  )
}

/** Lets the focus move to the first new result, because the pressed button may disappear. */
function useFocusOnNewResult(count: number) {
  const list = useRef<HTMLDivElement>(null)
  const focusIndex = useRef<number>(undefined)
  useEffect(() => {
    if (focusIndex.current === undefined || count <= focusIndex.current) return
    list.current?.querySelectorAll<HTMLElement>('[data-result]')[focusIndex.current]?.focus()
    focusIndex.current = undefined
  })
  const focusNext = () => {
    focusIndex.current = count
  }
  return { list, focusNext }
}

function SearchFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="py-10 text-center" role="alert">
      <h2 className="mb-1 text-xl">{t('browse:searchFailed')}</h2>
      <p className="mb-4 text-muted">{t('browse:searchFailedHint')}</p>
      <Button onClick={onRetry}>{t('browse:again')}</Button>
      <div className="mt-8">
        <Suspense>
          <QuranOffer />
        </Suspense>
      </div>
    </div>
  )
}

function SearchStatus({
  count,
  hasMore,
  onDevice,
}: {
  /** `undefined` while searching. */
  count: number | undefined
  hasMore: boolean
  /** Whether the verses were found on this device, without the server. */
  onDevice: boolean
}) {
  return (
    <p aria-live="polite" className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 text-muted text-sm">
      {count !== undefined && count > 0 && (
        <span>
          {t(hasMore ? 'browse:firstVerses' : 'browse:verses', { count, number: formatNumber(count) })}
        </span>
      )}
      {onDevice && (
        <span className="inline-flex items-center gap-1.5">
          <WifiOff aria-hidden size={15} />
          {t('browse:onDevice')}
        </span>
      )}
      {count === undefined && <span className="sr-only">{t('browse:searching')}</span>}
    </p>
  )
}

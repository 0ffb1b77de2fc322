import { WifiOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { chosenLanguage, t } from '#shared/web/i18n/i18n.ts'
import { useReconnected } from '#shared/web/offline/use-reconnected.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { TransliterationToggle } from '../browse/transliteration-toggle.tsx'
import { VerseCards } from '../browse/verse-cards.tsx'
import { isSearchable, SHORTEST_QUERY } from './is-searchable.ts'
import { useVerseSearch } from './use-verse-search.ts'
import type { VerseFilter } from './verse-filter.ts'

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
  const list = useRef<HTMLDivElement>(null)
  const search = useVerseSearch(text, language ?? chosenLanguage().code, filter, enough)
  useReconnected(() => search.isError && void search.refetch())
  const { data, isError, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } = search
  const verses = data?.pages.flatMap((page) => page.verses)
  // Moves the focus to the first new result, because the pressed button may disappear.
  const focusIndex = useRef<number>(undefined)
  useEffect(() => {
    if (focusIndex.current === undefined || (verses?.length ?? 0) <= focusIndex.current) return
    list.current?.querySelectorAll<HTMLElement>('[data-result]')[focusIndex.current]?.focus()
    focusIndex.current = undefined
  })
  const showMore = () => {
    focusIndex.current = verses?.length
    void fetchNextPage()
  }
  if (!enough) {
    return (
      <p className="py-10 text-center text-muted">
        {t('browse:tooShort', { count: shortest, number: formatNumber(shortest) })}
      </p>
    )
  }
  if (isError) {
    return (
      <div className="py-10 text-center" role="alert">
        <h2 className="mb-1 text-xl">{t('browse:searchFailed')}</h2>
        <p className="mb-4 text-muted">{t('browse:searchFailedHint')}</p>
        <Button onClick={() => void search.refetch()}>{t('browse:again')}</Button>
      </div>
    )
  }
  const onDevice = data?.pages.some((page) => page.from === 'device')
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p
          aria-live="polite"
          className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 text-muted text-sm"
        >
          {verses && verses.length > 0 && !isPlaceholderData && (
            <span>
              {t(hasNextPage ? 'browse:firstVerses' : 'browse:verses', {
                count: verses.length,
                number: formatNumber(verses.length),
              })}
            </span>
          )}
          {onDevice && (
            <span className="inline-flex items-center gap-1.5">
              <WifiOff aria-hidden size={15} />
              {t('browse:onDevice')}
            </span>
          )}
          {(!data || isPlaceholderData) && <span className="sr-only">{t('browse:searching')}</span>}
        </p>
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

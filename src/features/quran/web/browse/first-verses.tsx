import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { readAnswer } from '#shared/web/api/reading.ts'
import { chosenLanguage, t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { verseTotal } from '../../core/index.ts'
import { readVerses } from '../../core/quran.contract.ts'
import { loadVerses, placesFrom, type Verse } from './load-verses.ts'
import { TransliterationToggle } from './transliteration-toggle.tsx'
import { VerseCards } from './verse-cards.tsx'

const PAGE_SIZE = 20

/** The verses of the Quran from the beginning, loaded page by page. */
export function FirstVerses() {
  const client = useQueryClient()
  const language = chosenLanguage().code
  const { data, isError, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = useInfiniteQuery({
    queryKey: [readVerses.path, language],
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }): Promise<readonly Verse[]> => {
      const query = { offset: String(pageParam), limit: String(PAGE_SIZE), language }
      const onDevice = () => loadVerses(client, placesFrom(pageParam, PAGE_SIZE), language)
      return (await readAnswer(readVerses, query, { onDevice, signal })).answer
    },
    getNextPageParam: (_, pages) =>
      pages.length * PAGE_SIZE < verseTotal ? pages.length * PAGE_SIZE : undefined,
  })
  const verses = data?.pages.flat()
  if (isError && !verses) return <VersesFailed onRetry={() => void refetch()} />
  if (verses?.length === 0) {
    return <p className="py-10 text-center text-muted">{t('browse:noVersesNow')}</p>
  }
  return (
    <>
      <TransliterationToggle />
      <VerseCards verses={verses} />
      {verses && hasNextPage && (
        <p className="pt-6 text-center">
          <Button aria-busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('browse:more')}
          </Button>
        </p>
      )}
    </>
  )
}

function VersesFailed({ onRetry }: { onRetry: () => void }) {
  const key = navigator.onLine ? 'versesFailed' : 'localVersesFailed'
  return (
    <div className="py-10 text-center" role="alert">
      <h2 className="mb-1 text-xl">{t(`browse:${key}`)}</h2>
      <p className="mb-4 text-muted">{t(`browse:${key}Hint`)}</p>
      <Button onClick={onRetry}>{t('browse:again')}</Button>
    </div>
  )
}

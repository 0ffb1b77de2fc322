import { useQuery } from '@tanstack/react-query'
import { Wand2 } from 'lucide-react'
import { useDeferredValue } from 'react'
import { Link } from 'wouter'
import { parseTarget } from '#shared/core/user-data/target.ts'
import { reading } from '#shared/web/api/reading.ts'
import { DirectoryFailed } from '#shared/web/directory/directory-failed.tsx'
import { useCountedView } from '#shared/web/directory/use-counted-view.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { Chip, ChipRow } from '#shared/web/ui/chips.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { Star } from '#shared/web/ui/star-pattern.tsx'
import { useAddressQuery } from '#shared/web/use-address-query.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { bookmarks } from '#shared/web/user-data/saved-items.ts'
import { type PictureAnswer, readGallery } from '../core/gallery.contract.ts'
import { type Category, categories } from '../core/picture.ts'
import { PictureCard } from './picture-card.tsx'

type Filter = Category | 'all' | 'favourites'
const filters: readonly Filter[] = ['all', ...categories, 'favourites']
const FIELD = 'category'
const SKELETONS = 9
/** The cards that a desk’s first view shows, which load at once. */
const FIRST_VIEW = 3

const grid = 'mt-5 grid grid-cols-1 gap-4 min-[26rem]:grid-cols-2 lg:grid-cols-3 print:grid-cols-2'

/** The gallery: filters in the address and a grid of pictures. */
export default function GalleryPage() {
  usePageTitle(t('pages:gallery.title'))
  useCountedView('/gallery')
  const [query, change] = useAddressQuery()
  const chosen = filters.find((filter) => filter === query.get(FIELD)) ?? 'all'
  const {
    data: read,
    isError,
    refetch,
  } = useQuery(reading(readGallery, { language: currentLanguage().code }))
  // Many cards are rendered in slices, so that a slow device can handle input in between.
  const data = useDeferredValue(read)
  const choose = (filter: Filter) =>
    change(
      (now) => {
        if (filter === 'all') now.delete(FIELD)
        else now.set(FIELD, filter)
        return now
      },
      { replace: true },
    )
  return (
    <main className="mx-auto w-full max-w-content px-5 pt-2 pb-16 sm:px-8" id="main">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-display text-3xl">{t('gallery:title')}</h1>
        <Link className={buttonClass({ look: 'action' })} href="/gallery/make">
          <Wand2 aria-hidden size={18} />
          {t('gallery:make')}
        </Link>
      </header>
      <p className="mt-1 mb-5 max-w-reading text-muted print:hidden">{t('gallery:about')}</p>
      <div className="print:hidden">
        <ChipRow label={t('gallery:filter')}>
          {filters.map((filter) => (
            <Chip key={filter} onPress={() => choose(filter)} pressed={filter === chosen}>
              {t(isCategory(filter) ? `gallery:categories.${filter}` : `gallery:${filter}`)}
            </Chip>
          ))}
        </ChipRow>
      </div>
      {isError && <DirectoryFailed onRetry={() => void refetch()} title={t('gallery:failed')} />}
      {!data && !isError && <Skeletons />}
      {data && <Pictures filter={chosen} pictures={data.answer} />}
    </main>
  )
}

const isCategory = (filter: Filter): filter is Category => (categories as readonly string[]).includes(filter)

function Pictures({ pictures, filter }: { pictures: readonly PictureAnswer[]; filter: Filter }) {
  const favourites = useFavourites()
  const shown = pictures.filter(
    ({ id, category }) =>
      filter === 'all' || category === filter || (filter === 'favourites' && favourites.has(id)),
  )
  return (
    <>
      <ul className={grid}>
        {shown.map((picture, at) => (
          <li className="min-w-0 print:break-inside-avoid" key={picture.id}>
            <PictureCard isFirst={at < FIRST_VIEW} picture={picture} />
          </li>
        ))}
      </ul>
      {shown.length === 0 && <Empty isFavourites={filter === 'favourites'} />}
      <p className="mt-6 text-center text-muted" role="status">
        {t('directory:showing', { shown: formatNumber(shown.length), total: formatNumber(pictures.length) })}
      </p>
    </>
  )
}

/** The ids of the pictures that the person saved. */
function useFavourites(): ReadonlySet<string> {
  const targets = [...(bookmarks.use()?.keys() ?? [])].map(parseTarget)
  return new Set(targets.flatMap((target) => (target?.type === 'picture' ? [target.id] : [])))
}

function Empty({ isFavourites }: { isFavourites: boolean }) {
  return (
    <div className="mt-10 grid justify-items-center gap-3 text-center">
      <Star className="text-ornament" size={56} weight={1} />
      <p className="font-semibold text-lg">{t(isFavourites ? 'gallery:noFavourites' : 'gallery:none')}</p>
      {isFavourites && <p className="max-w-reading text-muted">{t('gallery:noFavouritesHint')}</p>}
    </div>
  )
}

function Skeletons() {
  return (
    <div aria-label={t('shell:loading')} className={grid} role="status">
      {Array.from({ length: SKELETONS }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards are alike and never move.
        <div className="overflow-hidden rounded-card bg-raised shadow-card" data-skeleton key={card}>
          <Skeleton className="block aspect-square w-full" />
          <div className="p-4">
            <Skeleton className="mb-2 block h-6 w-40" />
            <Skeleton className="block h-5 w-24" />
          </div>
        </div>
      ))}
    </div>
  )
}

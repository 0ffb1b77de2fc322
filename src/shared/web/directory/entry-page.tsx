import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { embeddedAnswer } from '../api/embedded-answer.ts'
import { ApiError, addressOf, request } from '../api/request.ts'
import { t } from '../i18n/i18n.ts'
import { Button } from '../ui/button.tsx'
import { CardSkeletons } from '../ui/card-skeletons.tsx'
import { classNames } from '../ui/class-names.ts'
import { usePageTitle } from '../use-page-title.ts'
import { DirectoryFailed } from './directory-failed.tsx'
import { embeddedFirst } from './read-directory.ts'
import { useCountedView } from './use-counted-view.ts'

const NOT_FOUND = 404

/** The answer for an address: without an entry there is none. */
interface Found<Entry> {
  readonly entry?: Entry
}

/** The page of one entry: loading, gone, failed or shown. */
export function EntryPage<Entry>({
  list,
  back,
  api,
  query,
  slug,
  failed,
  titleOf,
  fallbackTitle,
  wide = false,
  isCounted = true,
  children,
}: {
  /** The address of the list; the entry’s own is below it. */
  list: string
  /** The name of the link to the list. */
  back: string
  /** The path of the call for one entry, without its slug. */
  api: string
  /** Sent with the call. */
  query?: Readonly<Record<string, string>>
  slug: string
  failed: string
  titleOf: (entry: Entry) => string
  fallbackTitle: string
  /** Whether the page is as wide as lists, for entries with columns. */
  wide?: boolean
  /** Whether opening it counts as a view of the entry. */
  isCounted?: boolean
  children: (entry: Entry) => ReactNode
}) {
  const path = `${api}/${encodeURIComponent(slug)}`
  const embedded = embeddedAnswer(addressOf(path, query)) as Entry | undefined
  const { data, isError, refetch } = useQuery({
    queryKey: [api, slug, query],
    ...embeddedFirst<Found<Entry>>(embedded === undefined ? undefined : { entry: embedded }),
    queryFn: async ({ signal }): Promise<Found<Entry>> => {
      try {
        return { entry: (await request(path, { query, signal })) as Entry }
      } catch (error) {
        if (error instanceof ApiError && error.status === NOT_FOUND) return {}
        throw error
      }
    },
  })
  const entry = data?.entry
  usePageTitle(entry ? titleOf(entry) : fallbackTitle)
  useCountedView(entry && isCounted ? `${list}/${slug}` : undefined)
  return (
    <main
      className={classNames(
        'mx-auto w-full px-5 pt-2 pb-16 sm:px-8',
        wide ? 'max-w-content' : 'max-w-reading',
      )}
      id="main"
    >
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2 print:hidden">
        <Link className="inline-flex min-h-11 items-center gap-2 text-muted hover:text-action" href={list}>
          <ArrowLeft aria-hidden className="rtl:-scale-x-100" size={18} />
          {back}
        </Link>
        {entry && (
          <Button onClick={() => print()}>
            <Printer aria-hidden size={18} />
            {t('directory:print')}
          </Button>
        )}
      </div>
      {!data && !isError && <CardSkeletons />}
      {isError && <DirectoryFailed onRetry={() => void refetch()} title={failed} />}
      {data && !entry && <EntryGone />}
      {entry && children(entry)}
    </main>
  )
}

/** Shown instead of an entry that doesn’t exist. */
export const EntryGone = () => (
  <section className="rounded-card bg-raised p-8 text-center shadow-card">
    <h1 className="text-xl">{t('directory:gone')}</h1>
    <p className="mt-2 text-muted">{t('directory:goneHint')}</p>
  </section>
)

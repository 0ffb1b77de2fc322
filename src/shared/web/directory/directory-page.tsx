import { Printer } from 'lucide-react'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { formatNumber } from '../i18n/format.ts'
import { t } from '../i18n/i18n.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { SelectField } from '../ui/select-field.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Star } from '../ui/star-pattern.tsx'
import { useFocusFallback } from '../use-focus-fallback.ts'
import { usePageTitle } from '../use-page-title.ts'
import { DirectoryFailed } from './directory-failed.tsx'
import type { DirectoryList } from './read-directory.ts'
import { useCountedView } from './use-counted-view.ts'
import { useDirectoryPages } from './use-directory-pages.ts'
import { type DirectoryFilter, type DirectoryQuery, useDirectoryQuery } from './use-directory-query.ts'

/** What differs between directories. */
export interface DirectoryPageProps<Entry> {
  readonly list: DirectoryList
  readonly filters: readonly DirectoryFilter[]
  readonly texts: {
    readonly documentTitle: string
    readonly title: string
    readonly about: string
    readonly search: string
    readonly searchHint: string
    /** “No names found” */
    readonly none: string
    /** “Failed to fetch names” */
    readonly failed: string
  }
  /** The number of placeholders while the list loads. */
  readonly skeletons: number
  readonly keyOf: (entry: Entry) => string
  readonly card: (entry: Entry) => ReactNode
  /** Three columns for small cards, two for large ones. */
  readonly columns?: 2 | 3
  /** Shown between the filters and the list. */
  readonly children?: ReactNode
  /** Shown below the list once it is there, because placeholders have another height. */
  readonly end?: ReactNode
}

/** A directory’s list with its search, filters and paging. Needs the messages of `directory`. */
export function DirectoryPage<Entry>(props: DirectoryPageProps<Entry>) {
  const { filters, texts, skeletons, children, end, columns = 3 } = props
  usePageTitle(texts.documentTitle)
  useCountedView(props.list.path)
  const page = useFocusFallback()
  const [query, change] = useDirectoryQuery(filters)
  const list = useDirectoryPages<Entry>(props.list.source, query)
  const grid = classNames(
    'mt-5 grid items-stretch gap-4 sm:grid-cols-2 print:block',
    columns === 3 && 'lg:grid-cols-3',
  )
  return (
    <main className="mx-auto w-full max-w-content px-5 pt-2 pb-16 sm:px-8" id="main" ref={page}>
      <header className="flex flex-wrap items-start justify-between gap-3">
        <h1 className="font-display text-3xl">{texts.title}</h1>
        <Button onClick={() => print()}>
          <Printer aria-hidden size={18} />
          {t('directory:print')}
        </Button>
      </header>
      <p className="mt-1 mb-5 max-w-reading text-muted print:hidden">{texts.about}</p>
      <search className="grid gap-4 print:hidden">
        <SearchInput
          label={texts.search}
          onSearch={(text) => change('search', text)}
          placeholder={texts.searchHint}
          value={query.search ?? ''}
        />
        <div className="grid gap-3 min-[22rem]:grid-cols-2 sm:grid-cols-3">
          {filters.map(({ name, label, all, values }) => (
            <SelectField
              key={name}
              label={label}
              onChoose={(value) => change(name, value)}
              options={[{ value: 'all', text: all }, ...values]}
              value={query[name] ?? 'all'}
            />
          ))}
        </div>
      </search>
      {children}
      {list.isError && <DirectoryFailed onRetry={list.retry} title={texts.failed} />}
      {!list.isError && !list.entries && <Skeletons className={grid} count={skeletons} />}
      {list.entries && (
        <>
          <ul aria-busy={list.isOld} className={classNames(grid, list.isOld && 'opacity-60')}>
            {list.entries.map((entry) => (
              // The card itself, because its shadow would be cut off at the edge of "li".
              <li className="grid min-w-0 *:laid-out-near print:mb-6" key={props.keyOf(entry)}>
                {props.card(entry)}
              </li>
            ))}
          </ul>
          <ListEnd list={list} none={texts.none} onFirstPage={() => change('page', '')} query={query} />
        </>
      )}
      {(list.entries || list.isError) && end}
    </main>
  )
}

/** How long the list waits for more letters. */
const TYPING_MS = 250

/** The field keeps what is typed; the address and the list follow after a pause. */
function SearchInput({
  label,
  placeholder,
  value,
  onSearch,
}: {
  label: string
  placeholder: string
  value: string
  onSearch: (text: string) => void
}) {
  const [typed, setTyped] = useState(value)
  const [sought, setSought] = useState(value)
  if (sought !== value) {
    setSought(value)
    // The address changed otherwise, for example by going back.
    if (typed.trim() !== value) setTyped(value)
  }
  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => onSearch(typed.trim()), TYPING_MS)
    return () => clearTimeout(timer)
  })
  return (
    <label className="block">
      <span className="mb-1 block font-semibold text-sm">{label}</span>
      <input
        autoComplete="off"
        className="min-h-12 w-full rounded-xl border border-hairline bg-paper px-4"
        dir={typed === '' ? undefined : 'auto'}
        maxLength={100}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={placeholder}
        type="search"
        value={typed}
      />
    </label>
  )
}

function Skeletons({ count, className }: { count: number; className: string }) {
  return (
    <div aria-label={t('shell:loading')} className={className} role="status">
      {Array.from({ length: count }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards are alike and never move.
        <div className="rounded-card bg-raised p-5 shadow-card" data-skeleton key={card}>
          <Skeleton className="mb-4 block h-6 w-32" />
          <Skeleton className="mb-3 block h-8 w-24" />
          <Skeleton className="mb-2 block h-5 w-full" />
          <Skeleton className="block h-5 w-2/3" />
        </div>
      ))}
    </div>
  )
}

/** “Showing X of Y” with what can be done next, or that nothing was found. */
function ListEnd({
  list: { entries = [], total, totalIsMinimum, hasMore, more, isLoadingMore, moreFailed },
  none,
  query: { page: starts, ...sought },
  onFirstPage,
}: {
  list: ReturnType<typeof useDirectoryPages<unknown>>
  none: string
  /** With the page that the list starts with, if it isn’t the first. */
  query: DirectoryQuery
  onFirstPage: () => void
}) {
  const numbers = { shown: formatNumber(entries.length), total: formatNumber(total) }
  return (
    <div className="mt-6 grid justify-items-center gap-3 text-center">
      {entries.length === 0 && (
        <Fragment>
          <Star aria-hidden className="text-ornament" size={56} weight={1} />
          <p className="font-semibold text-lg">{none}</p>
          {Object.keys(sought).length > 0 && <p className="text-muted">{t('directory:noneHint')}</p>}
        </Fragment>
      )}
      <p className={classNames('text-muted', entries.length === 0 && 'sr-only')} role="status">
        {totalIsMinimum ? t('directory:showingOfMore', numbers) : t('directory:showing', numbers)}
      </p>
      {moreFailed && (
        <p className="text-ending" role="alert">
          {t('directory:moreFailed')}
        </p>
      )}
      {hasMore && (
        <Button disabled={isLoadingMore} onClick={more}>
          {t('directory:more')}
        </Button>
      )}
      {starts && <Button onClick={onFirstPage}>{t('directory:firstPage')}</Button>}
    </div>
  )
}

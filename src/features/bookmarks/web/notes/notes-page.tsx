import { Plus } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { searchableText, textMatcher } from '#shared/core/text-search.ts'
import type { Note } from '#shared/core/user-data/notes.records.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { classNames } from '#shared/web/ui/class-names.ts'
import { SearchField } from '#shared/web/ui/search-field.tsx'
import { Star } from '#shared/web/ui/star-pattern.tsx'
import { useAddressQuery } from '#shared/web/use-address-query.ts'
import { useFocusFallback } from '#shared/web/use-focus-fallback.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { useCurrentAccount } from '#shared/web/user-data/current-account.ts'
import { newId } from '#shared/web/user-data/new-id.ts'
import { notes as ownNotes, tidyHistories } from '#shared/web/user-data/notes.ts'
import type { BookmarkType } from '../bookmark-type.ts'
import { ListSkeleton } from '../list/list-skeleton.tsx'
import { SectionLinks } from '../section-links.tsx'
import { ShowAllButton } from '../show-all-button.tsx'
import { useTargetPreview } from '../use-target-preview.ts'
import { WhereSaved } from '../where-saved.tsx'
import { NoteEditor } from './note-editor.tsx'
import { NoteList } from './note-list.tsx'

/** The user's notes: a list with a search, and one note to edit. */
export default function NotesPage({ types }: { types: readonly BookmarkType[] }) {
  usePageTitle(t('pages:notes.title'))
  const page = useFocusFallback()
  const all = ownNotes.use()
  const owner = useCurrentAccount()
  useEffect(tidyHistories, [])
  const previewOf = useTargetPreview(types)
  const [address, changeAddress] = useAddressQuery()
  const [query, setQuery] = useState('')
  const typed = useDeferredValue(query)
  const latest = useMemo(() => latestFirst(all), [all])
  const shown = useMemo(() => found(latest, typed), [latest, typed])
  const id = address.get('note') ?? undefined
  const open = (note: string | undefined) =>
    changeAddress((now) => {
      if (note) now.set('note', note)
      else now.delete('note')
      return now
    })
  const begin = () => open(newId())
  const lastOwner = useRef(owner)
  // A guest who goes on at the address of an account's note would change that note after the next sign-in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a sign-out closes the note
  useEffect(() => {
    if (lastOwner.current !== undefined && owner === undefined) open(undefined)
    lastOwner.current = owner
  }, [owner])
  return (
    <main className="@container mx-auto w-full max-w-content px-5 pt-2 pb-16 sm:px-8" id="main" ref={page}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="font-display text-3xl">{t('bookmarks:notes.title')}</h1>
          <WhereSaved kind="note" />
        </div>
        <Button look="action" onClick={begin}>
          <Plus aria-hidden size={18} />
          {t('bookmarks:notes.new')}
        </Button>
      </div>
      <SectionLinks current="notes" />
      {!all && <ListSkeleton />}
      {all && all.size === 0 && !id && <NoNotes />}
      {all && (all.size > 0 || id) && (
        <div className="mt-5 grid grid-cols-1 items-start gap-6 @min-[60rem]:grid-cols-[22rem_minmax(0,1fr)]">
          <div className={classNames('min-w-0', id !== undefined && '@max-[60rem]:hidden')}>
            <SearchField
              aria-label={t('bookmarks:notes.search')}
              onText={setQuery}
              placeholder={t('bookmarks:notes.search')}
              value={query}
            />
            <p className="mt-3 text-muted text-sm" role="status">
              {query.trim() && shown.length === 0
                ? t('bookmarks:nothingFound', { query: query.trim() })
                : t('bookmarks:notes.count', { count: shown.length, number: formatNumber(shown.length) })}
            </p>
            {shown.length === 0 && all.size > 0 && <ShowAllButton onShowAll={() => setQuery('')} />}
            {shown.length > 0 && <NoteList current={id} previewOf={previewOf} notes={shown} />}
          </div>
          {id ? (
            <NoteEditor
              id={id}
              key={`${owner} ${id}`}
              preview={previewOf(all.get(id)?.about)}
              note={all.get(id)}
              onClose={() => open(undefined)}
            />
          ) : (
            <p className="rounded-card border border-hairline border-dashed p-10 text-center text-muted @max-[60rem]:hidden">
              {t('bookmarks:notes.chooseOne')}
            </p>
          )}
        </div>
      )}
    </main>
  )
}

type Entries = readonly (readonly [id: string, note: Note])[]

const latestFirst = (all: ReadonlyMap<string, Note> | undefined): Entries =>
  [...(all ?? [])].sort(([, a], [, b]) => (a.changedAt < b.changedAt ? 1 : -1))

function found(notes: Entries, query: string): Entries {
  if (!query.trim()) return notes
  const finds = textMatcher(query)
  return notes.filter(([, { title, text }]) => finds(searchableText(`${title ?? ''} ${text}`)))
}

function NoNotes() {
  return (
    <section className="mx-auto grid max-w-reading justify-items-center gap-4 py-12 text-center">
      <Star className="text-ornament" size={64} weight={1} />
      <h2 className="text-xl">{t('bookmarks:notes.empty')}</h2>
      <p className="text-muted">{t('bookmarks:notes.emptyText')}</p>
    </section>
  )
}

import { Download, Upload } from 'lucide-react'
import { useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { FileButton } from '#shared/web/ui/file-button.tsx'
import { useFocusFallback } from '#shared/web/use-focus-fallback.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { importFile } from '#shared/web/user-data/import-file.ts'
import { ArrangedList } from './arranged-list.tsx'
import { BookmarkDialogs, type OpenBookmarkDialog, usePrinting } from './bookmark-dialogs.tsx'
import type { BookmarkType } from './bookmark-type.ts'
import { EmptyBookmarks } from './empty-bookmarks.tsx'
import { ListSkeleton } from './list/list-skeleton.tsx'
import { SectionLinks } from './section-links.tsx'
import { useArrangedItems } from './use-arranged-items.ts'
import { WhereSaved } from './where-saved.tsx'

/** Everything that the user saved, of every type. */
export default function BookmarksPage({ types }: { types: readonly BookmarkType[] }) {
  usePageTitle(t('pages:bookmarks.title'))
  const page = useFocusFallback()
  const list = useArrangedItems(types)
  const { isRead, items, complete, collections, shown, selection } = list
  const [open, setOpen] = useState<OpenBookmarkDialog>()
  const printing = usePrinting()
  const isEmpty = items.length === 0 && collections.size === 0
  return (
    <main className="@container mx-auto w-full max-w-content px-5 pt-2 pb-16 sm:px-8" id="main" ref={page}>
      <div className={printing.printing && 'print:hidden'}>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h1 className="font-display text-3xl">{t('bookmarks:title')}</h1>
            <WhereSaved kind="bookmark" />
          </div>
          <div className="flex flex-wrap gap-2">
            {items.length > 0 && (
              <Button disabled={!complete} onClick={() => setOpen({ dialog: 'export', items: shown })}>
                <Download aria-hidden size={18} />
                {t('bookmarks:file.export')}
              </Button>
            )}
            <FileButton
              accept=".json,application/json"
              icon={<Upload aria-hidden size={18} />}
              label={t('bookmarks:file.import')}
              onFile={(file) => void importFile(file)}
            />
          </div>
        </div>
        <SectionLinks current="bookmarks" />
        {!isRead && <ListSkeleton />}
        {isRead && isEmpty && <EmptyBookmarks />}
        {isRead && !isEmpty && <ArrangedList list={list} onOpen={setOpen} types={types} />}
      </div>
      <BookmarkDialogs
        collections={collections}
        onAdded={selection.none}
        onClose={() => setOpen(undefined)}
        open={open}
        printing={printing}
        types={types}
      />
    </main>
  )
}

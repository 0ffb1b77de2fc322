import { Download, FolderMinus, FolderPlus, Trash2, X } from 'lucide-react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { classNames } from '#shared/web/ui/class-names.ts'
import { IconAction } from '../icon-action.tsx'

/** Actions for the selected items, at the bottom of the screen; on a wide one next to the toasts. */
export function SelectionBar({
  count,
  all,
  onAll,
  onAddToCollection,
  onTakeOut,
  onExport,
  onRemove,
  onNone,
}: {
  count: number
  /** The number of selectable items. */
  all: number
  onAll: () => void
  onAddToCollection: () => void
  /** The collection that is shown. */
  onTakeOut: (() => void) | undefined
  onExport: () => void
  onRemove: () => void
  onNone: () => void
}) {
  if (count === 0) return null
  return (
    <section
      aria-label={t('bookmarks:chosen', { count, number: formatNumber(count) })}
      className="sticky bottom-[calc(var(--bottom-bar)+var(--player-bar)+0.5rem)] z-10 mx-auto mt-3 w-full max-w-reading @min-[60rem]:ms-0 @min-[60rem]:max-w-[33rem] lg:bottom-[calc(var(--player-bar)+0.75rem)] print:hidden"
    >
      <div className="flex flex-wrap items-center gap-1 rounded-card border border-hairline bg-raised p-2 shadow-card">
        <div
          className={classNames('flex min-w-0 grow items-center justify-between', count < all && 'basis-56')}
        >
          <p className="min-w-0 px-2 font-semibold text-sm" role="status">
            {t('bookmarks:chosen', { count, number: formatNumber(count) })}
          </p>
          {count < all && (
            <Button look="plain" onClick={onAll}>
              {t('bookmarks:chooseAll', { count: all, number: formatNumber(all) })}
            </Button>
          )}
        </div>
        <div className="ms-auto flex gap-1">
          <IconAction
            Icon={FolderPlus}
            name={t('bookmarks:addToCollectionShort')}
            onClick={onAddToCollection}
          />
          {onTakeOut && <IconAction Icon={FolderMinus} name={t('bookmarks:takeOut')} onClick={onTakeOut} />}
          <IconAction Icon={Download} name={t('bookmarks:file.export')} onClick={onExport} />
          <IconAction Icon={Trash2} name={t('bookmarks:remove')} onClick={onRemove} />
          <IconAction Icon={X} name={t('bookmarks:chooseNone')} onClick={onNone} />
        </div>
      </div>
    </section>
  )
}

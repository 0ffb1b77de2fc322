import { Heart } from 'lucide-react'
import type { Bookmark } from '#shared/core/user-data/saved-items.records.ts'
import { t } from '../i18n/i18n.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'
import { notifySaveFailed } from './notify-save-failed.ts'
import { removeOfflineCopies, storeOfflineCopy } from './offline-copies.ts'
import { bookmarks } from './saved-items.ts'

/**
 * The heart button: saves a record, or removes it from the saved ones and offers to undo that. Needs the
 * messages of `own-records`.
 */
export function SaveHeart({
  about,
  title,
  details,
}: {
  /** The id of the bookmark: `mosque/a1b2`. */
  about: string
  title: string
  /** Further data of the bookmark, for records that cannot be looked up. */
  details?: Omit<Bookmark, 'savedAt' | 'collections'>
}) {
  const saved = bookmarks.use()?.get(about)
  const press = () => {
    if (!saved) {
      void storeOfflineCopy(about)
      return notifySaveFailed(bookmarks.put(about, { ...details, savedAt: new Date().toISOString() }))
    }
    toast({
      title: t('user-data:bookmark.removed', { title }),
      action: {
        label: t('user-data:undo'),
        run: () => {
          void storeOfflineCopy(about)
          void notifySaveFailed(bookmarks.put(about, saved))
        },
      },
    })
    void removeOfflineCopies([about])
    return notifySaveFailed(bookmarks.remove(about))
  }
  return (
    <Button
      aria-label={t('user-data:bookmark.save', { title })}
      aria-pressed={saved !== undefined}
      className={saved ? 'text-action' : 'text-muted hover:text-action'}
      data-tooltip={t(saved ? 'user-data:bookmark.saved' : 'user-data:bookmark.saveShort')}
      look="plain"
      onClick={() => void press()}
      round
    >
      <Heart aria-hidden fill={saved ? 'currentColor' : 'none'} size={19} />
    </Button>
  )
}

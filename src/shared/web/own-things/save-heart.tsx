import { Heart } from 'lucide-react'
import type { Bookmark } from '#shared/core/own-things/bookmark.ts'
import { t } from '../i18n/i18n.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'
import { bookmarks } from './bookmarks.ts'
import { sayUnkept } from './say-unkept.ts'

/** The heart: saves a thing, or takes it from the saved ones and offers to undo that. Needs the texts of `own-things`. */
export function SaveHeart({
  about,
  title,
  details,
}: {
  /** What the bookmark is known by: `mosque/a1b2`. */
  about: string
  title: string
  /** What the bookmark holds besides, for things that cannot be looked up. */
  details?: Omit<Bookmark, 'savedAt' | 'collections'>
}) {
  const saved = bookmarks.use()?.get(about)
  const press = () => {
    if (!saved) return sayUnkept(bookmarks.put(about, { ...details, savedAt: new Date().toISOString() }))
    toast({
      title: t('own-things:bookmark.removed', { title }),
      action: { label: t('own-things:undo'), run: () => void sayUnkept(bookmarks.put(about, saved)) },
    })
    return sayUnkept(bookmarks.remove(about))
  }
  return (
    <Button
      aria-label={t('own-things:bookmark.save', { title })}
      aria-pressed={saved !== undefined}
      className={saved ? 'text-action' : 'text-muted hover:text-action'}
      data-tooltip={t(saved ? 'own-things:bookmark.saved' : 'own-things:bookmark.saveShort')}
      look="plain"
      onClick={() => void press()}
      round
    >
      <Heart aria-hidden fill={saved ? 'currentColor' : 'none'} size={19} />
    </Button>
  )
}

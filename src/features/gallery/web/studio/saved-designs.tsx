import { Trash2 } from 'lucide-react'
import { Link } from 'wouter'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { notifySaveFailed } from '#shared/web/user-data/notify-save-failed.ts'
import type { SavedDesign } from '../../core/gallery.records.ts'
import { savedDesigns } from './design-records.ts'

/** The saved designs, the newest first. */
export function SavedDesigns() {
  const saved = savedDesigns.use()
  if (!saved || saved.size === 0) return null
  const newest = [...saved].toSorted(([, a], [, b]) => b.savedAt.localeCompare(a.savedAt))
  return (
    <section>
      <h2 className="mb-1 font-semibold text-lg">{t('gallery:studio.designs')}</h2>
      <ul className="divide-y divide-hairline">
        {newest.map(([id, design]) => (
          <li className="flex items-center justify-between gap-2" key={id}>
            <Link
              aria-label={t('gallery:studio.open', { name: design.name })}
              className="flex min-h-11 min-w-0 flex-1 items-center hover:text-action"
              href={`/gallery/make?${design.query}`}
            >
              <span className="truncate" dir="auto">
                {design.name}
              </span>
            </Link>
            <Button
              aria-label={t('gallery:studio.delete', { name: design.name })}
              className="text-muted hover:text-ending"
              look="plain"
              onClick={() => void remove(id, design)}
              round
            >
              <Trash2 aria-hidden size={18} />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function remove(id: string, design: SavedDesign): Promise<unknown> {
  toast({
    title: t('gallery:studio.deleted'),
    action: {
      label: t('user-data:undo'),
      run: () => void notifySaveFailed(savedDesigns.put(id, design)),
    },
  })
  return notifySaveFailed(savedDesigns.remove(id))
}

import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'

/** Removes the filters if nothing matches. */
export function ShowAllButton({ onShowAll }: { onShowAll: () => void }) {
  return (
    <Button className="mt-3" onClick={onShowAll}>
      {t('bookmarks:showAll')}
    </Button>
  )
}

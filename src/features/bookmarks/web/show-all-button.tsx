import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'

/** Beneath the word that nothing matches: the way back to everything. */
export function ShowAllButton({ onShowAll }: { onShowAll: () => void }) {
  return (
    <Button className="mt-3" onClick={onShowAll}>
      {t('bookmarks:showAll')}
    </Button>
  )
}

import { formatNumber } from '../i18n/format.ts'
import { t } from '../i18n/i18n.ts'
import { Button } from '../ui/button.tsx'

/** Buttons to the page before and after; nothing when there is one page. */
export function Paging({
  page,
  pages,
  onPage,
}: {
  page: number
  pages: number
  onPage: (page: number) => void
}) {
  if (pages <= 1) return null
  return (
    <nav aria-label={t('staff:pages')} className="mt-6 flex items-center justify-between gap-3">
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('staff:previous')}
      </Button>
      <span className="text-muted">
        {t('staff:pageOf', { page: formatNumber(page), pages: formatNumber(pages) })}
      </span>
      <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('staff:next')}
      </Button>
    </nav>
  )
}

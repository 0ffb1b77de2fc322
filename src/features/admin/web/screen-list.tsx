import { ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import type { AdminScreen } from '#shared/core/admin/admin-screen.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'

/** Links to admin screens, each with the number of entries that wait. */
export function ScreenList({
  screens,
  open,
}: {
  screens: readonly AdminScreen[]
  /** Entries that wait, by the screen's path. */
  open: ReadonlyMap<string, number>
}) {
  if (screens.length === 0) {
    return (
      <p className="rounded-card bg-raised p-8 text-muted shadow-card">{t('admin-dashboard:noScreens')}</p>
    )
  }
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {screens.map(({ path, name }) => (
        <li key={path}>
          <Link
            className="flex min-h-16 items-center gap-3 rounded-card bg-raised px-5 py-3 shadow-card hover:text-action"
            href={path}
          >
            <span className="min-w-0 flex-1 font-semibold">{t(`pages:${name}.link`)}</span>
            <OpenWork count={open.get(path) ?? 0} />
            <ChevronRight aria-hidden className="text-muted rtl:-scale-x-100" size={18} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function OpenWork({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="tabular rounded-full bg-action-soft px-3 py-0.5 font-semibold text-action text-sm">
      {t('admin-dashboard:open', { count, number: formatNumber(count) })}
    </span>
  )
}

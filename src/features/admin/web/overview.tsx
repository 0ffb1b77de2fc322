import type { AdminScreen } from '#shared/core/admin/admin-screen.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Figures } from './figures.tsx'
import { ScreenList } from './screen-list.tsx'

/** The figures of the whole product, and what waits. */
export function Overview({
  screens,
  open,
}: {
  screens: readonly AdminScreen[]
  /** Entries that wait, by the screen’s path. */
  open: ReadonlyMap<string, number>
}) {
  const waiting = screens.filter(({ path }) => (open.get(path) ?? 0) > 0)
  return (
    <div className="grid gap-6">
      <Figures />
      <section aria-labelledby="waiting">
        <h2 className="mb-3 text-lg text-muted" id="waiting">
          {t('admin-dashboard:waiting')}
        </h2>
        {waiting.length > 0 ? (
          <ScreenList open={open} screens={waiting} />
        ) : (
          <p className="rounded-card bg-raised p-5 text-muted shadow-card">
            {t('admin-dashboard:nothingWaits')}
          </p>
        )}
      </section>
    </div>
  )
}

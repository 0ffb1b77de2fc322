import { CloudOff } from 'lucide-react'
import type { Coordinates } from '#shared/core/coordinates.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { useOnline } from '#shared/web/offline/use-online.ts'
import { usePrivate } from '#shared/web/private-mode.ts'
import { Button, buttonClass } from '#shared/web/ui/button.tsx'
import { MapSearch } from './no-mosques-near.tsx'

/** Shown when loading failed and nothing is saved. Retrying reloads the page, as the specification says. */
export function LoadError({ place }: { place: Coordinates | undefined }) {
  const isPrivate = usePrivate()
  const online = useOnline()
  return (
    <section
      aria-labelledby="load-error"
      className="mx-auto mt-8 grid max-w-reading justify-items-center gap-3 rounded-card bg-raised p-8 text-center shadow-card"
      role="alert"
    >
      <CloudOff aria-hidden className="text-ending" size={36} strokeWidth={1.5} />
      <h2 className="text-xl" id="load-error">
        {t('mosques:error.title')}
      </h2>
      <p className="text-muted">{t(isPrivate ? 'private:mosques' : 'mosques:error.text')}</p>
      {!isPrivate && !online && <p className="text-muted">{t('mosques:error.offline')}</p>}
      <div className="mt-1 flex flex-wrap justify-center gap-2">
        {isPrivate ? (
          <a className={buttonClass()} href="/settings#privacy">
            {t('private:name')}
          </a>
        ) : (
          <Button look="action" onClick={() => location.reload()}>
            {t('mosques:error.again')}
          </Button>
        )}
        {place && <MapSearch place={place} />}
      </div>
    </section>
  )
}

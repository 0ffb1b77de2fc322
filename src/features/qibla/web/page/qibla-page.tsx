import { t } from '#shared/web/i18n/i18n.ts'
import { WorldMap } from '#shared/web/map/world-map.tsx'
import { usePageTitle } from '#shared/web/use-page-title.ts'

export default function QiblaPage() {
  usePageTitle(t('pages:qibla.title'))
  return (
    <main className="mx-auto w-full max-w-content px-5 pt-2 pb-16 sm:px-8" id="main">
      <h1 className="font-display text-3xl">{t('qibla-page:title')}</h1>
      <WorldMap className="mt-4 aspect-[4/3] md:aspect-[2/1]" label={t('qibla-page:title')} marks={[]} />
    </main>
  )
}

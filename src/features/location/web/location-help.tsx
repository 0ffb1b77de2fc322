import { LocateFixed, MapPinOff, Search } from 'lucide-react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { locationHelp } from '../core/location-help.ts'

/** Explains how to allow a denied location in this browser, or to choose a city by name. */
export default function LocationHelp({
  locating,
  onLocate,
  onChoosePlace,
}: {
  locating: boolean
  onLocate: () => void
  onChoosePlace: () => void
}) {
  const browser = locationHelp(navigator.userAgent, navigator.maxTouchPoints > 1)
  return (
    <section
      aria-labelledby="location-help-title"
      className="rounded-card bg-raised p-5 shadow-card sm:p-6 print:hidden"
      id="location-help"
    >
      <h2 className="flex items-center gap-2.5 text-lg" id="location-help-title">
        <MapPinOff aria-hidden className="shrink-0 text-ending" size={20} />
        {t('location-help:title')}
      </h2>
      <p className="mt-2">{t('location-help:city')}</p>
      <p className="mt-2">
        {t('location-help:allow')} {t(`location-help:steps.${browser}`)}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button look="action" onClick={onChoosePlace}>
          <Search aria-hidden size={18} />
          {t('location:choose')}
        </Button>
        <Button disabled={locating} onClick={onLocate}>
          <LocateFixed aria-hidden size={18} />
          {t(locating ? 'location:locating' : 'location-help:again')}
        </Button>
      </div>
    </section>
  )
}

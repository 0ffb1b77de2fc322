import { t } from '#shared/web/i18n/i18n.ts'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import type { PrayerDay } from '../../core/index.ts'
import { PrayerSettingsFields } from './prayer-settings-fields.tsx'

/** The calculation settings above the page that shows their effect. */
export default function PrayerSettingsDialog({
  day,
  onClose,
}: {
  day: PrayerDay | undefined
  onClose: () => void
}) {
  return (
    <Dialog onClose={onClose} open title={t('prayer-settings:title')}>
      <PrayerSettingsFields day={day} />
    </Dialog>
  )
}

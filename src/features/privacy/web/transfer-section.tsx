import { Download, Upload } from 'lucide-react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { FileButton } from '#shared/web/ui/file-button.tsx'
import { exportDevice, importDevice } from './transfer.ts'

/** Exports everything on this device to a file, and imports such a file. */
export function TransferSection() {
  return (
    <section className="mt-6">
      <h3 className="font-semibold">{t('privacy:transfer.title')}</h3>
      <p className="mt-1 text-muted text-sm">{t('privacy:transfer.about')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => void exportDevice()}>
          <Download aria-hidden size={17} />
          {t('privacy:transfer.download')}
        </Button>
        <FileButton
          accept="application/json,.json"
          icon={<Upload aria-hidden size={17} />}
          label={t('privacy:transfer.import')}
          onFile={(file) => void importDevice(file)}
        />
      </div>
    </section>
  )
}

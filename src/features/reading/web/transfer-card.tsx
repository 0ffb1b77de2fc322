import type { UserRecord } from '#shared/core/user-data/record.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { FileButton } from '#shared/web/ui/file-button.tsx'
import { exportFile, importFile } from '#shared/web/user-data/import-file.ts'

const types = ['reading-plan', 'reading-session', 'rest']
const isOfReading = ({ type }: UserRecord) => types.includes(type)

/** Exports the reading history as a file and imports one. */
export function TransferCard() {
  return (
    <Card className="print:hidden" id="transfer" title={t('reading:transfer.title')}>
      <p className="text-muted">{t('reading:transfer.about')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => void exportFile(isOfReading)}>{t('reading:transfer.export')}</Button>
        <FileButton
          accept="application/json,.json"
          label={t('reading:transfer.import')}
          onFile={(file) => void importFile(file)}
        />
      </div>
    </Card>
  )
}

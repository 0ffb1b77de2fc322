import { t } from '#shared/web/i18n/i18n.ts'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { LanguageGrid } from './language-grid.tsx'

/** The languages over whatever page is open. */
export default function LanguagePicker({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} open title={t('shell:language')}>
      <LanguageGrid />
    </Dialog>
  )
}

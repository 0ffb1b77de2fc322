import { t } from '#shared/web/i18n/i18n.ts'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { LanguageGrid } from './language-grid.tsx'

/** A dialog to choose the language. */
export default function LanguagePicker({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} open title={t('shell:language')}>
      <LanguageGrid />
    </Dialog>
  )
}

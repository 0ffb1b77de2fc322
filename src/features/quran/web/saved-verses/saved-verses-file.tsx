import { Download, FileText, Upload } from 'lucide-react'
import type { UserRecord } from '#shared/core/user-data/record.ts'
import { parseTarget } from '#shared/core/user-data/target.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { saveFile } from '#shared/web/save-file.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { FileButton } from '#shared/web/ui/file-button.tsx'
import { exportFile, importFile } from '#shared/web/user-data/import-file.ts'
import type { SavedVersesAndNotes } from '../../core/saved-verses/verses-with-notes.ts'
import { savedVersesText } from './saved-verses-text.ts'
import type { VerseTexts } from './verse-texts.ts'

/** Exports saved verses and notes to a file, and imports such a file. */
export function SavedVersesFile({
  data,
  textsOf = () => undefined,
}: {
  data: SavedVersesAndNotes
  textsOf?: (key: string) => VerseTexts | undefined
}) {
  const some = data.saved.length + data.notes.length > 0
  const saveText = () => {
    const name = `rafiq-verses-${new Date().toISOString().slice(0, 10)}.txt`
    saveFile(new File([savedVersesText(data, textsOf)], name, { type: 'text/plain;charset=utf-8' }))
  }
  return (
    <section aria-label={t('saved-verses:file.title')} className="mt-8 grid gap-3 rounded-card bg-sunken p-5">
      <h3 className="text-base">{t('saved-verses:file.title')}</h3>
      <p className="text-muted text-sm">{t('saved-verses:file.about')}</p>
      <div className="flex flex-wrap gap-2">
        {some && (
          <>
            <Button onClick={() => void exportFile(isOfVerse)}>
              <Download aria-hidden size={18} />
              {t('saved-verses:file.export')}
            </Button>
            <Button onClick={saveText}>
              <FileText aria-hidden size={18} />
              {t('saved-verses:file.asText')}
            </Button>
          </>
        )}
        <FileButton
          accept=".json,application/json"
          icon={<Upload aria-hidden size={18} />}
          label={t('saved-verses:file.import')}
          onFile={(file) => void importFile(file)}
        />
      </div>
    </section>
  )
}

/** Whether a record is a saved verse, or a note about one. */
function isOfVerse({ type, id, value }: UserRecord): boolean {
  if (value === null) return false
  const target = type === 'bookmark' ? id : type === 'note' ? (value as { about?: unknown }).about : undefined
  return parseTarget(target)?.type === 'verse'
}

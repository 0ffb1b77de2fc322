import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { saveFile } from '#shared/web/save-file.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { FileButton } from '#shared/web/ui/file-button.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { today } from '#shared/web/use-today.ts'
import { parseReadingLog, storedLog } from '../core/parse-reading-log.ts'
import { forgetAside, readLog, useAside } from './kept-log.ts'
import { addLog } from './reading-changes.ts'

const LARGEST_FILE = 10_000_000

/** Takes the history out as a file and brings one in; and gives out what was stored and could not be understood. */
export function TransferCard() {
  const aside = useAside()
  return (
    <Card className="print:hidden" id="transfer" title={t('reading:transfer.title')}>
      <p className="text-muted">{t('reading:transfer.about')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          onClick={async () =>
            saveText(`rafiq-reading-${today()}.json`, JSON.stringify(storedLog(await readLog()), null, 2))
          }
        >
          {t('reading:transfer.export')}
        </Button>
        <FileButton
          accept="application/json,.json"
          label={t('reading:transfer.import')}
          onFile={(file) => void bringIn(file)}
        />
      </div>
      {aside.length > 0 && (
        <div className="mt-5 rounded-card bg-ending-soft p-4">
          <p>{t('reading:transfer.aside')}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button onClick={() => saveText(`rafiq-reading-unread-${today()}.txt`, aside.join('\n'))}>
              {t('reading:transfer.saveAside')}
            </Button>
            <Button onClick={forgetAside}>{t('reading:transfer.forgetAside')}</Button>
          </div>
        </div>
      )}
    </Card>
  )
}

function saveText(name: string, text: string): void {
  saveFile(new File([text], name, { type: 'application/octet-stream' }))
}

async function bringIn(file: File): Promise<void> {
  const parsed = file.size > LARGEST_FILE ? undefined : await logOf(file)
  if (!parsed) {
    toast({
      title: t('reading:transfer.wrong'),
      description: t('reading:transfer.wrongText'),
      tone: 'destructive',
    })
    return
  }
  const { log, broken } = parsed
  await addLog(log)
  const known = log.plans.length + log.sessions.length + log.pauses.length
  toast({
    title: t('reading:transfer.done', { count: known, entries: formatNumber(known) }),
    ...(broken.length > 0 && {
      description: t('reading:transfer.broken', {
        count: broken.length,
        entries: formatNumber(broken.length),
      }),
    }),
  })
}

async function logOf(file: File) {
  try {
    return parseReadingLog(JSON.parse(await file.text()))
  } catch {
    return undefined
  }
}

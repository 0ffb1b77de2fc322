import { Download, Upload } from 'lucide-react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { saveFile } from '#shared/web/save-file.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { FileButton } from '#shared/web/ui/file-button.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { bringIn, fileOfDevice } from './transfer.ts'

/** Everything of this device as a file, and such a file back in. */
export function TransferPart() {
  return (
    <section className="mt-6">
      <h3 className="font-semibold">{t('privacy:transfer.title')}</h3>
      <p className="mt-1 text-muted text-sm">{t('privacy:transfer.about')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => void download()}>
          <Download aria-hidden size={17} />
          {t('privacy:transfer.download')}
        </Button>
        <FileButton
          accept="application/json,.json"
          icon={<Upload aria-hidden size={17} />}
          label={t('privacy:transfer.bringIn')}
          onFile={(file) => void take(file)}
        />
      </div>
    </section>
  )
}

const failed = () =>
  toast({
    title: t('privacy:transfer.failed'),
    description: t('privacy:transfer.failedText'),
    tone: 'destructive',
  })

async function download(): Promise<void> {
  const file = await fileOfDevice().catch(() => undefined)
  if (file) saveFile(file)
  else failed()
}

async function take(file: File): Promise<void> {
  try {
    const found = await bringIn(file)
    if (!found) {
      toast({
        title: t('privacy:transfer.wrong'),
        description: t('privacy:transfer.wrongText'),
        tone: 'destructive',
      })
      return
    }
    const { taken, keptOwn, broken } = found
    const words = [
      keptOwn > 0 && t('privacy:transfer.keptOwn', { count: keptOwn, number: formatNumber(keptOwn) }),
      broken > 0 && t('privacy:transfer.broken', { count: broken, number: formatNumber(broken) }),
    ].filter((text) => text !== false)
    toast({
      title: t('privacy:transfer.done', { count: taken, number: formatNumber(taken) }),
      ...(words.length > 0 && { description: words.join(' ') }),
    })
  } catch {
    failed()
  }
}

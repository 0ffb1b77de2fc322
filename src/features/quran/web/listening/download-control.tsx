import { Check, Download, Trash2, X } from 'lucide-react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatBytes } from '#shared/web/i18n/format-bytes.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { downloadSurah, recordingCount, useSurahDownload } from './download-surah.ts'
import { type DownloadedSurah, removeDownloadedSurah } from './downloaded-surahs.ts'

/** Downloads a surah: progress and size, with buttons to cancel, resume and remove. */
export function DownloadControl({
  surah,
  reciter,
  name,
  downloaded,
}: {
  surah: number
  reciter: string
  name: string
  downloaded: DownloadedSurah | undefined
}) {
  const download = useSurahDownload(reciter, surah)
  const all = recordingCount(surah)
  const control = (key: string) => {
    const label = t(`listening:downloads.${key}`, { surah: name })
    return { 'aria-label': label, 'data-tooltip': label, look: 'plain' as const, round: true }
  }
  const portion = (done: number, of: number) => ({ done: formatNumber(done), all: formatNumber(of) })

  if (download?.status === 'running') {
    return (
      <div className="flex items-center gap-1">
        <p aria-live="off" className="tabular text-end text-muted text-sm">
          {t('listening:downloads.progress', portion(download.done, download.all))}
          <progress
            aria-label={t('listening:downloads.download', { surah: name })}
            className="mt-1 block h-1.5 w-20 accent-(--action)"
            max={download.all}
            value={download.done}
          />
        </p>
        <Button {...control('cancel')} onClick={download.cancel}>
          <X aria-hidden size={18} />
        </Button>
      </div>
    )
  }
  const recordings = downloaded?.recordings ?? 0
  const isComplete = recordings === all
  const remove = async () => {
    await removeDownloadedSurah(reciter, surah)
    toast({ title: t('listening:downloads.removed', { surah: name }) })
  }
  return (
    <div className="flex items-center justify-end gap-1">
      <div className="max-w-40 text-end text-muted text-sm leading-tight">
        {isComplete && downloaded && (
          <p className="flex items-center justify-end gap-1 max-sm:text-xs">
            <Check aria-hidden className="shrink-0 text-action" size={15} />
            {t('listening:downloads.downloaded', { size: formatBytes(downloaded.bytes) })}
          </p>
        )}
        {!isComplete && recordings > 0 && <p>{t('listening:downloads.partly', portion(recordings, all))}</p>}
        {download?.status === 'broken' && (
          <p className="text-ending text-xs" role="alert">
            {t(`listening:downloads.${download.problem}`)}
          </p>
        )}
      </div>
      {!isComplete && (
        <Button
          {...control(recordings > 0 ? 'resume' : 'download')}
          onClick={() => void downloadSurah(reciter, surah)}
        >
          <Download aria-hidden size={18} />
        </Button>
      )}
      {recordings > 0 && (
        <Button {...control('remove')} onClick={() => void remove()}>
          <Trash2 aria-hidden size={18} />
        </Button>
      )}
    </div>
  )
}

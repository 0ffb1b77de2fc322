import { Check, Download, Trash2, X } from 'lucide-react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { downloadSurah, recordingCount, useSurahDownload } from './download-surah.ts'
import { type DownloadedSurah, removeDownloadedSurah } from './downloaded-surahs.ts'
import { formatBytes } from './format-bytes.ts'

/** Keeps a surah on this device: how far it is and how large, to be cancelled, gone on with and removed. */
export function DownloadControl({
  surah,
  reciter,
  name,
  kept,
}: {
  surah: number
  reciter: string
  name: string
  kept: DownloadedSurah | undefined
}) {
  const keeping = useSurahDownload(reciter, surah)
  const all = recordingCount(surah)
  const control = (key: string) => {
    const label = t(`listening:keep.${key}`, { surah: name })
    return { 'aria-label': label, 'data-tooltip': label, look: 'plain' as const, round: true }
  }
  const portion = (done: number, of: number) => ({ done: formatNumber(done), all: formatNumber(of) })

  if (keeping?.status === 'running') {
    return (
      <div className="flex items-center gap-1">
        <p aria-live="off" className="tabular text-end text-muted text-sm">
          {t('listening:keep.progress', portion(keeping.done, keeping.all))}
          <progress
            aria-label={t('listening:keep.keep', { surah: name })}
            className="mt-1 block h-1.5 w-20 accent-(--action)"
            max={keeping.all}
            value={keeping.done}
          />
        </p>
        <Button {...control('cancel')} onClick={keeping.cancel}>
          <X aria-hidden size={18} />
        </Button>
      </div>
    )
  }
  const recordings = kept?.recordings ?? 0
  const whole = recordings === all
  const remove = async () => {
    await removeDownloadedSurah(reciter, surah)
    toast({ title: t('listening:keep.removed', { surah: name }) })
  }
  return (
    <div className="flex items-center justify-end gap-1">
      <div className="max-w-40 text-end text-muted text-sm leading-tight">
        {whole && kept && (
          <p className="flex items-center justify-end gap-1 max-sm:text-xs">
            <Check aria-hidden className="shrink-0 text-action" size={15} />
            {t('listening:keep.kept', { size: formatBytes(kept.bytes) })}
          </p>
        )}
        {!whole && recordings > 0 && <p>{t('listening:keep.partly', portion(recordings, all))}</p>}
        {keeping?.status === 'broken' && (
          <p className="text-ending text-xs" role="alert">
            {t(`listening:keep.${keeping.problem}`)}
          </p>
        )}
      </div>
      {!whole && (
        <Button
          {...control(recordings > 0 ? 'resume' : 'keep')}
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

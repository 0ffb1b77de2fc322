import { useQueryClient } from '@tanstack/react-query'
import { Check, Download, Trash2 } from 'lucide-react'
import { useEffect } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import {
  countDownloaded,
  downloadQuran,
  removeDownload,
  stopDownload,
  useQuranDownload,
} from '../data/download-quran.ts'

const MEGABYTE = 1_000_000

/** Downloads the whole Quran with the chosen translations, and shows how much is stored. */
export function DownloadQuran({ translations }: { translations: readonly string[] }) {
  const client = useQueryClient()
  const { status, files, allFiles, allBytes } = useQuranDownload()
  useEffect(() => {
    void countDownloaded(translations, client)
  }, [translations, client])
  const complete = allFiles > 0 && files === allFiles
  const share = allFiles > 0 ? files / allFiles : 0
  const megabytes = formatNumber(allBytes / MEGABYTE, { maximumFractionDigits: 1 })
  return (
    <section aria-labelledby="keep-title" className="mt-6 rounded-card border border-hairline p-4">
      <h3 className="text-base" id="keep-title">
        {t('reader:download.title')}
      </h3>
      <p className="mt-1 text-muted text-sm">{t('reader:download.about')}</p>
      {status === 'unsupported' ? (
        <p className="mt-2 text-sm">{t('reader:download.impossible')}</p>
      ) : (
        <>
          <progress
            aria-label={t('reader:download.title')}
            className="mt-3 h-2 w-full overflow-hidden rounded-full accent-action"
            max={1}
            value={share}
          />
          <p aria-live="polite" className="tabular mt-1 text-muted text-sm">
            {complete
              ? t('reader:download.complete', { size: megabytes })
              : t('reader:download.share', { share: formatNumber(Math.floor(share * 100)), size: megabytes })}
          </p>
          {status === 'waiting' && <p className="mt-1 text-sm">{t('reader:download.waiting')}</p>}
          {status === 'failed' && (
            <p className="mt-1 text-ending text-sm" role="alert">
              {t('reader:download.failed')}
            </p>
          )}
          <div className="mt-3 flex flex-wrap gap-2">
            {status === 'downloading' || status === 'waiting' ? (
              <Button onClick={stopDownload}>{t('reader:download.stop')}</Button>
            ) : (
              <Button
                disabled={complete || status === 'unknown'}
                onClick={() => downloadQuran(translations, client)}
              >
                {complete ? <Check aria-hidden size={17} /> : <Download aria-hidden size={17} />}
                {t(complete ? 'reader:download.done' : 'reader:download.start')}
              </Button>
            )}
            {files > 0 && status !== 'downloading' && (
              <Button onClick={() => removeDownload(translations, client)}>
                <Trash2 aria-hidden size={17} />
                {t('reader:download.remove')}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  )
}

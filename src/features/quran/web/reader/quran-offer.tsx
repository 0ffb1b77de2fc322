import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { useOnline } from '#shared/web/offline/use-online.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { countDownloaded, downloadQuran, stopDownload, useQuranDownload } from '../data/download-quran.ts'
import { useReaderSettings } from './reader-settings.ts'

const MEGABYTE = 1_000_000

/** Offers to download the whole Quran, so that every surah and the search work offline; nothing once it is stored. */
export default function QuranOffer() {
  const { translations } = useReaderSettings()
  const client = useQueryClient()
  const online = useOnline()
  const { status, files, allFiles, allBytes } = useQuranDownload()
  const [begun, setBegun] = useState(false)
  useEffect(() => {
    void countDownloaded(translations, client)
  }, [translations, client])
  const isComplete = allFiles > 0 && files === allFiles
  const isRunning = status === 'downloading' || status === 'waiting'
  if (status === 'unknown' || status === 'unsupported' || (isComplete && !begun)) return null
  const size = formatNumber(Math.ceil(allBytes / MEGABYTE))
  return (
    <section
      aria-labelledby="quran-offer-title"
      className="mx-auto w-full max-w-reading rounded-card border border-hairline p-4 text-start sm:p-5 print:hidden"
    >
      <h2 className="text-base" id="quran-offer-title">
        {t('reader:offer.title')}
      </h2>
      <p aria-live="polite" className="mt-1 text-muted text-sm">
        {t(`reader:offer.${isComplete ? 'done' : status === 'waiting' ? 'waiting' : 'about'}`)}
      </p>
      {status === 'failed' && (
        <p className="mt-1 text-ending text-sm" role="alert">
          {t('reader:download.failed')}
        </p>
      )}
      {status === 'downloading' && (
        <progress
          aria-label={t('reader:offer.title')}
          className="mt-3 h-2 w-full overflow-hidden rounded-full accent-action"
          max={Math.max(1, allFiles)}
          value={files}
        />
      )}
      {isRunning && (
        <Button className="mt-3" onClick={stopDownload}>
          {t('reader:download.stop')}
        </Button>
      )}
      {!isRunning && !isComplete && (
        <Button
          className="mt-3"
          onClick={() => {
            setBegun(true)
            void downloadQuran(translations, client)
          }}
        >
          <Download aria-hidden size={17} />
          {t(online ? 'reader:offer.start' : 'reader:offer.startLater', { size })}
        </Button>
      )}
    </section>
  )
}

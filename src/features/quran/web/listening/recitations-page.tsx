import { Play } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSearch } from 'wouter'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { continuousPlayback } from './continuous-playback.ts'
import { DownloadsSummary } from './downloads-summary.tsx'
import { RecitationSources } from './recitation-sources.tsx'
import { ReciterPicker } from './reciter-picker.tsx'
import { SurahRecitations } from './surah-recitations.tsx'
import { useListening } from './use-listening.ts'

/** Recitations to play and download. `?autoplay=true` starts with the first surah. */
export default function RecitationsPage() {
  usePageTitle(t('pages:audioRecitations.title'))
  const { status, play } = useListening()
  const continuous = continuousPlayback.use() ?? true
  const start = () => play({ from: { surah: 1, verse: 1 }, continuous })
  useAutoplay(start)
  return (
    <main className="@container mx-auto w-full max-w-content px-5 pt-2 pb-16 sm:px-8" id="main">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl">{t('listening:title')}</h1>
          <p className="mt-1 text-muted">{t('listening:page.lead')}</p>
        </div>
        {status === 'silent' && (
          <Button look="action" onClick={start}>
            <Play aria-hidden fill="currentColor" size={15} />
            {t('listening:page.begin')}
          </Button>
        )}
      </div>
      <div className="grid items-start gap-6 @min-[60rem]:grid-rows-[auto_1fr] @min-[60rem]:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <ReciterPicker />
        <div className="@min-[60rem]:row-span-2">
          <SurahRecitations continuous={continuous} />
        </div>
        <DownloadsSummary />
      </div>
      <RecitationSources />
    </main>
  )
}

/** Starts once if the address asks for it. If the browser blocks autoplay, the player says so. */
function useAutoplay(start: () => void): void {
  const isRequested = new URLSearchParams(useSearch()).get('autoplay') === 'true'
  const hasStarted = useRef(false)
  useEffect(() => {
    if (!isRequested || hasStarted.current) return
    hasStarted.current = true
    start()
  })
}

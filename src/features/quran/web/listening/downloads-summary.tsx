import { useEffect, useState } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatBytes } from '#shared/web/i18n/format-bytes.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { removeDownloadedSurah, useDownloadedSurahs } from './downloaded-surahs.ts'

/** The size of all downloads on this device, and the free space. */
export function DownloadsSummary() {
  const downloaded = useDownloadedSurahs()
  const freeSpace = useFreeSpace(downloaded)
  const surahs = [...(downloaded?.values() ?? [])]
  const bytes = surahs.reduce((sum, surah) => sum + surah.bytes, 0)
  return (
    <Card id="kept" title={t('listening:downloads.title')}>
      <p className="min-h-6">
        {downloaded &&
          (surahs.length === 0
            ? t('listening:downloads.none')
            : t('listening:downloads.total', {
                count: surahs.length,
                number: formatNumber(surahs.length),
                size: formatBytes(bytes),
              }))}
      </p>
      <p className="mt-1 min-h-6 text-muted text-sm">
        {freeSpace !== undefined && t('listening:downloads.room', { size: formatBytes(freeSpace) })}
      </p>
      {surahs.length > 0 && (
        <p className="mt-3">
          <Button
            onClick={async () => {
              for (const { reciter, surah } of surahs) await removeDownloadedSurah(reciter, surah)
            }}
          >
            {t('listening:downloads.removeAll')}
          </Button>
        </p>
      )}
    </Card>
  )
}

/** The bytes that the browser still allows this site, updated when `changed` changes. */
function useFreeSpace(changed: unknown): number | undefined {
  const [freeSpace, setFreeSpace] = useState<number>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: downloads change the free space.
  useEffect(() => {
    let current = true
    void navigator.storage
      ?.estimate?.()
      .then(({ quota = 0, usage = 0 }) => current && setFreeSpace(Math.max(0, quota - usage)))
    return () => {
      current = false
    }
  }, [changed])
  return freeSpace
}

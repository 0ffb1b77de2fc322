import { useEffect, useState } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { removeDownloadedSurah, useDownloadedSurahs } from './downloaded-surahs.ts'
import { formatBytes } from './format-bytes.ts'

/** How much is kept on this device, of all reciters, and how much room is left. */
export function DownloadsSummary() {
  const kept = useDownloadedSurahs()
  const room = useRoom(kept)
  const surahs = [...(kept?.values() ?? [])]
  const bytes = surahs.reduce((sum, surah) => sum + surah.bytes, 0)
  return (
    <Card id="kept" title={t('listening:keep.title')}>
      <p className="min-h-6">
        {kept &&
          (surahs.length === 0
            ? t('listening:keep.none')
            : t('listening:keep.total', {
                count: surahs.length,
                number: formatNumber(surahs.length),
                size: formatBytes(bytes),
              }))}
      </p>
      <p className="mt-1 min-h-6 text-muted text-sm">
        {room !== undefined && t('listening:keep.room', { size: formatBytes(room) })}
      </p>
      {surahs.length > 0 && (
        <p className="mt-3">
          <Button
            onClick={async () => {
              for (const { reciter, surah } of surahs) await removeDownloadedSurah(reciter, surah)
            }}
          >
            {t('listening:keep.removeAll')}
          </Button>
        </p>
      )}
    </Card>
  )
}

/** Bytes that the browser still gives this site; asked again whenever `changed` is another. */
function useRoom(changed: unknown): number | undefined {
  const [room, setRoom] = useState<number>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept or removed changes the room.
  useEffect(() => {
    let current = true
    void navigator.storage
      ?.estimate?.()
      .then(({ quota = 0, usage = 0 }) => current && setRoom(Math.max(0, quota - usage)))
    return () => {
      current = false
    }
  }, [changed])
  return room
}

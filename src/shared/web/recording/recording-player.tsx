import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import type { ChosenRecording } from './chosen-recording.ts'

const KILOBYTE = 1000
const MEGABYTE = 1_000_000

/** Plays a recording in this page's memory, with a button to discard it if possible. */
export function RecordingPlayer({
  recording: { file, name },
  onDiscard,
}: {
  recording: ChosenRecording
  onDiscard?: () => void
}) {
  const address = useAddress(file)
  const [unplayable, setUnplayable] = useState<string>()
  const title = name ?? t('recording:own')
  return (
    <div className="mt-5">
      <div className="mb-2 flex items-center justify-between gap-3">
        <p className="min-w-0">
          <bdi className="block truncate font-semibold">{title}</bdi>
          <span className="text-muted text-sm">{sizeOf(file)}</span>
        </p>
        {onDiscard && (
          <Button aria-label={t('recording:discard')} look="plain" onClick={onDiscard} round>
            <X aria-hidden size={20} />
          </Button>
        )}
      </div>
      {address && (
        // biome-ignore lint/a11y/useMediaCaption: it is the person's own voice, and the page shows the words.
        <audio
          aria-label={title}
          className="w-full"
          controls
          onError={() => setUnplayable(address)}
          src={address}
        />
      )}
      <p className="mt-2 text-ending empty:mt-0" role="alert">
        {address && unplayable === address && t('recording:unplayable')}
      </p>
    </div>
  )
}

function sizeOf({ size }: Blob): string {
  const [unit, bytes] =
    size < MEGABYTE ? (['kilobyte', KILOBYTE] as const) : (['megabyte', MEGABYTE] as const)
  return formatNumber(size / bytes, { style: 'unit', unit, maximumSignificantDigits: 2 })
}

/** An object URL for playing the recording. */
function useAddress(file: Blob): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}

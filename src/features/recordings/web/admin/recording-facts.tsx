import { useQuery } from '@tanstack/react-query'
import { Headphones } from 'lucide-react'
import { useEffect, useState } from 'react'
import { pathOf } from '#shared/web/api/call.ts'
import { readFile } from '#shared/web/api/file-transfer.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatBytes } from '#shared/web/i18n/format-bytes.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { formatTrackTime } from '#shared/web/i18n/format-track-time.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { type Recording, readPublicAudio, readRecordingAudio } from '../../core/recordings.contract.ts'
import { WaveformPlayer } from '../waveform-player.tsx'
import { decibels } from './recording-columns.tsx'

const KILO = 1000

/** The player of a recording and what is known of its file. */
export function RecordingFacts({ recording }: { recording: Recording }) {
  const { contentType, fileSize, duration, bitRate, sampleRate, channels, loudness, peak } = recording
  const facts = [
    [t('admin-recordings:duration'), formatTrackTime(duration)],
    [t('admin-recordings:size'), formatBytes(fileSize)],
    [t('admin-recordings:type'), contentType],
    [t('admin-recordings:bitRate'), `${formatNumber(Math.round(bitRate / KILO))} kbit/s`],
    [t('admin-recordings:sampleRate'), `${formatNumber(sampleRate / KILO)} kHz`],
    [t('admin-recordings:channels'), formatNumber(channels)],
    [t('admin-recordings:loudness'), decibels(loudness, 'LUFS')],
    [t('admin-recordings:peak'), decibels(peak, 'dBFS')],
    [t('admin-recordings:uploadedAt'), formatInstant(recording.uploadedAt)],
    [t('admin-recordings:uploader'), recording.uploadedBy ?? '–'],
  ] as const
  return (
    <div className="rounded-2xl bg-sunken p-4">
      {recording.status === 'active' && recording.deletedAt === null ? (
        <WaveformPlayer recording={recording} src={pathOf(readPublicAudio, { id: recording.id })} />
      ) : (
        <DraftPlayer recording={recording} />
      )}
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-2 text-sm sm:grid-cols-5">
        {facts.map(([name, value]) => (
          <div className="min-w-0" key={name}>
            <dt className="text-muted">{name}</dt>
            <dd>
              <bdi className="tabular break-words">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Fetches the file of a draft on demand: an audio element can’t send the session. */
function DraftPlayer({ recording }: { recording: Recording }) {
  const [isWanted, setWanted] = useState(false)
  const path = pathOf(readRecordingAudio, { id: recording.id })
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => readFile(path, signal),
    enabled: isWanted,
    gcTime: 0,
  })
  const src = useAddress(data)
  if (src) return <WaveformPlayer recording={recording} src={src} />
  return (
    <>
      <Button disabled={isFetching} onClick={() => (isWanted ? void refetch() : setWanted(true))}>
        <Headphones aria-hidden size={18} />
        {t(`admin-recordings:${isFetching ? 'fetching' : 'listen'}`)}
      </Button>
      <p className="mt-2 text-ending text-sm empty:mt-0" role="alert">
        {isError && !isFetching && t('recordings:failed')}
      </p>
    </>
  )
}

/** An address for playing a file in this page’s memory. */
function useAddress(file: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}

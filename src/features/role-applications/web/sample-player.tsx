import { useQuery } from '@tanstack/react-query'
import { Headphones } from 'lucide-react'
import { useState } from 'react'
import { readFile } from '#shared/web/api/file-transfer.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { RecordingPlayer } from '#shared/web/recording/recording-player.tsx'
import { Button } from '#shared/web/ui/button.tsx'
import { applicationFailureKey } from './application-failure-key.ts'

/** Fetches and plays a recording on demand. */
export function SamplePlayer({
  path,
  bytes,
  name,
}: {
  path: string
  /** Distinguishes recordings of one application by size. */
  bytes: number
  name: string
}) {
  const [wanted, setWanted] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [path, bytes],
    queryFn: ({ signal }) => readFile(path, signal),
    enabled: wanted,
    gcTime: 0,
  })
  if (data) {
    return (
      <div className="-mt-5 basis-full">
        <RecordingPlayer recording={{ file: data, name, type: data.type }} />
      </div>
    )
  }
  return (
    <div>
      <Button disabled={isFetching} onClick={() => (wanted ? refetch() : setWanted(true))}>
        <Headphones aria-hidden size={18} />
        {t(isFetching ? 'role-applications:sample.fetching' : 'role-applications:sample.listen')}
      </Button>
      <p className="mt-2 text-ending text-sm empty:mt-0" role="alert">
        {error && !isFetching && t(`role-applications:failed.${applicationFailureKey(error)}`)}
      </p>
    </div>
  )
}

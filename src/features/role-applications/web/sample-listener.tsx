import { useQuery } from '@tanstack/react-query'
import { Headphones } from 'lucide-react'
import { useState } from 'react'
import { readFile } from '#shared/web/api/file-transfer.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { RecordingPlayer } from '#shared/web/recording/recording-player.tsx'
import { Button } from '#shared/web/ui/button.tsx'
import { textOfFailure } from './text-of-failure.ts'

/** Fetches a recording of the server when somebody wants to hear it, and plays it. */
export function SampleListener({
  path,
  bytes,
  name,
}: {
  path: string
  /** Another recording of the same application is of another size. */
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
        {error && !isFetching && t(`role-applications:failed.${textOfFailure(error)}`)}
      </p>
    </div>
  )
}

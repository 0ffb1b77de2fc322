import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Studio } from '#features/gallery/web/studio/studio.tsx'
import { versesOf } from './verses-of.ts'

/** `/gallery/make` with the verses of the Quran. */
export default function StudioPage() {
  const client = useQueryClient()
  const verses = useMemo(() => versesOf(client), [client])
  return <Studio verses={verses} />
}

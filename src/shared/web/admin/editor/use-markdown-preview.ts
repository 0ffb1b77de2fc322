import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** How long typing has to pause before the text is rendered. */
const PAUSE_MS = 500

/**
 * Markdown as the server renders it, a moment after the last key, and the last rendering until then. `key` names the call and
 * everything else that the rendering depends on.
 */
export function useMarkdownPreview<Answer>(
  key: readonly string[],
  markdown: string,
  render: (markdown: string, signal: AbortSignal) => Promise<Answer>,
) {
  const [written, setWritten] = useState(markdown)
  useEffect(() => {
    const timer = setTimeout(() => setWritten(markdown), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [markdown])
  const isEmpty = written.trim() === ''
  const { data, error } = useQuery({
    queryKey: [...key, written],
    queryFn: ({ signal }) => render(written, signal),
    placeholderData: keepPreviousData,
    enabled: !isEmpty,
    retry: false,
  })
  return { data, error, isEmpty }
}

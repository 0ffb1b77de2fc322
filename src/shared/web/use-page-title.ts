import { useEffect } from 'react'

/** Names the document after the page that is open. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}

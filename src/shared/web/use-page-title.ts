import { useEffect } from 'react'

/** Sets the document's title for the open page. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}

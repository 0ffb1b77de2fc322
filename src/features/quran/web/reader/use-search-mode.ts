import { useLayoutEffect, useRef, useState } from 'react'

/** Whether verses are searched in place of the text, whose place is kept meanwhile. */
export function useSearchMode() {
  const [isOpen, setOpen] = useState(false)
  const scrolled = useRef(0)
  const returning = useRef(false)
  useLayoutEffect(() => {
    if (isOpen) scrollTo(0, 0)
    else if (returning.current) scrollTo(0, scrolled.current)
    returning.current = false
  }, [isOpen])
  return {
    isOpen,
    open: () => {
      if (isOpen) return
      scrolled.current = scrollY
      setOpen(true)
    },
    /** Back to where one was. */
    close: () => {
      returning.current = true
      setOpen(false)
    },
    /** On to another place. */
    leave: () => setOpen(false),
  }
}

import { useLayoutEffect, useRef, useState } from 'react'

/** In pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

export interface MeasuredSize extends Size {
  /** The root font size (CSS `rem`), which users can change. */
  readonly rem: number
}

/**
 * The size of an element as it changes; `undefined` until layout. The browser reports it after its own
 * layout, because measuring earlier would force a layout during rendering.
 */
export function useSize<Element extends HTMLElement>() {
  const ref = useRef<Element>(null)
  const [size, setSize] = useState<MeasuredSize>()
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      if (width && height) setSize({ width, height, rem })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, size }
}
